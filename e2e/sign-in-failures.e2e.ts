// Every way in which signing in or up can fail: the server's error text, or the word Error (spec, section 8).
import assert from 'node:assert/strict';
import { type Page, type Route, test } from '@playwright/test';
import { open, visit } from './marketplace.ts';
import { newEmail, password } from './users.ts';

type Failure = { name: string; respond: (route: Route) => Promise<void>; message: string };

const problem = (status: number, shape: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ status, ...shape }) });

const failures: readonly Failure[] = [
  {
    name: 'refused',
    respond: problem(401, { code: 'wrong_credentials', title: 'No', detail: 'These two do not fit together.' }),
    message: 'These two do not fit together.',
  },
  {
    name: 'refused in a title alone',
    respond: problem(409, { code: 'email_taken', title: 'Somebody has this address.' }),
    message: 'Somebody has this address.',
  },
  {
    name: 'refused for a field',
    respond: problem(422, {
      code: 'invalid_input',
      title: 'Not so',
      fields: [{ field: 'password', rule: 'common', message: 'Half of the world has this one.' }],
    }),
    message: 'Half of the world has this one.',
  },
  {
    name: 'broken, and the server says so',
    respond: problem(500, { code: 'internal', title: 'Ours', detail: 'The mistake is ours.' }),
    message: 'The mistake is ours.',
  },
  {
    name: 'busy',
    respond: problem(503, { code: 'unavailable', title: 'Busy', detail: 'Please come back in 5 s.' }),
    message: 'Please come back in 5 s.',
  },
  {
    name: 'answered by something else',
    respond: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    message: 'Error',
  },
  {
    name: 'answered by nonsense',
    respond: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    message: 'Error',
  },
  { name: 'not answered', respond: (route) => route.abort(), message: 'Error' },
];

for (const [mode, path, call, button] of [
  ['sign-in', '/login', 'login', 'Sign in'],
  ['sign-up', '/login?mode=register', 'register', 'Create account'],
] as const)
  test.describe(`a ${mode} that is`, () => {
    for (const { name, respond, message } of failures)
      test(`${name}: ‘${message}’, and what was typed stays`, () =>
        visit(`${mode}-${name}`, {}, async ({ page, allow }) => {
          allow(/status of \d|net::ERR_FAILED/);
          await page.route(`**/api/auth/${call}`, respond);
          await open(page, path);
          const email = newEmail();
          await fill(page, email);
          await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
          await page
            .getByRole('alert')
            .getByText(message, { exact: message === 'Error' })
            .first()
            .waitFor();
          assert.equal(await page.getByLabel('E-mail').inputValue(), email);
          assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), password);
          assert.equal(new URL(page.url()).pathname, '/login');
          assert.equal(await page.evaluate(() => localStorage.getItem('token')), null);
        }));
  });

test('an error of a sign-up goes with what puts its field right, and the summary with the last', () =>
  visit('sign-up-put-right', {}, async ({ page }) => {
    await open(page, '/login?mode=register');
    await page.getByRole('main').getByRole('button', { name: 'Create account', exact: true }).click();
    await page.getByText('2 fields need your attention').waitFor();
    await page.getByLabel('E-mail').fill(newEmail());
    await page.getByText('One field needs your attention').waitFor();
    assert.equal(await page.getByLabel('E-mail').getAttribute('aria-invalid'), null);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('alert').waitFor({ state: 'detached' });
  }));

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

// Operators of whom codes are asked: told until when they may work without, and where to set them up once they may not.
import { type Page, test } from '@playwright/test';
import { systemClock } from '#platform/clock/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createUser, prepareUser } from '#domain/accounts/create-user.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { type Marketplace, open, phone, startMarketplace, visit } from './marketplace.ts';

const password = 'quiet harbour lamp of hers';
const newcomer = 'newcomer@office.test';
const late = 'late@office.test';
const dayMs = 86_400_000;

/** Two operators: one of today, one of before the grace. */
async function addOperators(dataDir: string): Promise<void> {
  const database = await openDatabase({ folder: dataDir });
  const now = systemClock.now();
  const add = async (email: string, at: Date) =>
    createUser(database.read, await prepareUser({ email, password, role: 'admin' }, at));
  await add(newcomer, now);
  await add(late, new Date(now.getTime() - 8 * dayMs));
  await database.close();
}

test.describe('an operator without codes', () => {
  let at: Marketplace;
  test.beforeAll(async () => void (at = await startMarketplace({}, addOperators)));
  test.afterAll(() => at.stop());

  const signIn = async (page: Page, email: string) => {
    await open(page, '/login?next=/admin');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  };

  test('reads until when that is allowed, and goes on to set them up', () =>
    visit('second-factor-grace', { at, viewport: phone }, async ({ page }) => {
      await signIn(page, newcomer);
      await page.getByRole('heading', { level: 1, name: 'What is waiting' }).waitFor();
      const notice = page.getByText(/You can work without them until .*\d{4}/);
      await notice.waitFor();
      await assertAccessible(page, 'the operator area');
      await assertNoHorizontalOverflow(page, 'the operator area');
      await notice.getByRole('link', { name: 'Go to Security' }).click();
      await page.getByRole('button', { name: 'Set it up' }).waitFor();
    }));

  test('is led to set them up once the area is refused', () =>
    visit('second-factor-required', { at, viewport: phone }, async ({ page, allow }) => {
      allow(/status of 409/);
      await signIn(page, late);
      await page.getByRole('heading', { level: 1, name: 'Please set up codes for your account' }).waitFor();
      await assertAccessible(page, 'the refusal');
      await page.getByRole('link', { name: 'Go to Security' }).click();
      await page.getByRole('button', { name: 'Set it up' }).waitFor();
    }));
});

// Settings and languages where a page does not bring them: client-only areas (spec, sections 4 and 8).
import assert from 'node:assert/strict';
import { expect, type Page, type Route, test } from '@playwright/test';
import { waitUntilHydrated, open, visit, type Visit } from './marketplace.ts';
import { storageStateOf, newTraveller, travellerName } from './users.ts';

const own = '/dashboard/reviews';
const failedRequest = /net::ERR_FAILED|status of 500/;

test.describe('a client-only area', () => {
  test('loads settings, languages and its texts by itself', () =>
    visit('configuration', storageStateOf(newTraveller()), async ({ page }) => {
      const requests = callsOf(page);
      await open(page, own);
      await page.getByRole('heading', { level: 1, name: 'Reviews & Ratings' }).waitFor();
      for (const path of ['/api/settings', '/api/settings/languages', '/api/i18n/en/dashboard'])
        assert.deepEqual(
          requests.filter((one) => one === path),
          [path],
        );
      assert.equal(await page.getByRole('alert').count(), 0);
    }));

  test('loads them too after following a link', () =>
    visit('configuration-by-link', storageStateOf(newTraveller()), async ({ page }) => {
      const requests = callsOf(page);
      await open(page, '/tours');
      assert.deepEqual(requests.filter(isConfiguration), []);
      await toDashboard(page);
      await page.getByRole('heading', { level: 1, name: 'My Bookings' }).waitFor();
      assert.deepEqual(requests.filter(isConfiguration).sort(), ['/api/settings', '/api/settings/languages']);
    }));

  test('offers the languages that the server lists', () =>
    visit('languages-listed', storageStateOf(newTraveller()), async ({ page }) => {
      await page.route('**/api/settings/languages', (route) => route.fulfill({ json: ['en', 'fr'] }));
      await open(page, own);
      await expect.poll(() => languagesIn(page)).toEqual(['en', 'fr']);
    }));

  test('offers Spanish, English and French where the list of languages cannot be had', () =>
    visit('languages-failed', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(failedRequest);
      await page.route('**/api/settings/languages', (route) => route.abort());
      await page.route('**/api/settings', (route) => settingsWith(route, { availableLanguages: ['en'] }));
      await open(page, own);
      await page.getByRole('heading', { level: 1, name: 'Reviews & Ratings' }).waitFor();
      await expect.poll(() => languagesIn(page)).toEqual(['es', 'en', 'fr']);
      // The settings came, so there is nothing to complain of.
      assert.equal(await page.getByRole('alert').count(), 0);
    }));

  test('takes the language without a prefix from the settings', () =>
    visit('default-language', storageStateOf(newTraveller()), async ({ page }) => {
      await page.route('**/api/settings', (route) => settingsWith(route, { defaultLanguage: 'fr' }));
      assert.equal(await addressOfFrench(page), own);
    }));

  test('takes English as the language without a prefix where the settings cannot be had', () =>
    visit('default-language-failed', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(failedRequest);
      await page.route('**/api/settings', (route) => route.abort());
      assert.equal(await addressOfFrench(page), `/fr${own}`);
    }));
});

test.describe('when the settings cannot be loaded', () => {
  test('because the server refuses, a client-only area says so and goes on', () =>
    saysSo({ name: 'settings-500', refuse: (route) => route.fulfill({ status: 500, json: { status: 500 } }) }));

  test('because there is no response, in Spanish', () =>
    saysSo({
      name: 'settings-aborted',
      prefix: '/es',
      refuse: (route) => route.abort(),
      says: 'Error al cargar la configuración',
      title: 'Opiniones y valoraciones',
    }));

  test('because the response takes longer than ten seconds', () =>
    visit('settings-late', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(failedRequest);
      // The clock is stopped from the start and only advanced by the test, however slow the machine is.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      let requests = false;
      await page.route('**/api/settings', () => void (requests = true));
      await page.goto(own, { waitUntil: 'domcontentloaded' });
      await page.getByText('Loading…').waitFor();
      await expect.poll(() => requests).toBe(true);
      await page.clock.runFor(9_900);
      await expect(page.getByText('Loading…')).toHaveCount(1);
      assert.equal(await page.getByRole('alert').count(), 0);
      await page.clock.runFor(200);
      await page.clock.resume();
      await page.getByRole('alert').getByText('Error loading configuration').waitFor();
      await page.getByRole('heading', { level: 1, name: 'Reviews & Ratings' }).waitFor();
    }));

  test('the texts of the server are left alone until trying again succeeds', () =>
    visit('settings-retried', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(failedRequest);
      const requests = callsOf(page);
      await page.route('**/api/settings', (route) => route.abort());
      await open(page, own);
      const alert = page.getByRole('alert').filter({ hasText: 'Error loading configuration' });
      await alert.waitFor();
      await page.getByRole('main').getByRole('link', { name: 'My Bookings' }).click();
      // Said by the texts of the build.
      await page.getByText('No bookings here yet').waitFor();
      assert.deepEqual(requests.filter(isText), []);

      await alert.getByRole('button', { name: 'Try again' }).click();
      await page.waitForFunction(() => document.querySelector('main [role=alert] button:disabled') === null);
      await alert.waitFor();
      await page.unroute('**/api/settings');
      await alert.getByRole('button', { name: 'Try again' }).click();
      await alert.waitFor({ state: 'detached' });
      await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Tags' }).click();
      await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
      assert.deepEqual(requests.filter(isText), ['/api/i18n/en/tags']);
    }));

  test('a page that brought them shows nothing of it', () =>
    visit('settings-inlined', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(failedRequest);
      await page.route('**/api/settings', (route) => route.abort());
      await open(page, '/tours');
      await toDashboard(page);
      await page.getByRole('alert').getByText('Error loading configuration').waitFor();
      await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Tours' }).click();
      await page.getByRole('heading', { level: 1, name: 'All tours' }).waitFor();
      await expect(page.getByText('Error loading configuration')).toHaveCount(0);
    }));
});

type Refusal = {
  name: string;
  refuse: (route: Route) => Promise<void>;
  prefix?: string;
  says?: string;
  title?: string;
};

function saysSo({ name, refuse, prefix = '', says, title }: Refusal): Promise<void> {
  return visit(name, storageStateOf(newTraveller()), async ({ page, allow }: Visit) => {
    allow(failedRequest);
    await page.route('**/api/settings', refuse);
    await open(page, prefix + own);
    await page
      .getByRole('alert')
      .getByText(says ?? 'Error loading configuration')
      .waitFor();
    await page.getByRole('heading', { level: 1, name: title ?? 'Reviews & Ratings' }).waitFor();
    // The head follows the page by a moment.
    await expect(page).toHaveTitle(/ · Senda$/);
  });
}

/** The first address after choosing French in the footer: the server then removes the prefix, because the language is
 *  stored. */
async function addressOfFrench(page: Page): Promise<string> {
  await open(page, own);
  const requests = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('contentinfo').getByLabel('Language').selectOption('fr');
  const { pathname } = new URL((await requests).url());
  await page.locator('html[lang=fr]').waitFor();
  await waitUntilHydrated(page);
  return pathname;
}

async function settingsWith(route: Route, changes: object): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } });
}

async function toDashboard(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: travellerName }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
}

function callsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  return requests;
}

const isConfiguration = (path: string): boolean => path.startsWith('/api/settings');
const isText = (path: string): boolean => path.startsWith('/api/i18n/');

function languagesIn(page: Page): Promise<string[]> {
  return page
    .getByRole('contentinfo')
    .getByLabel('Language')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
}

// Error messages (spec, section 8), in the browser and from the server.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { type Marketplace, open, startMarketplace, visit } from './marketplace.ts';
import { storageStateOf, newTraveller } from './users.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';

const failedRequest = /net::ERR_FAILED/;

test.describe('when the server does not respond to the browser', () => {
  test('the home page says so in place of the tours', () =>
    visit('home-tours-failed', {}, async ({ page, allow }) => {
      allow(failedRequest);
      await page.route('**/api/tours?*', (route) => route.abort());
      await homeByLink(page, '/categories');
      await page
        .getByRole('alert')
        .getByText('Could not load tours. The backend is not responding or is offline.')
        .waitFor();
      await page.getByRole('heading', { name: 'Popular destinations' }).waitFor();
      assert.equal(await page.getByRole('main').getByRole('article').count(), 0);
      for (const name of ['Most booked tours', 'Ideas for your next trip'])
        assert.equal(await page.getByRole('heading', { name }).count(), 0, name);
    }));

  test('the home page says so in place of the destinations', () =>
    visit('home-places-failed', {}, async ({ page, allow }) => {
      allow(failedRequest);
      await page.route('**/api/locations?*', (route) => route.abort());
      await homeByLink(page, '/es/categories');
      await page.getByRole('alert').getByText('No se pudieron cargar ubicaciones.').waitFor();
      await page.getByRole('main').getByRole('article').first().waitFor();
    }));

  test('the search form takes its suggestions away, says nothing, and still searches', () =>
    visit('suggestions-failed', {}, async ({ page, allow }) => {
      allow(failedRequest);
      await open(page, '/');
      const suggestions = page.getByRole('search').getByRole('option');
      await page.getByRole('combobox', { name: 'Where to?' }).fill('Barce');
      await suggestions.first().waitFor();
      await page.route(/\/api\/(locations|tours)\/search/, (route) => route.abort());
      const refused = page.waitForEvent('requestfailed');
      await page.getByRole('combobox', { name: 'Where to?' }).fill('Atlantis');
      await refused;
      await suggestions.first().waitFor({ state: 'detached' });
      assert.equal(await page.getByRole('alert').count(), 0);
      await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
      await page.waitForURL('**/atlantis-l475');
      // The search does not respond either: its list is empty.
      await page.getByText('No tours found for this search.', { exact: true }).waitFor();
    }));

  test('a tour says that it could not be loaded, and can be tried again', () =>
    visit('tour-failed', {}, async ({ page, allow }) => {
      allow(failedRequest);
      await open(page, '/es/rome-l475');
      await page.route(/\/api\/tours\/[\w-]+\?/, (route) => route.abort());
      await page.getByRole('main').getByRole('article').first().getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: 'No se pudo cargar el tour' }).waitFor();
      await page.unroute(/\/api\/tours\/[\w-]+\?/);
      await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
      await page.getByRole('button', { name: 'Comprobar disponibilidad' }).waitFor();
    }));

  test('a booking on the tour page shows that it failed, and keeps the form', () =>
    visit('tour-booking-failed', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(failedRequest);
      const { id } = await tourNamed(withChildren);
      const day = await freeDay(id);
      await page.route('**/api/bookings', (route) => route.abort());
      await open(page, `/es/tour/${id}`);
      await page.getByLabel('Fecha', { exact: true }).fill(day);
      await page.getByRole('button', { name: 'Comprobar disponibilidad' }).click();
      await page.getByRole('button', { name: 'Reservar ahora' }).click();
      await page.getByRole('alert').getByText('Error al reservar').waitFor();
      assert.equal(await page.getByLabel('Fecha', { exact: true }).inputValue(), day);
    }));

  test('the dashboard says so where its list would be', () =>
    visit('dashboard-failed', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(failedRequest);
      await page.route('**/api/bookings?*', (route) => route.abort());
      await open(page, '/dashboard/bookings');
      await page.getByRole('alert').getByText('This could not be loaded.').waitFor();
    }));
});

test.describe('an unknown address', () => {
  test('is reported in English, with status 404', () => isUnknown('/nowhere', 'en', 'This page does not exist'));
  test('is reported in Spanish, with status 404', () =>
    isUnknown('/es/tours/nowhere/at/all', 'es', 'Esta página no existe'));
  test('is reported in French, with status 404', () => isUnknown('/fr/nulle/part', 'fr', 'Cette page n’existe pas'));
});

test.describe('when our own code breaks', () => {
  test('the page says that the mistake is ours, and leads home', () =>
    visit('page-broke', {}, async ({ page, allow }) => {
      allow(/RangeError/);
      await open(page, '/rome-l475');
      await page.route(/\/api\/tours\/[\w-]+\?/, async (route) => {
        const tour = await (await route.fetch()).json();
        // No language tag: formatting its name throws.
        await route.fulfill({ json: { ...tour, languages: ['?'] } });
      });
      await page.getByRole('main').getByRole('article').first().getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await page.getByRole('heading', { name: 'Popular destinations' }).waitFor();
    }));
});

test.describe('when the database fails the server', () => {
  let broken: Marketplace;
  test.beforeAll(async () => {
    broken = await startMarketplace({ LOG_LEVEL: 'silent' });
  });
  test.afterAll(() => broken.stop());

  test('the home page is a 503 that says what is missing and is not cached', async () => {
    await withoutTable(broken, 'tours', () =>
      visit('server-tours-failed', { at: broken }, async ({ page, allow }) => {
        allow(/status of 503/);
        const response = await page.goto('/');
        assert.equal(response!.status(), 503);
        assert.equal(response!.headers()['cache-control'], 'no-store');
        await page
          .getByRole('alert')
          .getByText('Could not load tours. The backend is not responding or is offline.')
          .waitFor();
        await page.getByRole('alert').getByText('Locations could not be loaded.').waitFor();
        await page.getByRole('search').waitFor();
      }),
    );
  });

  test('a tour is a 503 with its own words, and is there again afterwards', () =>
    visit('server-tour-failed', { at: broken }, async ({ page, allow }) => {
      allow(/status of 503/);
      await withoutTable(broken, 'tours', async () => {
        assert.equal((await page.goto('/es/tour/safari-in-kenya'))!.status(), 503);
        await page.getByRole('heading', { level: 1, name: 'No se pudo cargar el tour' }).waitFor();
      });
      assert.equal((await page.reload())!.status(), 200);
      await page.getByRole('heading', { level: 1, name: 'Safari en Kenia' }).waitFor();
    }));

  test('a page that breaks while it is rendered is a 500 in the words of its language', () =>
    visit('server-page-broke', { at: broken }, async ({ page, allow }) => {
      allow(/status of 500/);
      // No language tag: formatting its name throws.
      await inDatabase(broken, `update tours set guide_languages = '{"?"}' where slug = 'safari-in-kenya'`);
      const response = await page.goto('/fr/tour/safari-in-kenya');
      assert.equal(response!.status(), 500);
      await page.getByRole('heading', { level: 1, name: 'Une erreur s’est produite' }).waitFor();
    }));
});

/** Goes to the home page as a visitor who is on another page: the browser loads it, not the server. */
async function homeByLink(page: Page, from: string): Promise<void> {
  await open(page, from);
  await page.getByRole('banner').getByRole('link', { name: 'Senda' }).click();
}

async function isUnknown(address: string, language: string, title: string): Promise<void> {
  await visit(`unknown-${language}`, {}, async ({ page, allow }) => {
    allow(/status of 404/);
    const response = await page.goto(address);
    assert.equal(response!.status(), 404);
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect(page).toHaveTitle(`${title} · Senda`);
    assert.match((await page.locator('meta[name=robots]').getAttribute('content'))!, /^noindex/);
  });
}

async function withoutTable(marketplace: Marketplace, table: string, during: () => Promise<void>): Promise<void> {
  await inDatabase(marketplace, `alter table ${table} rename to ${table}_away`);
  try {
    await during();
  } finally {
    await inDatabase(marketplace, `alter table ${table}_away rename to ${table}`);
  }
}

/** Runs a statement over the socket of the embedded database, which is in its folder. */
async function inDatabase({ dataDir }: Marketplace, statement: string): Promise<void> {
  const client = new pg.Client({ host: dataDir, port: 5432, user: 'postgres', database: 'postgres' });
  // The embedded database drops the connection when the client ends it.
  client.on('error', () => {});
  await client.connect();
  await client.query(statement);
  await client.end();
}

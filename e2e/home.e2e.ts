// The home page: what it requests, what it shows, and how its row and its suggestions are laid out (spec, sections 2 and 9).
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import { hrefsOf } from './links.ts';
import { open, visit } from './marketplace.ts';
import { assertReadingOrder } from './reading-order.ts';

test.describe('the home page', () => {
  test('requests the eight most popular tours and for the twelve most popular cities', () =>
    visit('home-asks', {}, async ({ page }) => {
      await open(page, '/tags');
      const [tours, places] = await Promise.all([
        page.waitForRequest('**/api/tours?*'),
        page.waitForRequest('**/api/locations?*'),
        page.getByRole('banner').getByRole('link', { name: 'Senda' }).click(),
      ]);
      assert.deepEqual(queryOf(tours.url(), 'orderBy', 'orderDir', 'pageSize'), ['popularity', 'DESC', '8']);
      assert.deepEqual(queryOf(places.url(), 'page', 'pageSize', 'orderBy', 'type'), ['1', '12', 'popularity', 'city']);
    }));

  test('shows twelve destinations, seven tours in a row and eight in a grid, each with its address', () =>
    visit('home-shows', {}, async ({ page }) => {
      await open(page, '/');
      await page.getByRole('heading', { level: 1, name: 'See the world up close' }).waitFor();
      await page.getByText('Tours and activities run by independent local partners').waitFor();
      const hero = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 1 }) });
      await hero.getByRole('search').getByLabel('When?').waitFor();
      const linksOf = (name: string) => hrefsOf(page.getByRole('region', { name }).getByRole('link'));
      const destinations = await linksOf('Popular destinations');
      assert.equal(destinations.length, 12);
      for (const address of destinations) assert.match(address!, /^\/search\?location=[a-z-]+-l475$/);
      const popular = await linksOf('Most booked tours');
      assert.equal(popular.length, 7);
      const inspiration = (await linksOf('Ideas for your next trip')).filter((address) => address !== '/tours');
      assert.equal(inspiration.length, 8);
      for (const address of [...popular, ...inspiration]) assert.match(address!, /^\/tour\/[\w-]+$/);
      assert.equal(new Set([...popular, ...inspiration]).size, 15, 'no tour is shown twice');
      await page.getByText(/^\d+ verified reviews$/).waitFor();
      await page.getByText('Partners keep 85%').waitFor();
      await assertReadingOrder(page);
    }));

  test('speaks Spanish where Spanish is its language', () =>
    visit('home-spanish', {}, async ({ page }) => {
      await open(page, '/es');
      await page.getByRole('heading', { level: 1, name: 'Sal a ver el mundo de cerca' }).waitFor();
      await page.getByText('Tours y actividades de proveedores locales independientes').waitFor();
    }));

  test('shows no empty section where nothing is on sale yet', () =>
    visit('home-empty', {}, async ({ page }) => {
      await open(page, '/tags');
      const nothing = { json: { data: [], page: 1, pageSize: 8, total: 0 } };
      await page.route('**/api/tours?*', (route) => route.fulfill(nothing));
      await page.route('**/api/locations?*', (route) => route.fulfill(nothing));
      await page.getByRole('banner').getByRole('link', { name: 'Senda' }).click();
      await page.getByText('There are no tours here yet.').waitFor();
      const headings = ['See the world up close', 'Do you run tours?'];
      await expect(page.getByRole('main').getByRole('heading')).toHaveText(headings);
    }));

  test('has one card and the edge of the next, two, three or four in its row, 24 px apart', () =>
    visit('home-row', {}, async ({ page }) => {
      await open(page, '/');
      const row = page.getByRole('region', { name: 'Most booked tours' }).getByRole('list');
      for (const [width, cards] of [
        [639, 1.08],
        [640, 2],
        [1023, 2],
        [1024, 3],
        [1279, 3],
        [1280, 4],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const { shown, gap } = await row.evaluate((list) => {
          const { paddingLeft, paddingRight, columnGap } = getComputedStyle(list);
          const inner = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          const gap = Number.parseFloat(columnGap);
          return { gap, shown: (inner + gap) / (list.querySelector('li')!.getBoundingClientRect().width + gap) };
        });
        assert.equal(gap, 24);
        assert.ok(Math.abs(shown - cards) < 0.02, `${shown} cards at ${width} px`);
      }
    }));

  test('suggests five at most, in a list no higher than 18 rem', () =>
    visit('suggestions-high', {}, async ({ page }) => {
      await open(page, '/');
      const request = page.waitForRequest('**/api/locations/search?*');
      await page.getByRole('combobox', { name: 'Where to?' }).fill('ma');
      assert.deepEqual(queryOf((await request).url(), 'q', 'pageSize'), ['ma', '5']);
      const list = page.getByRole('search').getByRole('listbox');
      await list.waitFor();
      assert.equal(await list.evaluate((element) => getComputedStyle(element).maxHeight), '288px');
    }));
});

const queryOf = (url: string, ...names: string[]): (string | null)[] =>
  names.map((name) => new URL(url).searchParams.get(name));

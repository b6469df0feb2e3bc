// The page of the map: what it loads and when, how it is without script, and in which sizes, colours and languages it fits.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { MapView, PlaceOnMapView } from '#contract/map.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { bytesOf } from './bytes-of.ts';
import { anyMarker, listOf, openMap, placesOf } from './maps.ts';
import { desktop, open, phone, visit } from './marketplace.ts';

const narrow = { width: 320, height: 640 };
/** MapLibre's script and worker, and the waters of a city. */
const loadedMapBudget = 460_000;

test.describe('without script', () => {
  test('places are listed by country, a place has its tours, and filters are a form', () =>
    visit('explorer-plain', { javaScriptEnabled: false, viewport: phone }, async ({ page }) => {
      const map = await api<MapView>('GET', '/map?lang=es');
      await page.goto('/es/explorer');
      const list = listOf(page, 'En esta zona del mapa');
      for (const { name } of map.countries) await list.getByRole('heading', { name, exact: true }).waitFor();
      assert.equal(await list.getByRole('listitem').count(), placesOf(map).length);
      await page.getByText('Filtros', { exact: true }).click();
      await page.getByLabel('Categoría').selectOption('food-and-wine');
      await page.getByRole('button', { name: 'Aplicar' }).click();
      await page.waitForURL(/category=food-and-wine/);
      await list.getByRole('link', { name: /^Lisboa/ }).click();
      await page.waitForURL(/\/es\/explorer\?category=food-and-wine&place=lisbon-l475$/);
      const here = await api<PlaceOnMapView>('GET', '/map/lisbon-l475?lang=es&categorySlug=food-and-wine');
      for (const { name } of here.tours) await list.getByRole('link', { name, exact: true }).waitFor();
      await expect(list.getByRole('listitem')).toHaveCount(here.tours.length);
    }));
});

test.describe('the map’s page', () => {
  test('loads the map when it is touched and not before, within its budget, and nothing of it on other pages', () =>
    visit('explorer-files', { viewport: desktop }, async ({ page }) => {
      const requests = new Set<string>();
      page.on('request', (request) => requests.add(new URL(request.url()).pathname));
      await open(page, '/');
      const isOfMap = (path: string) => /explorer|world|maplibre|start-map|tiles|waters/.test(path);
      assert.deepEqual([...requests].filter(isOfMap), []);
      await open(page, '/explorer?place=barcelona-l475');
      await page.waitForLoadState('networkidle');
      const before = new Set(requests);
      assert.deepEqual(
        [...before].filter((path) => /maplibre|start-map|tiles|waters/.test(path)),
        [],
      );
      await page.getByRole('application').focus();
      await anyMarker(page).waitFor();
      await page.waitForLoadState('networkidle');
      const files = [...requests.difference(before)].filter((path) => path !== '/tiles/index.json');
      assert.ok(files.some((path) => path.includes('maplibre')));
      const sizes = await Promise.all(files.map((path) => bytesOf(path, 'gzip')));
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      assert.ok(bytes <= loadedMapBudget, `${bytes} bytes of ${files.join(' ')}`);
    }));

  test('stays as it was drawn by the server until the live map has its land and waters', () =>
    visit('explorer-still', { viewport: desktop }, async ({ page }) => {
      const { promise: late, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/maps/waters/**', async (route) => {
        await late;
        await route.continue();
      });
      await open(page, '/explorer?place=barcelona-l475');
      const asked = page.waitForRequest('**/maps/waters/**');
      await page.getByRole('application').focus();
      await asked;
      await anyMarker(page).waitFor({ state: 'attached' });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const still = page.getByRole('application').locator('svg[class*=still]');
      await expect(still).toBeVisible();
      await expect(anyMarker(page)).toBeHidden();
      release();
      await anyMarker(page).waitFor();
      await expect(still).toHaveCount(0);
    }));

  test('says so where the server is away', () =>
    visit('explorer-away', { viewport: desktop }, async ({ page, allow }) => {
      allow(/Failed to load resource|net::ERR_FAILED/);
      await open(page, '/tags');
      await page.route('**/api/map?*', (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Map', exact: true }).click();
      await page.getByText('The map could not be loaded.').waitFor();
    }));

  test('is not found in a place that there is not', () =>
    visit('explorer-nowhere', {}, async ({ page, allow }) => {
      allow(/status of 404/);
      const response = await page.goto('/explorer?place=atlantis-l475');
      assert.equal(response!.status(), 404);
    }));

  for (const viewport of [phone, desktop])
    test(`has the same labels once it is live (${viewport.width} px)`, () =>
      visit(`explorer-same-${viewport.width}`, { viewport }, async ({ page }) => {
        for (const path of ['/explorer', '/explorer?place=barcelona-l475', '/fr/explorer?place=lisbon-l475']) {
          await open(page, path);
          const before = await labelsIn(page, ':is([class*=price], [class*=count]) text');
          assert.ok(before.length > 1, path);
          await page.getByRole('application').focus();
          await anyMarker(page).waitFor();
          await expect.poll(() => labelsIn(page, 'button[class*=marker]'), path).toEqual(before);
        }
      }));

  for (const [prefix, viewport, colorScheme] of [
    ['', narrow, 'light'],
    ['/es', desktop, 'dark'],
    ['/fr', narrow, 'dark'],
  ] as const)
    test(`is accessible and fits (${prefix || '/en'}, ${viewport.width} px)`, () =>
      visit(`explorer-accessible${prefix.replace('/', '-')}`, { viewport, colorScheme }, async ({ page }) => {
        for (const path of ['/explorer', '/explorer?place=lisbon-l475']) {
          await openMap(page, prefix + path);
          await assertAccessible(page, prefix + path);
          await assertNoHorizontalOverflow(page, prefix + path);
        }
        await page.locator('[role=application] button[class*=tour]').last().click();
        await page.getByRole('application').getByRole('article').waitFor();
        await assertAccessible(page, `${prefix} with a tour open`);
      }));
});

/** What is to be read on the map. */
const labelsIn = (page: Page, labels: string): Promise<string[]> =>
  page.getByRole('application').evaluate((map, selector) => {
    const frame = map.getBoundingClientRect();
    const found = [...map.querySelectorAll(selector)].filter((label) => {
      const { left, right, top, bottom, width } = label.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return width > 0 && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    });
    return found
      .map((label) => {
        const copy = label.cloneNode(true) as Element;
        for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
        return copy.textContent.trim();
      })
      .sort();
  }, labels);

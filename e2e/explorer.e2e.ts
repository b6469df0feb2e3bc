// The map as it is used: by mouse, by keys, by fingers, and not at all.
import assert from 'node:assert/strict';
import { type Page, test } from '@playwright/test';
import type { MapView, PlaceOnMapView } from '#contract/map.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { desktop, open, phone, visit } from './marketplace.ts';

const still = { reducedMotion: 'reduce' } as const;
const narrow = { width: 320, height: 640 };

const mapOf = (page: Page, name = 'Map') => page.getByRole('application', { name });
const listOf = (page: Page, name = 'In view on the map') => page.getByRole('region', { name });
const namesIn = (page: Page) => listOf(page).getByRole('listitem').getByRole('link').allInnerTexts();

/** Opens the map and waits until it has its pins. */
async function openMap(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.locator('[role=application] button[class*=marker]').first().waitFor();
}

const placesOf = ({ countries }: MapView) => countries.flatMap(({ places }) => places);

test.describe('the map', () => {
  test('shows all places as pins and by country, and the way from a place to a tour', () =>
    visit('explorer-journey', { viewport: desktop, ...still }, async ({ page }) => {
      const places = placesOf(await api<MapView>('GET', '/map?lang=en'));
      await openMap(page, '/explorer');
      await listOf(page).getByText(`In view: `).waitFor();
      assert.equal((await namesIn(page)).length, places.length);
      // No other place is near Sydney: its pin is in no cluster at any zoom.
      await mapOf(page)
        .getByRole('button', { name: /^Sydney/ })
        .click();
      await page.waitForURL('**/explorer?place=sydney-l475');
      await page.getByRole('heading', { level: 1, name: 'Explore Sydney on the map' }).waitFor();
      const { tours } = await api<PlaceOnMapView>('GET', '/map/sydney-l475?lang=en');
      await listOf(page).getByText(`${tours.length} tours in view`).waitFor();
      for (const { name } of tours) await listOf(page).getByRole('link', { name, exact: true }).waitFor();
      const pin = mapOf(page).getByRole('button', { name: new RegExp(`^${tours[0]!.name}: `) });
      await pin.click();
      const peek = mapOf(page).getByRole('article');
      assert.equal(
        await peek.getByRole('link', { name: tours[0]!.name }).evaluate((link) => link === document.activeElement),
        true,
      );
      await page.keyboard.press('Escape');
      await peek.waitFor({ state: 'detached' });
      await pin.click();
      await peek.getByRole('link', { name: tours[0]!.name }).click();
      await page.waitForURL(`**/tour/${tours[0]!.id}`);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Explore Sydney on the map' }).waitFor();
    }));

  test('comes nearer to what lies together until it falls apart, and goes back out', () =>
    visit('explorer-clusters', { viewport: desktop, ...still }, async ({ page }) => {
      await openMap(page, '/explorer');
      const before = await namesIn(page);
      await mapOf(page)
        .getByRole('button', { name: /more places?: .*zoom in/ })
        .first()
        .click();
      await page.waitForFunction(
        (count) => document.querySelectorAll('main section li a').length < count,
        before.length,
      );
      assert.ok((await namesIn(page)).length > 0);
      await page.getByRole('button', { name: 'Show all places' }).click();
      await page.waitForFunction(
        (count) => document.querySelectorAll('main section li a').length === count,
        before.length,
      );
    }));

  test('changes the address with the place it is moved into, and lets the list go empty', () =>
    visit('explorer-moved', { viewport: desktop, ...still }, async ({ page }) => {
      await openMap(page, '/explorer?place=lisbon-l475');
      await listOf(page).getByRole('heading', { name: 'Lisbon, Portugal' }).waitFor();
      const out = page.getByRole('button', { name: 'Zoom out' });
      while (page.url().includes('place=')) {
        await out.click();
        await page.waitForTimeout(300);
      }
      await listOf(page).getByRole('heading', { name: 'Portugal', exact: true }).waitFor();
      const west = page.getByRole('button', { name: 'Pan west' });
      for (let step = 0; step < 12; step++) await west.click();
      await listOf(page).getByText('There is nothing in this part of the map.').waitFor();
      await page.getByRole('button', { name: 'Show all places' }).click();
      await listOf(page)
        .getByRole('link', { name: /^Lisbon/ })
        .click();
      await page.waitForURL('**/explorer?place=lisbon-l475');
      await listOf(page).getByRole('heading', { name: 'Lisbon, Portugal' }).waitFor();
      await page.goBack();
      await listOf(page)
        .getByRole('link', { name: /^Sydney/ })
        .waitFor();
    }));

  test('is used by keys alone', () =>
    visit('explorer-keys', { viewport: desktop, ...still }, async ({ page }) => {
      await openMap(page, '/explorer');
      await mapOf(page).focus();
      const all = await namesIn(page);
      for (const key of ['+', '+', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
      await page.waitForFunction((count) => document.querySelectorAll('main section li a').length < count, all.length);
      for (const key of ['-', '-', '-']) await page.keyboard.press(key);
      await page.waitForFunction(
        (count) => document.querySelectorAll('main section li a').length === count,
        all.length,
      );
      const sydney = mapOf(page).getByRole('button', { name: /^Sydney/ });
      for (let steps = 0; !(await sydney.evaluate((pin) => pin === document.activeElement)); steps++) {
        assert.ok(steps < 60, 'Tab comes to the pin');
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await page.waitForURL('**/explorer?place=sydney-l475');
      assert.equal(
        await mapOf(page).evaluate((map) => map === document.activeElement),
        true,
        'the focus stays on the map',
      );
    }));

  test('moves with the mouse, the wheel and two fingers, and a drag is no click', () =>
    visit('explorer-gestures', { viewport: desktop, hasTouch: true, ...still }, async ({ page, context }) => {
      await openMap(page, '/explorer');
      const viewBox = async () =>
        (await mapOf(page).locator('svg[viewBox]').first().getAttribute('viewBox'))!.split(' ').map(Number);
      const pin = mapOf(page).getByRole('button', { name: /^Sydney/ });
      const box = (await pin.boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x - 300, y - 100);
      const first = await viewBox();
      await page.mouse.wheel(0, -600);
      await page.waitForFunction(
        ([width]) =>
          Number(document.querySelector('[role=application] svg')!.getAttribute('viewBox')!.split(' ')[2]) <
          width! * 0.6,
        [first[2]!],
      );
      const near = await viewBox();
      await page.mouse.down();
      await page.mouse.move(x - 200, y - 60, { steps: 4 });
      await page.mouse.up();
      const dragged = await viewBox();
      assert.ok(dragged[0]! < near[0]! && dragged[1]! < near[1]!, 'it follows the mouse');
      assert.ok(Math.abs(dragged[2]! - near[2]!) < 0.01);

      const touch = await context.newCDPSession(page);
      const frame = (await mapOf(page).boundingBox())!;
      const [midX, midY] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
      const fingers = (apart: number) => [
        { x: midX - apart, y: midY, id: 1 },
        { x: midX + apart, y: midY, id: 2 },
      ];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(50) });
      for (const apart of [70, 90, 100])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.waitForFunction(
        ([width]) =>
          Number(document.querySelector('[role=application] svg')!.getAttribute('viewBox')!.split(' ')[2]) <
          width! * 0.6,
        [dragged[2]!],
      );

      await page.getByRole('button', { name: 'Show all places' }).click();
      const at = (await pin.boundingBox())!;
      await page.mouse.move(at.x + 8, at.y + 8);
      await page.mouse.down();
      await page.mouse.move(at.x - 80, at.y - 40, { steps: 4 });
      await page.mouse.up();
      await page.waitForTimeout(50);
      assert.doesNotMatch(page.url(), /place=/, 'what the drag began on was not pressed');
    }));

  test('applies the filters, shows the number of matches, and what to do without any', () =>
    visit('explorer-filters', { viewport: desktop, ...still }, async ({ page }) => {
      const { total } = await api<MapView>('GET', '/map?categorySlug=food-and-wine&freeCancellation=true');
      await openMap(page, '/explorer');
      await page.getByLabel('Category').selectOption('food-and-wine');
      await page.waitForURL('**/explorer?category=food-and-wine');
      await page.getByRole('checkbox', { name: /^Free cancellation/ }).check();
      await page.waitForURL('**/explorer?category=food-and-wine&freeCancellation=true');
      await page.getByRole('button', { name: 'Show all places' }).click();
      await listOf(page).getByText(`In view: ${total} tours in`).waitFor();
      await listOf(page)
        .getByRole('link', { name: /^Lisbon/ })
        .click();
      await page.waitForURL('**/explorer?category=food-and-wine&freeCancellation=true&place=lisbon-l475');
      await listOf(page)
        .getByRole('link', { name: /in Lisbon as a list$/ })
        .click();
      await page.waitForURL('**/lisbon-l475/food-and-wine-tc48?freeCancellation=true');
      await page.goBack();
      await listOf(page).getByRole('link', { name: 'All places' }).click();
      await page.waitForURL('**/explorer?category=food-and-wine&freeCancellation=true');
      await page.getByLabel('Lowest price').fill('90000');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'No tours match these filters' }).waitFor();
      await assertAccessible(page, 'an empty map');
      await page.getByRole('main').getByRole('link', { name: 'Clear the filters' }).last().click();
      await page.waitForURL('**/explorer');
      await listOf(page)
        .getByRole('link', { name: /^Sydney/ })
        .waitFor();
    }));

  test('lets a filter arrive that was sent before the map came to rest over another place', () =>
    visit('explorer-filter-first', { viewport: desktop, ...still }, async ({ page }) => {
      await openMap(page, '/explorer?place=lisbon-l475');
      // The answer comes when the map has long settled over the whole world.
      await page.route('**/api/map?*priceMin*', async (route) => {
        await mapOf(page).focus();
        for (let times = 0; times < 12; times++) await page.keyboard.press('-');
        await page.waitForTimeout(600);
        await route.continue();
      });
      await page.getByLabel('Lowest price').fill('90000');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'No tours match these filters' }).waitFor();
      await page.waitForURL('**/explorer?priceMin=90000');
    }));
});

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
      await list.getByRole('link', { name: /^Lisboa/ }).click();
      assert.match(page.url(), /\/es\/explorer\?category=food-and-wine&place=lisbon-l475$/);
      const here = await api<PlaceOnMapView>('GET', '/map/lisbon-l475?lang=es&categorySlug=food-and-wine');
      for (const { name } of here.tours) await list.getByRole('link', { name, exact: true }).waitFor();
      assert.equal(await list.getByRole('listitem').count(), here.tours.length);
    }));
});

test.describe('the map’s page', () => {
  test('brings the fine outline only to who looks closer, and nothing of the map to other pages', () =>
    visit('explorer-files', { viewport: desktop, ...still }, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await open(page, '/');
      assert.deepEqual(
        requests.filter((path) => /explorer|world/.test(path)),
        [],
      );
      await openMap(page, '/explorer');
      const isFine = (path: string) => /fine-[\w-]+\.js$/.test(path);
      assert.ok(requests.some((path) => /\/assets\/world-\w+\.svg$/.test(path)));
      assert.ok(!requests.some(isFine));
      await mapOf(page).focus();
      const fine = page.waitForRequest((request) => isFine(request.url()));
      for (const key of ['+', '+', '+']) await page.keyboard.press(key);
      await fine;
    }));

  test('says so where the server is away', () =>
    visit('explorer-away', { viewport: desktop, ...still }, async ({ page, allow }) => {
      allow(/Failed to load resource|net::ERR_FAILED/);
      await open(page, '/tags');
      await page.route('**/api/map?*', (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Map', exact: true }).click();
      await page.getByText('The map could not be loaded.').waitFor();
    }));

  test('is not found in a place that there is not', () =>
    visit('explorer-nowhere', { ...still }, async ({ page, allow }) => {
      allow(/status of 404/);
      const response = await page.goto('/explorer?place=atlantis-l475');
      assert.equal(response!.status(), 404);
    }));

  for (const [prefix, viewport, colorScheme] of [
    ['', narrow, 'light'],
    ['/es', desktop, 'dark'],
    ['/fr', narrow, 'dark'],
  ] as const)
    test(`is accessible and fits (${prefix || '/en'}, ${viewport.width} px)`, () =>
      visit(`explorer-accessible${prefix.replace('/', '-')}`, { viewport, colorScheme, ...still }, async ({ page }) => {
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

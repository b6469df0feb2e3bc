// The map as it is used: by mouse, by keys and by fingers. What its page loads, and how it is without script: explorer-page.e2e.ts.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { MapView, PlaceOnMapView } from '#contract/map.ts';
import { api } from './api.ts';
import { assertAccessible } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { listOf, openMap, placesOf } from './maps.ts';
import { desktop, open, phone, visit } from './marketplace.ts';

const mapOf = (page: Page, name = 'Map') => page.getByRole('application', { name });
const linksIn = (page: Page) => listOf(page).getByRole('listitem').getByRole('link');
const markerOf = (page: Page, name: string) => mapOf(page).getByRole('button', { name: new RegExp(`^${name}`) });

/** How many places there are, once the list has all of them. */
async function allListed(page: Page): Promise<number> {
  const { length } = placesOf(await api<MapView>('GET', '/map?lang=en'));
  await expect(linksIn(page)).toHaveCount(length);
  return length;
}

/** Waits until the list has this many places. */
const untilListed = (page: Page, is: 'fewer than' | 'exactly', count: number) =>
  page.waitForFunction(
    ([wanted, number]) => {
      const found = document.querySelectorAll('main section li a').length;
      return wanted === 'exactly' ? found === number : found < number;
    },
    [is, count] as const,
  );

/** Waits until the map has not moved for a moment. */
const untilResting = (page: Page) =>
  page.evaluate(async () => {
    const look = () =>
      [...document.querySelectorAll<HTMLElement>('[role=application] button[class*=marker]')]
        .map(({ style, textContent }) => textContent + style.translate)
        .join();
    for (let before = '', same = 0; same < 4;) {
      const now = look();
      same = now === before ? same + 1 : 0;
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
  });

/** The middle of a marker, or of its label on the still map, by the first word of its name. */
const placeOf = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const labels = [...document.querySelectorAll('[role=application] :is(button, svg text)')];
    const boxes = labels
      .filter((label) => label.textContent.startsWith(wanted))
      .map((label) => label.getBoundingClientRect());
    // Markers come last; the still map has a label for each width.
    const { x, y, width, height } = boxes.findLast((box) => box.width > 0)!;
    return { x: x + width / 2, y: y + height / 2 };
  }, name);

/** Waits until it is this far from where it was. */
const untilMoved = (page: Page, name: string, from: { x: number; y: number }, by: { x: number; y: number }) =>
  page.waitForFunction(
    ([wanted, was, way]) => {
      const buttons = [...document.querySelectorAll('[role=application] button')];
      const found = buttons.find((button) => button.textContent.startsWith(wanted))?.getBoundingClientRect();
      if (!found) return false;
      const [x, y] = [found.x + found.width / 2 - was.x, found.y + found.height / 2 - was.y];
      return Math.abs(x - way.x) < 3 && Math.abs(y - way.y) < 3;
    },
    [name, from, by] as const,
  );

test.describe('the map', () => {
  test('shows all places by country, the way from a place to a tour, and keeps the party of the visitor', () =>
    visit('explorer-journey', { viewport: desktop }, async ({ page }) => {
      const places = placesOf(await api<MapView>('GET', '/map?lang=en'));
      await openMap(page, '/explorer?adults=2&children=1');
      await listOf(page).getByText(`In view: `).waitFor();
      await expect(linksIn(page)).toHaveCount(places.length);
      // No other place is near Sydney: it is in no group at any zoom.
      await markerOf(page, 'Sydney').click();
      await page.waitForURL('**/explorer?adults=2&children=1&place=sydney-l475');
      await page.getByRole('heading', { level: 1, name: 'Explore Sydney on the map' }).waitFor();
      const { tours } = await api<PlaceOnMapView>('GET', '/map/sydney-l475?lang=en');
      await listOf(page).getByText(`${tours.length} tours in view`).waitFor();
      for (const { name } of tours) await listOf(page).getByRole('link', { name, exact: true }).waitFor();
      const marker = markerOf(page, `${tours[0]!.name}: `);
      await marker.click();
      const preview = mapOf(page).getByRole('article');
      const link = preview.getByRole('link', { name: tours[0]!.name });
      await link.waitFor();
      await expect(link).toBeFocused();
      await page.keyboard.press('Escape');
      await preview.waitFor({ state: 'detached' });
      await marker.click();
      await link.click();
      await page.waitForURL(`**/tour/${tours[0]!.id}?adults=2&children=1`);
      await page.locator('#booking').waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Explore Sydney on the map' }).waitFor();
    }));

  test('comes nearer to what lies together until it falls apart, and goes back out', () =>
    visit('explorer-clusters', { viewport: desktop }, async ({ page }) => {
      await openMap(page, '/explorer');
      const all = await allListed(page);
      await mapOf(page)
        .getByRole('button', { name: /more places?: .*zoom in/ })
        .first()
        .click();
      await untilListed(page, 'fewer than', all);
      assert.ok((await linksIn(page).count()) > 0);
      await page.getByRole('button', { name: 'Show all places' }).click();
      await untilListed(page, 'exactly', all);
    }));

  test('leaves the place it is moved out of, goes to the requested one, and lets the list go empty', () =>
    visit('explorer-moved', { viewport: desktop }, async ({ page }) => {
      await openMap(page, '/explorer?place=lisbon-l475');
      await listOf(page).getByRole('heading', { name: 'Lisbon, Portugal' }).waitFor();
      for (let press = 0; press < 5; press++) await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
      await page.waitForURL(/\/explorer$/);
      await listOf(page).getByRole('heading', { name: 'Portugal', exact: true }).waitFor();
      for (let press = 0; press < 5; press++) await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
      await page.getByRole('button', { name: 'Search in Lisbon' }).click();
      await page.waitForURL('**/explorer?place=lisbon-l475');
      await listOf(page).getByRole('heading', { name: 'Lisbon, Portugal' }).waitFor();
      for (let press = 0; press < 5; press++) await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
      await page.waitForURL(/\/explorer$/);
      for (let press = 0; press < 5; press++) await page.getByRole('button', { name: 'Pan west' }).click();
      await listOf(page).getByText('There is nothing in this part of the map.').waitFor();
      await page.getByRole('button', { name: 'Show all places' }).click();
      await listOf(page)
        .getByRole('link', { name: /^Lisbon/ })
        .click();
      await page.waitForURL('**/explorer?place=lisbon-l475');
      await markerOf(page, '.*€').first().waitFor();
      assert.match(page.url(), /place=lisbon-l475$/, 'the way there leads to nowhere else');
      await page.goBack();
      await listOf(page)
        .getByRole('link', { name: /^Sydney/ })
        .waitFor();
    }));

  test('comes nearer to its tours and never ends where there are none, by button, key and wheel', () =>
    visit('explorer-zoom', { viewport: desktop }, async ({ page }) => {
      await openMap(page, '/explorer?place=madrid-l475');
      const some = listOf(page).getByText(/^[1-9]\d* tours? in view$/);
      const zoomIn = page.getByRole('button', { name: 'Zoom in', exact: true });
      for (let press = 0; press < 4; press++) {
        await zoomIn.click();
        await untilResting(page);
        await some.waitFor();
      }
      await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
      await mapOf(page).focus();
      for (const key of [
        '+',
        'ArrowLeft',
        'ArrowLeft',
        'ArrowLeft',
        'ArrowLeft',
        'ArrowLeft',
        'ArrowLeft',
        'ArrowLeft',
      ]) {
        await page.keyboard.press(key);
        await untilResting(page);
      }
      await some.waitFor();
      const frame = (await mapOf(page).boundingBox())!;
      await page.mouse.move(frame.x + 20, frame.y + frame.height - 40);
      for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, -400);
      await untilResting(page);
      await some.waitFor();
    }));

  test('marks the group that has the tour under the pointer or with the focus', () =>
    visit('explorer-in-group', { viewport: desktop }, async ({ page }) => {
      await openMap(page, '/explorer?place=madrid-l475');
      await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
      await mapOf(page).locator('button[class*=cluster]').first().waitFor();
      await untilResting(page);
      const { tours } = await api<PlaceOnMapView>('GET', '/map/madrid-l475?lang=en');
      const marked = mapOf(page).locator('button[class*=cluster][class*=highlighted]');
      let groups = 0;
      for (const { name } of tours) {
        await listOf(page).getByRole('link', { name, exact: true }).focus();
        await mapOf(page).locator('button[class*=highlighted]').waitFor();
        groups += await marked.count();
      }
      assert.ok(groups > 1, 'each tour marks a price or a group');
      // The other way round.
      await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
      await untilResting(page);
      const markers = await Promise.all(tours.map(({ name }) => markerOf(page, name).count()));
      const { name } = tours[markers.lastIndexOf(1)]!;
      await markerOf(page, name).click();
      const row = listOf(page).getByRole('link', { name, exact: true });
      await expect(row).toHaveAttribute('aria-current', 'true');
      await expect(row).toBeInViewport();
    }));

  test('lists what is on the picture alone after a wheel and a drag', () =>
    visit('explorer-on-picture', { viewport: { width: 1440, height: 900 } }, async ({ page }) => {
      await openMap(page, '/explorer');
      const frame = (await mapOf(page).boundingBox())!;
      await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
      await page.mouse.wheel(0, -300);
      await untilResting(page);
      await page.mouse.down();
      await page.mouse.move(frame.x + frame.width / 2 - 200, frame.y + frame.height / 2, { steps: 5 });
      await page.mouse.up();
      await untilResting(page);
      const { west, names } = await page.evaluate(() => ({
        west: document.querySelector('[role=application]')!.getBoundingClientRect().left,
        names: [...document.querySelectorAll('[role=application] button[class*=place]')].map((marker) => ({
          name: marker.firstChild!.textContent,
          x: marker.getBoundingClientRect().left + marker.getBoundingClientRect().width / 2,
        })),
      }));
      // The list follows the map.
      for (const { name, x } of names.filter(({ x }) => x < west))
        await expect(linksIn(page).filter({ hasText: new RegExp(`^${RegExp.escape(name!)}`) }), `at ${x}`).toHaveCount(
          0,
        );
    }));

  test('leaves a place for all of them though a filter is applied before they are drawn', () =>
    visit('explorer-all-filtered', { viewport: desktop }, async ({ page }) => {
      await open(page, '/explorer?place=lisbon-l475&adults=2');
      await page.evaluate(() => {
        const push = history.pushState.bind(history);
        // The address is that of all places, and the form still that of the place.
        history.pushState = (...entry) => {
          push(...entry);
          history.pushState = push;
          queueMicrotask(() => {
            const price = document.querySelector<HTMLInputElement>('[name=priceMin]')!;
            price.value = '90000';
            price.form!.requestSubmit();
          });
        };
      });
      await listOf(page).getByRole('link', { name: 'All places' }).click();
      await page.waitForURL('**/explorer?adults=2&children=0&priceMin=90000');
      await page.getByRole('heading', { name: 'No tours match these filters' }).waitFor();
    }));

  test('takes no filter back that is on its way while it is moved', () =>
    visit('explorer-in-step', { viewport: desktop }, async ({ page }) => {
      await openMap(page, '/explorer?place=lisbon-l475');
      const { promise: moved, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/api/map?*priceMin*', async (route) => {
        await moved;
        await route.continue();
      });
      const asked = page.waitForRequest('**/api/map?*priceMin*');
      await page.getByLabel('Lowest price').fill('30');
      await page.keyboard.press('Enter');
      await asked;
      for (let press = 0; press < 6; press++) await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
      await markerOf(page, 'Seville').waitFor();
      release();
      await page.waitForURL(/\/explorer\?priceMin=30$/);
      await expect(page.getByLabel('Lowest price')).toHaveValue('30');
    }));

  test('is used by keys alone', () =>
    visit('explorer-keys', { viewport: desktop }, async ({ page }) => {
      await openMap(page, '/explorer');
      const all = await allListed(page);
      for (const key of ['+', '+', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
      await untilListed(page, 'fewer than', all);
      for (const key of ['ArrowLeft', 'ArrowUp', '-', '-', '-']) await page.keyboard.press(key);
      await untilListed(page, 'exactly', all);
      await tabTo(page, markerOf(page, 'Sydney'));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/explorer?place=sydney-l475');
      await expect(mapOf(page), 'the focus stays on the map').toBeFocused();
    }));

  test('moves with the mouse and two fingers, and a drag is no click', () =>
    visit('explorer-gestures', { viewport: desktop, hasTouch: true }, async ({ page, context }) => {
      await openMap(page, '/explorer');
      const from = await placeOf(page, 'Nairobi');
      // The drag begins on the marker.
      await page.mouse.move(from.x + 20, from.y + 10);
      await page.mouse.down();
      await page.mouse.move(from.x - 60, from.y + 50, { steps: 4 });
      await untilMoved(page, 'Nairobi', from, { x: -80, y: 40 });
      await page.mouse.up();
      await untilResting(page);
      const all = await linksIn(page).count();
      const touch = await context.newCDPSession(page);
      const frame = (await mapOf(page).boundingBox())!;
      const [midX, midY] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
      const fingers = (apart: number) => [
        { x: midX - apart, y: midY, id: 1 },
        { x: midX + apart, y: midY, id: 2 },
      ];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
      for (const apart of [60, 80, 120, 160])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await untilListed(page, 'fewer than', all);
      assert.doesNotMatch(page.url(), /place=/, 'what the drag began on was not pressed');
    }));

  test('is scrolled past with one finger where this browser cannot draw it', () =>
    visit('explorer-undrawn', { viewport: phone, isMobile: true, hasTouch: true }, async ({ page }) => {
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await open(page, '/explorer');
      const drawing = mapOf(page).locator('svg').first();
      await expect(drawing).toHaveCSS('touch-action', 'none');
      await mapOf(page).focus();
      await page.getByText(/^The interactive map cannot be shown in this browser/).waitFor();
      await expect(drawing).toHaveCSS('touch-action', 'auto');
    }));

  test('opens the tour whose price was tapped on the still map', () =>
    visit('explorer-first-tap', { viewport: phone, hasTouch: true, isMobile: true }, async ({ page }) => {
      await open(page, '/explorer?place=lisbon-l475');
      const price = mapOf(page)
        .locator('svg text')
        .filter({ hasText: /^€\d+$/ })
        .first();
      const { x, y, width, height } = (await price.boundingBox())!;
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await mapOf(page).getByRole('article').waitFor();
    }));

  test('follows one finger, also one that is drawn before it has loaded, and the bar below it scrolls the page', () =>
    visit('explorer-one-finger', { viewport: phone, hasTouch: true, isMobile: true }, async ({ page, context }) => {
      await open(page, '/explorer');
      const touch = await context.newCDPSession(page);
      const draw = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
        const finger = (part: number) => [{ x: from.x + by.x * part, y: from.y + by.y * part, id: 1 }];
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(0) });
        for (const part of [0.25, 0.5, 0.75, 1])
          await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(part) });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      const frame = (await mapOf(page).boundingBox())!;
      const sea = { x: frame.x + frame.width / 2, y: frame.y + frame.height * 0.7 };
      const still = await placeOf(page, 'Nairobi');
      await draw(sea, { x: -40, y: -60 });
      await untilMoved(page, 'Nairobi', still, { x: -40, y: -60 });
      const from = await placeOf(page, 'Nairobi');
      await draw(sea, { x: 60, y: 80 });
      await untilMoved(page, 'Nairobi', from, { x: 60, y: 80 });
      assert.equal(await page.evaluate(() => scrollY), 0);
      await draw({ x: sea.x, y: phone.height - 4 }, { x: 0, y: -120 });
      await page.waitForFunction(() => scrollY > 60);
    }));

  test('applies the filters, shows the number of matches, and what to do without any', () =>
    visit('explorer-filters', { viewport: desktop }, async ({ page }) => {
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
      await page
        .getByText(/tours? found/)
        .first()
        .waitFor();
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
      // From a list to the map and back: nothing is lost on the way.
      await page.goto('/lisbon-l475/food-and-wine-tc48?date=2031-05-01&adults=2&children=1&sort=price&ratingMin=4');
      await page.getByRole('link', { name: 'Map', exact: true }).first().click();
      await page.getByRole('link', { name: 'Remove filter: 4 or better' }).waitFor();
      await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click();
      await page.waitForURL(({ pathname, searchParams }) => {
        const kept = ['date', 'adults', 'children', 'sort', 'ratingMin'].map((name) => searchParams.get(name));
        return pathname === '/lisbon-l475/food-and-wine-tc48' && kept.join() === '2031-05-01,2,1,price,4';
      });
    }));
});

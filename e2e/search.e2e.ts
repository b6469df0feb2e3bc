// Finding a tour: suggestions, the address of a search, its filters, and all of it without script (spec, sections 2 and 5).
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { SearchView } from '#contract/search.ts';
import { api } from './api.ts';
import { assertAccessible } from './axe.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { assertReadingOrder } from './reading-order.ts';
import { freeDay, tourNamed } from './tours.ts';
import { storageStateOf, newTraveller } from './users.ts';

test.describe('results', () => {
  test('is without the filter again after Back', () =>
    visit('search-filter-back', { viewport: desktop }, async ({ page }) => {
      await open(page, '/barcelona-l475');
      const filter = page.getByRole('checkbox', { name: /^Free cancellation/ }).first();
      await filter.check();
      await page.waitForURL('**/barcelona-l475?freeCancellation=true');
      await page.getByRole('link', { name: /^Remove filter: Free cancellation/ }).waitFor();
      await page.goBack();
      await page.getByRole('link', { name: /^Remove filter: Free cancellation/ }).waitFor({ state: 'detached' });
      await page.waitForTimeout(300);
      assert.match(page.url(), /barcelona-l475$/);
      await expect(filter).not.toBeChecked();
      await page.goForward();
      await page.waitForURL('**/barcelona-l475?freeCancellation=true');
    }));

  test('are the same by either address of a place', () =>
    visit('results-addresses', {}, async ({ page }) => {
      await open(page, '/search?location=rome-l475');
      const titles = await titlesOf(page);
      await open(page, '/rome-l475');
      assert.deepEqual(await titlesOf(page), titles);
      await open(page, '/rome');
      assert.deepEqual(await titlesOf(page), titles);
    }));

  test('say so when there are none, and offer the nearest', () =>
    visit('results-none', {}, async ({ page }) => {
      await open(page, '/barcelona-l475/zzxxqqy-tc48');
      await page.getByText('No tours found for this search.', { exact: true }).waitFor();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      for (const name of ['Also in Barcelona', 'Popular elsewhere'])
        await region(page, name).getByRole('article').first().waitFor();
      await page.getByRole('link', { name: /^See all \d+ tours in Barcelona$/ }).waitFor();
    }));

  test('that are few are followed by other days, which keep what was searched, and by tours of the same kind elsewhere', () =>
    visit('results-few', { viewport: phone }, async ({ page }) => {
      const { id } = await tourNamed('aqueducts-and-a-sunset-picnic');
      const day = await freeDay(id);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await open(page, `/rome-l475/cultural-tc48?date=${day}&adults=2&children=0`);
      const shown = await titlesOf(page);
      assert.ok(!requests.some((url) => url.includes('/api/tours/search')), 'asked before its end was near');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await region(page, 'Similar elsewhere').getByRole('article').first().waitFor();
      const other = region(page, 'Other dates').getByRole('link').first();
      await other.waitFor();
      const others = await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
      assert.deepEqual(
        others.filter((title) => shown.includes(title)),
        [],
      );
      const count = Number.parseInt((await other.innerText()).split('\n').at(-1)!, 10);
      await other.click();
      await page.waitForURL(
        ({ pathname, searchParams }) =>
          pathname === '/rome-l475/cultural-tc48' &&
          searchParams.get('date') !== day &&
          searchParams.get('adults') === '2',
      );
      await page.getByText(count === 1 ? '1 tour found' : `${count} tours found`).waitFor();
    }));

  test('that are none say which filter excludes them, and how many there are without it', () =>
    visit('results-none', { viewport: phone }, async ({ page }) => {
      await open(page, '/rome-l475?priceMax=1&freeCancellation=true');
      await page.getByText('No tour matches all of these filters.').waitFor();
      const wider = region(page, 'Remove a filter');
      await wider.waitFor();
      const [only, ...others] = await wider.getByRole('link').all();
      assert.deepEqual(others, [], 'no tour costs less than that, refunded or not');
      const [label, counted] = (await only!.innerText()).split('\n');
      assert.match(label!, /^Without Price per person ≤ €1$/);
      await only!.click();
      await page.waitForURL('**/rome-l475?freeCancellation=true');
      assert.equal(await totalAfter(page, 0), Number.parseInt(counted!, 10));
    }));

  test('of a day far from any start offer the first days that have some', () =>
    visit('results-far-day', { viewport: phone }, async ({ page }) => {
      const year = new Date().getFullYear() + 3;
      await open(page, `/rome-l475?date=${year}-02-01&adults=2&children=0`);
      await region(page, 'Remove a filter')
        .getByRole('link', { name: /^Any date/ })
        .waitFor();
      await region(page, 'Other dates').getByRole('link').first().click();
      await page.waitForURL(({ searchParams }) => !searchParams.get('date')!.startsWith(String(year)));
      assert.ok((await totalAfter(page, 0)) > 0);
      assert.equal(new URL(page.url()).searchParams.get('adults'), '2');
    }));

  test('for a large party lead to tours that take it, and others say how many they take', () =>
    visit('results-large-party', { viewport: phone }, async ({ page }) => {
      const { id } = await tourNamed('aqueducts-and-a-sunset-picnic');
      await open(page, `/rome-l475?date=${await freeDay(id)}&adults=17&children=0`);
      await page.getByText(/^Nothing is available on .+ for 17 people\.$/).waitFor();
      await page.getByRole('heading', { level: 2, name: 'For a smaller group' }).waitFor();
      await region(page, 'Popular elsewhere').getByRole('article').first().waitFor();
      const main = page.getByRole('main');
      for (const card of await main.getByRole('article').all()) await card.getByText(/^Next: |^Valid /).waitFor();
      await assertAccessible(page, 'a party that is too large for all');
      await open(page, '/rome-l475?adults=17&children=0');
      const cards = main.getByRole('article');
      await cards
        .getByText(/^Takes \d+ people at most$/)
        .first()
        .waitFor();
    }));

  test('keep filters, order and page in the address, and the back button brings them back', () =>
    visit('results-in-address', {}, async ({ page }) => {
      await open(page, '/search');
      const total = await totalOf(page);
      const openTags = page.locator('main details[open] > summary', { hasText: /^Tags$/ });
      const wasOpen = await openTags.count();
      await page.locator('main summary', { hasText: /^Tags$/ }).click();
      await page.getByRole('checkbox', { name: /Free cancellation/ }).check();
      await page.waitForURL('**/search?freeCancellation=true');
      const free = await totalAfter(page, total);
      assert.equal(await openTags.count(), 1 - wasOpen, 'as the visitor left it');
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.waitForURL('**/search');
      assert.equal(await totalAfter(page, free), total);
      await page.getByRole('checkbox', { name: /Free cancellation/ }).check();
      assert.equal(await totalAfter(page, total), free);
      await page
        .getByRole('radio', { name: /4 and up|4.0 or better|or better/ })
        .first()
        .check();
      await page.waitForURL(/freeCancellation=true&ratingMin=/);
      assert.ok((await totalAfter(page, free)) < total);
      await page.getByLabel('Sort by').selectOption('price');
      await page.waitForURL(/sort=price/);
      const pages = page.getByRole('navigation', { name: 'Pages' });
      const next = pages.getByRole('link', { name: 'Next' });
      await expect(next).toHaveAttribute('href', /sort=price/);
      await next.click();
      await page.waitForURL(/sort=price.*page=2/);
      // The address changes before the list does.
      await pages.getByRole('link', { name: 'Previous' }).waitFor();
      const shown = await titlesOf(page);
      const filtered = page.url();
      await page.getByRole('main').getByRole('article').last().getByRole('link').first().click();
      await page.locator('#booking').waitFor();
      await page.goBack();
      await page.waitForURL(filtered);
      await pages.getByRole('link', { name: 'Previous' }).waitFor();
      assert.deepEqual(await titlesOf(page), shown);
      assert.ok(await page.getByRole('checkbox', { name: /Free cancellation/ }).isChecked());
      await page.waitForFunction(() => scrollY > 300);
      await page.reload();
      assert.deepEqual(await titlesOf(page), shown);
    }));

  test('keep a filter and an order that were chosen before the list of the first came', () =>
    visit('results-quick-choices', {}, async ({ page }) => {
      await open(page, '/search');
      await page.route('**/api/tours/search?*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await page.getByRole('checkbox', { name: /Free cancellation/ }).check();
      await page.getByLabel('Sort by').selectOption('price');
      await page.waitForURL(/freeCancellation=true&sort=price$/);
      await page.getByLabel('Sort by').selectOption('rating');
      await page
        .getByRole('radio', { name: /or better/ })
        .first()
        .check();
      await page.waitForURL((url) => url.search.includes('ratingMin=') && url.search.includes('sort=rating'));
      assert.ok(new URL(page.url()).searchParams.has('freeCancellation'));
    }));

  test('keep both of two choices that come in one moment', () =>
    visit('results-two-choices', {}, async ({ page }) => {
      await open(page, '/search');
      const sort = page.getByLabel('Sort by');
      // In two tasks of the browser, before anything is drawn between them.
      await sort.evaluate(async (select: HTMLSelectElement) => {
        document.querySelector<HTMLInputElement>('[name=freeCancellation]')!.click();
        await new Promise((resolve) => setTimeout(resolve));
        select.value = 'price';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await page.waitForURL(/freeCancellation=true&sort=price$/);
    }));

  for (const [what, selector, address] of [
    ['lead on to the next page of', 'main [rel=next]', /\?freeCancellation=true&sort=price&page=2$/],
    ['take a filter away from', '[aria-label="Remove filter: Free cancellation"]', /\/search\?sort=price$/],
  ] as const)
    test(`${what} an order that was chosen a moment before`, () =>
      visit('results-after-choice', {}, async ({ page }) => {
        await open(page, '/search?freeCancellation=true');
        await page.getByLabel('Sort by').evaluate(async (select: HTMLSelectElement, pressed) => {
          select.value = 'price';
          select.dispatchEvent(new Event('change', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve));
          document.querySelector<HTMLElement>(pressed)!.click();
        }, selector);
        await page.waitForURL(address);
      }));

  test('forget all filters with one touch', () =>
    visit('results-clear', {}, async ({ page }) => {
      await open(page, '/paris-l475?freeCancellation=true&priceMax=1');
      await page.getByText('No tours found for this search.', { exact: true }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).first().click();
      await page.waitForURL(/\/paris-l475$/);
      await page.getByRole('main').getByRole('article').first().waitFor();
      // The category of a place's list is one of them, though the address has it in its path.
      const { facets } = await api<SearchView>('GET', '/tours/search?locationSlug=paris&lang=en');
      const [{ name, value }] = facets.categories as [SearchView['facets']['categories'][0]];
      await open(page, `/paris-l475/${value}-tc48?sort=rating&date=2030-01-01`);
      await page.getByRole('link', { name: `Remove filter: ${name}` }).click();
      await page.waitForURL('**/paris-l475?sort=rating&date=2030-01-01');
      await page.goBack();
      await page.getByRole('link', { name: 'Clear all', exact: true }).click();
      await page.waitForURL('**/paris-l475?sort=rating');
    }));

  test('say how they are ranked', () =>
    visit('results-ranking', {}, async ({ page }) => {
      await open(page, '/rome-l475');
      await page.getByText('How we rank results').click();
      await page.getByText('Results are ordered by how often a tour has been booked in recent months.').waitFor();
      await page.getByText('Partners cannot pay for a better position.').waitFor();
      await open(page, '/rome-l475?q=food');
      await page.getByText('How we rank results').click();
      const note = page.getByRole('main').getByRole('group').filter({ hasText: 'How we rank results' });
      await expect(note.getByRole('listitem')).toHaveCount(3);
    }));

  test('fold their filters away on a phone', () =>
    visit('results-phone', { viewport: { width: 390, height: 844 } }, async ({ page }) => {
      await open(page, '/rome-l475');
      const { y } = (await page.getByRole('main').getByRole('article').first().boundingBox())!;
      assert.ok(y <= 420, `the first tour begins at ${y} px`);
      await assertReadingOrder(page);
      const free = page.getByRole('checkbox', { name: /Free cancellation/ });
      assert.equal(await free.isVisible(), false);
      await page.getByRole('main').getByText('Filters', { exact: true }).first().click();
      await free.check();
      // One button shows what the choices leave, and says how many.
      const all = await api<SearchView>('GET', '/tours/search?locationSlug=rome');
      const left = await api<SearchView>('GET', '/tours/search?locationSlug=rome&freeCancellation=true');
      const show = page.getByRole('button', { name: `Show ${left.total} tour` });
      await show.waitFor();
      // The counts of the other choices follow.
      const isFewer = ({ value, count }: { value: string; count: number }) =>
        all.facets.languages.some((one) => one.value === value && one.count > count);
      const fewer = left.facets.languages.find(isFewer)!;
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: `${fewer.name} ${fewer.count}` })
        .waitFor();
      await show.click();
      await page.waitForURL('**/rome-l475?freeCancellation=true');
      await page.getByRole('link', { name: 'Remove filter: Free cancellation' }).click();
      await page.waitForURL('**/rome-l475');
      // The words of a search stay with it, whatever else is chosen.
      const found = await api<SearchView>('GET', '/tours/search?categorySlug=wine');
      const [category] = found.facets.categories as [SearchView['facets']['categories'][number]];
      assert.ok(found.facets.freeCancellation < found.total && category.count <= found.total);
      await open(page, '/search?activity=wine');
      await page.getByRole('main').getByText('Filters', { exact: true }).first().click();
      await free.check();
      await page.getByRole('button', { name: `Show ${found.facets.freeCancellation} tour` }).waitFor();
      const choice = page.getByRole('dialog').getByRole('link', { name: `${category.name} ${category.count}` });
      await choice.click();
      await page.waitForURL(`**/${category.value}-tc48?q=Wine`);
      await page
        .getByRole('status')
        .filter({ hasText: new RegExp(`^${category.count} tour`) })
        .first()
        .waitFor();
      await page.getByRole('link', { name: 'Remove filter: “Wine”' }).click();
      await page.waitForURL(`**/${category.value}-tc48`);
    }));
});

test.describe('a page', () => {
  test('that is opened newly begins at its top, and one that comes back where it was left', () =>
    visit('scroll', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/rome-l475');
      await page.mouse.wheel(0, 400);
      await page.waitForFunction(() => scrollY === 400);
      await open(page, '/dashboard/bookings');
      await page.getByRole('heading', { level: 1, name: 'My Bookings' }).waitFor();
      await page.waitForTimeout(100);
      assert.equal(await page.evaluate(() => scrollY), 0);
      await page.goBack();
      await page.waitForFunction(() => scrollY === 400);
    }));
});

test.describe('without script', () => {
  test('one can search, filter, page and open a tour', () =>
    visit('no-script', { javaScriptEnabled: false, viewport: phone }, async ({ page }) => {
      await page.goto('/es');
      await page.getByLabel('¿Adónde?').fill('Lisboa');
      await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
      await page.waitForURL(/\/es\/search\?location=Lisboa/);
      await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Lisboa' }).waitFor();
      const found = await page.getByRole('main').getByRole('article').count();
      assert.ok(found > 0);
      await page.getByText('Filtros', { exact: true }).click();
      await page.getByRole('checkbox', { name: /Cancelación gratuita/ }).check();
      await page.getByRole('button', { name: 'Aplicar' }).first().click();
      await page.waitForURL(/freeCancellation=true/);
      assert.ok((await page.getByRole('main').getByRole('article').count()) <= found);
      await page.goto('/es/search');
      await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Siguiente' }).click();
      await page.waitForURL(/page=2/);
      await page.getByRole('main').getByRole('article').first().getByRole('link').click();
      await page.waitForURL('**/es/tour/*');
      await page.getByRole('heading', { level: 2, name: 'Punto de encuentro' }).waitFor();
    }));
});

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Of the list, not of the tours below it. */
async function titlesOf(page: Page): Promise<string[]> {
  const titles = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
  await titles.first().waitFor();
  return titles.allInnerTexts();
}

/** The address changes before the list does: waits for a total that is another one. */
async function totalAfter(page: Page, before: number): Promise<number> {
  await page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /tours? found/, hasNotText: new RegExp(`^${before} `) })
    .waitFor();
  return totalOf(page);
}

async function totalOf(page: Page): Promise<number> {
  return Number.parseInt(
    await page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /tours? found/ })
      .innerText(),
    10,
  );
}

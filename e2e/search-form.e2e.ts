// The search form: suggestions, the address of a search, and the last search (spec, sections 2 and 5).
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import { open, phone, visit } from './marketplace.ts';
import { offered, search, whatToDo, whereTo } from './search-fields.ts';
import { tourNamed } from './tours.ts';

test.describe('the search form', () => {
  test('suggests from two letters on, five at most', () =>
    visit('suggestions', {}, async ({ page }) => {
      const requests = suggestionRequests(page);
      await open(page, '/');
      const where = whereTo(page);
      await where.pressSequentially('b');
      await page.waitForTimeout(400);
      assert.deepEqual(requests, []);
      await where.pressSequentially('a');
      await offered(page).first().waitFor();
      assert.deepEqual(requests, ['ba']);
      assert.ok((await offered(page).count()) <= 5);
      const activity = page.waitForRequest('**/api/tours/search-text?*');
      await whatToDo(page).pressSequentially('w');
      await page.waitForTimeout(400);
      assert.deepEqual(requests, ['ba']);
      await whatToDo(page).pressSequentially('a');
      const { searchParams } = new URL((await activity).url());
      assert.deepEqual(
        ['q', 'lang', 'pageSize'].map((name) => searchParams.get(name)),
        ['wa', 'en', '5'],
      );
      await offered(page).first().waitFor();
      assert.ok((await offered(page).count()) <= 5);
    }));

  test('works by keyboard alone', () =>
    visit('search-by-keyboard', {}, async ({ page }) => {
      await open(page, '/');
      await whereTo(page).focus();
      await page.keyboard.type('barclona');
      await offered(page, { name: /Barcelona/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      assert.equal(
        await offered(page, { selected: true })
          .innerText()
          .then((text) => text.split('\n')[0]),
        'Barcelona',
      );
      await page.keyboard.press('Enter');
      assert.equal(await whereTo(page).inputValue(), 'Barcelona');
      await offered(page).first().waitFor({ state: 'hidden' });
      await page.keyboard.press('Tab');
      await page.keyboard.type('cultur');
      await offered(page).first().waitFor();
      await page.keyboard.press('Escape');
      await offered(page).first().waitFor({ state: 'hidden' });
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/barcelona-l475');
    }));

  test('does nothing when place and activity are empty', () =>
    visit('search-empty', {}, async ({ page }) => {
      await open(page, '/');
      await page.getByLabel('When?').fill('2031-05-01');
      await search(page);
      await whereTo(page).fill('   ');
      await search(page);
      await page.waitForTimeout(300);
      assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, '/');
      // It is no search, but the day is offered.
      await page.getByRole('search').getByRole('link', { name: 'See all tours on that day' }).click();
      await page.waitForURL('**/search?date=2031-05-01');
    }));

  test('says what each suggestion is, inside the view of a phone and above the button, and opens a tour that is chosen', () =>
    visit('suggestion-kinds', { viewport: phone }, async ({ page }) => {
      const { id, name } = await tourNamed('whales-of-faxafloi');
      await open(page, '/');
      await page.getByLabel('When?').fill('2031-05-01');
      await whereTo(page).fill('reykj');
      await offered(page, { name: 'Reykjavík Iceland City' }).waitFor();
      await whereTo(page).fill('spain');
      await offered(page, { name: /^Spain/ }).waitFor();
      const list = (await page.getByRole('search').getByRole('listbox').first().boundingBox())!;
      const button = (await page.getByRole('search').getByRole('button', { name: 'Search' }).boundingBox())!;
      assert.ok(list.y + list.height <= button.y, 'the button stays free');
      await page.keyboard.press('Escape');
      await whatToDo(page).fill('wa');
      await offered(page, { name: /^On the water .+ Category$/ }).waitFor();
      const { y, height } = (await page.getByRole('search').getByRole('listbox').last().boundingBox())!;
      assert.ok(y >= 0 && y + height <= phone.height, `from ${y} to ${y + height}`);
      await offered(page, { name: `${name} Reykjavík Tour` }).click();
      await page.waitForURL(`**/tour/${id}?date=2031-05-01`);
    }));

  test('offers a country by two letters, which leads to its tours', () =>
    visit('suggestion-country', { viewport: phone }, async ({ page }) => {
      await open(page, '/es');
      await page.getByLabel('¿Adónde?').fill('it');
      await offered(page, { name: 'Italia País' }).click();
      await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
      await page.waitForURL('**/es/italy-l475');
      await page.getByRole('heading', { level: 1, name: /Italia/ }).waitFor();
      await page.getByRole('main').getByRole('article').first().waitFor();
    }));

  test('says that there is no place of a name', () =>
    visit('suggestion-none', { viewport: phone }, async ({ page }) => {
      await open(page, '/');
      await whereTo(page).fill('zzxq');
      await page.getByRole('status').filter({ hasText: 'No place of that name' }).waitFor();
      await page.getByRole('search').getByText('No place of that name').last().waitFor();
      await whereTo(page).fill('lisb');
      await offered(page, { name: /Lisbon/ }).waitFor();
      await expect(page.getByRole('search').getByText('No place of that name')).toHaveCount(0);
    }));

  test('leads to the address of place and activity, with the date', () =>
    visit('search-address', {}, async ({ page }) => {
      await open(page, '/');
      await whereTo(page).fill('Lisboa');
      await offered(page, { name: /Lisbon/ }).click();
      await whatToDo(page).fill('food');
      await offered(page, { name: /Food/ }).first().click();
      await page.getByLabel('When?').fill('2031-05-01');
      await search(page);
      await page.waitForURL('**/lisbon-l475/food-and-wine-tc48?date=2031-05-01');
    }));

  test('searches for an activity that is no category as text', () =>
    visit('search-text', {}, async ({ page }) => {
      await open(page, '/');
      await whatToDo(page).fill('Kayak in the morning');
      await search(page);
      await page.waitForURL('**/kayak-in-the-morning-tc48');
      await page.getByRole('main').getByRole('article').first().waitFor();
    }));
});

test.describe('the last search', () => {
  test('changes the headline to more of its place', () =>
    visit('last-location', {}, async ({ page }) => {
      await open(page, '/');
      await page.getByRole('heading', { level: 1, name: 'See the world up close' }).waitFor();
      await whereTo(page).fill('Porto');
      await offered(page, { name: /Porto/ }).click();
      await page.getByLabel('When?').fill('2031-05-01');
      await search(page);
      await page.waitForURL('**/porto-l475?date=2031-05-01');
      assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage.getItem('lastSearch')!)), {
        location: 'Porto',
        date: '2031-05-01',
      });
      // For the visit the form has all of it.
      await page.getByRole('banner').getByRole('link', { name: 'Senda' }).click();
      await page.getByRole('heading', { level: 1, name: 'Explore more in Porto' }).waitFor();
      await expect(whereTo(page)).toHaveValue('Porto');
      await expect(page.getByLabel('When?')).toHaveValue('2031-05-01');
      // But for a date that was taken away since.
      await page.goBack();
      const filter = page.getByRole('link', { name: /^Remove filter: .*May/ });
      await filter.click();
      await page.waitForURL('**/porto-l475');
      await filter.waitFor({ state: 'detached' });
      await page.getByRole('banner').getByRole('link', { name: 'Senda' }).click();
      await page.getByRole('heading', { level: 1, name: 'Explore more in Porto' }).waitFor();
      await expect(page.getByLabel('When?')).toHaveValue('');
      // Before any script of the page has run, and therefore at no time another.
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          Object.assign(window, { firstHeadline: document.querySelector('h1')!.textContent });
        }),
      );
      await open(page, '/');
      assert.equal(await page.evaluate('firstHeadline'), 'Explore more in Porto');
      await page.getByRole('heading', { level: 1, name: 'Explore more in Porto' }).waitFor();
    }));

  test('names the place and the category in the language of the page, whatever that of the search was', () =>
    visit('last-language', {}, async ({ page }) => {
      await open(page, '/');
      await page.evaluate(() => localStorage.setItem('lastSearch', '{"location":"Lisbon","category":"food-and-wine"}'));
      await open(page, '/es');
      await page.getByRole('heading', { level: 1, name: 'Explora más en Lisboa' }).waitFor();
      await page.getByRole('link', { name: /^Continuar: Lisboa · Gastronom/ }).waitFor();
    }));

  test('is offered again with its date and party', () =>
    visit('last-again', {}, async ({ page }) => {
      await open(page, '/');
      await whereTo(page).fill('Porto');
      await offered(page, { name: /Porto/ }).click();
      await page.getByLabel('When?').fill('2031-05-01');
      await page.getByText('1 traveller').click();
      await page.getByRole('button', { name: 'More: Adults' }).click();
      await search(page);
      await page.waitForURL('**/porto-l475?date=2031-05-01&adults=2&children=0');
      await open(page, '/');
      await page.getByRole('link', { name: 'Continue: Porto · 1 May 2031 · 2 travellers' }).click();
      await page.waitForURL('**/search?location=Porto&activity=&date=2031-05-01&adults=2&children=0');
    }));

  test('is offered again without a date that is past', () =>
    visit('last-past', {}, async ({ page }) => {
      await open(page, '/');
      await page.evaluate(() =>
        localStorage.setItem('lastSearch', '{"location":"Porto","date":"2020-05-01","adults":2,"children":1}'),
      );
      await open(page, '/');
      await page.getByRole('link', { name: 'Continue: Porto · 3 travellers' }).click();
      await page.waitForURL('**/search?location=Porto&activity=&adults=2&children=1');
    }));

  test('remembers the place that was understood, not what was typed', () =>
    visit('last-understood', {}, async ({ page }) => {
      await open(page, '/');
      await whereTo(page).fill('barclona');
      await page.keyboard.press('Escape');
      await search(page);
      await page.waitForURL('**/barcelona-l475');
      await page.waitForFunction(() => localStorage.getItem('lastSearch') === '{"location":"Barcelona"}');
    }));

  test('is remembered without a place that is none of ours', () =>
    visit('last-unknown', {}, async ({ page }) => {
      await open(page, '/');
      await page.evaluate(() => localStorage.setItem('lastSearch', '{"location":"Porto"}'));
      await open(page, '/');
      await whereTo(page).fill('zurich');
      await page.keyboard.press('Escape');
      await search(page);
      await page.waitForURL('**/zurich-l475');
      await page.getByRole('banner').getByRole('link', { name: 'Senda' }).click();
      await page.getByRole('heading', { level: 1, name: 'Explore more in Porto' }).waitFor();
      assert.equal(await page.evaluate(() => localStorage.getItem('lastSearch')), '{"location":"Porto"}');
    }));

  test('with a day and an unknown place offers known places, and nothing that keeps the unknown one', () =>
    visit('unknown-with-day', {}, async ({ page }) => {
      await open(page, '/search?location=Zaragoza&date=2031-05-01&adults=2');
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: 'Available destinations' }).waitFor();
      assert.equal(await main.getByRole('heading', { name: /^(Other dates|Remove a filter)$/ }).count(), 0);
      await main.getByRole('link', { name: 'See all tours' }).waitFor();
    }));

  test('of another shape than it has here is dropped', () =>
    visit('last-misshapen', {}, async ({ page }) => {
      for (const stored of ['[1]', '"Porto"', 'null', '{"location":{"name":"Porto"}}', '{broken']) {
        await open(page, '/');
        await page.evaluate((text) => localStorage.setItem('lastSearch', text), stored);
        await open(page, '/');
        await page.getByRole('heading', { level: 1, name: 'See the world up close' }).waitFor();
        await page.waitForFunction(() => localStorage.getItem('lastSearch') === null);
      }
    }));

  test('may be of letters that are not Latin: the address keeps them', () =>
    visit('last-other-script', {}, async ({ page }) => {
      await open(page, '/');
      await whereTo(page).fill('東京');
      await search(page);
      await page.waitForURL((url) => decodeURIComponent(url.pathname) === '/東京-l475');
      await open(page, '/');
      await whereTo(page).fill('!?');
      await search(page);
      await page.waitForTimeout(300);
      assert.equal(new URL(page.url()).pathname, '/');
    }));

  test('changes the headline to cultural experiences', () =>
    visit('last-category', {}, async ({ page }) => {
      await open(page, '/fr');
      await page.getByLabel('Quelle activité ?').fill('cultur');
      await offered(page, { name: /ultur/ }).first().click();
      await page.getByRole('search').getByRole('button').click();
      await page.waitForURL('**/fr/cultural-tc48');
      assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage.getItem('lastSearch')!)), {
        category: 'cultural',
      });
      await open(page, '/');
      await page.getByRole('heading', { level: 1, name: 'Discover cultural experiences' }).waitFor();
    }));
});

function suggestionRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/\/search(-text)?$/.test(pathname) && pathname.startsWith('/api/')) requests.push(searchParams.get('q')!);
  });
  return requests;
}

// Single rules of the specification that no journey passes by: the frame, the home page, cards, defaults, settings.
import assert from 'node:assert/strict';
import { type Locator, type Page, test } from '@playwright/test';
import pg from 'pg';
import type { CategoryView, TagView, TourView } from '#contract/catalogue.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { type Marketplace, open, startMarketplace, visit } from './marketplace.ts';
import { storageStateOf, newTraveller, signedIn } from './users.ts';
import { minimalTour, freeDay, paidAtOnce, tourNamed, withChildren } from './tours.ts';

test.describe('the bar', () => {
  test('links to the home page, tours, categories and tags, and to the sign-in page', () =>
    visit('bar-links', {}, async ({ page }) => {
      await open(page, '/login');
      const links = page.getByRole('banner').getByRole('link');
      for (const [name, address] of [
        ['Senda', '/'],
        ['Tours', '/tours'],
        ['Categories', '/categories'],
        ['Tags', '/tags'],
        ['Become a partner', '/become-supplier'],
        ['Sign in', '/login'],
      ] as const)
        assert.deepEqual(await hrefsOf(links.filter({ hasText: name })), [address]);
    }));

  test('shows who is signed in, with initials, and keeps the prefix in the way to the dashboard', () =>
    visit('bar-signed-in', storageStateOf(signedIn(demoLogins.traveller)), async ({ page }) => {
      await open(page, '/es/tours');
      const { name } = await storedUser(page);
      const opener = page.getByRole('banner').getByRole('button', { name });
      await opener.waitFor();
      assert.ok((await opener.locator('img, [aria-hidden=true]').count()) > 0, 'the picture or the initials');
      await opener.click();
      const toDashboard = page.getByRole('banner').locator('a[href$="/dashboard"]');
      await toDashboard.waitFor();
      assert.deepEqual(await hrefsOf(toDashboard), ['/es/dashboard']);
    }));

  test('believes no token without a user, and no user without a token', async () => {
    const { storageState } = await newTraveller();
    for (const storedKey of ['token', 'user']) {
      const origins = storageState.origins.map(({ origin, localStorage }) => ({
        origin,
        localStorage: localStorage.filter(({ name }) => name === storedKey),
      }));
      await visit(`only-${storedKey}`, { storageState: { cookies: [], origins } }, async ({ page }) => {
        await open(page, '/tags');
        await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
        await page.goto('/dashboard');
        await page.waitForURL('**/login?next=%2Fdashboard');
      });
    }
  });
});

test.describe('the footer', () => {
  test('names the year, offers the three languages and links within the product', () =>
    visit('footer', {}, async ({ page }) => {
      await open(page, '/tags');
      const footer = page.getByRole('contentinfo');
      await footer.getByText(`© ${new Date().getFullYear()} Senda.`).waitFor();
      assert.deepEqual(
        await footer
          .getByLabel('Language')
          .locator('option')
          .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
        ['es', 'en', 'fr'],
      );
      const addresses = await hrefsOf(footer.getByRole('link'));
      for (const address of ['/tours', '/categories', '/tags']) assert.ok(addresses.includes(address), address);
    }));
});

test.describe('the home page', () => {
  test('asks for the eight most popular tours and for twelve cities by name', () =>
    visit('home-asks', {}, async ({ page }) => {
      await open(page, '/tags');
      const [tours, places] = await Promise.all([
        page.waitForRequest('**/api/tours?*'),
        page.waitForRequest('**/api/locations?*'),
        page.getByRole('banner').getByRole('link', { name: 'Senda' }).click(),
      ]);
      assert.deepEqual(queryOf(tours.url(), 'orderBy', 'orderDir', 'pageSize'), ['popularity', 'DESC', '8']);
      assert.deepEqual(queryOf(places.url(), 'page', 'pageSize', 'orderBy', 'type'), ['1', '12', 'name', 'city']);
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
      const destinations = await linksOf('Places to begin with');
      assert.equal(destinations.length, 12);
      for (const address of destinations) assert.match(address!, /^\/search\?location=[a-z-]+-l475$/);
      const popular = await linksOf('Most booked tours');
      assert.equal(popular.length, 7);
      const inspiration = (await linksOf('How about here?')).filter((address) => address !== '/tours');
      assert.equal(inspiration.length, 8);
      for (const address of [...popular, ...inspiration]) assert.match(address!, /^\/tour\/[\w-]+$/);
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
      await page.getByText('Nothing is on sale here yet.').waitFor();
      const headings = ['See the world up close', 'You run tours yourself?'];
      assert.deepEqual(await page.getByRole('main').getByRole('heading').allInnerTexts(), headings);
    }));

  test('has one, two, three or four cards in its row, 24 px apart', () =>
    visit('home-row', {}, async ({ page }) => {
      await open(page, '/');
      const row = page.getByRole('region', { name: 'Most booked tours' }).getByRole('list');
      for (const [width, cards] of [
        [639, 1],
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

test.describe('lists', () => {
  test('of categories and of tags name each of them, and lead to its tours', () =>
    visit('lists', {}, async ({ page }) => {
      const categories = await api<CategoryView[]>('GET', '/categories?lang=en');
      await open(page, '/categories');
      const items = page.getByRole('main').getByRole('listitem');
      assert.equal(await items.count(), categories.length);
      for (const [index, { name, description, slug }] of categories.entries()) {
        const text = await items.nth(index).innerText();
        assert.ok(text.includes(name) && text.includes(description), text);
        assert.deepEqual(await hrefsOf(items.nth(index).getByRole('link')), [`/${slug}-tc48`]);
      }
      const tags = await api<TagView[]>('GET', '/tags?lang=en');
      await open(page, '/tags');
      assert.equal(await items.count(), tags.length);
      for (const [index, { name }] of tags.entries()) assert.ok((await items.nth(index).innerText()).startsWith(name));
    }));

  test('of tours have a way to book on every card', () =>
    visit('tours-book', {}, async ({ page }) => {
      await open(page, '/tours');
      const cards = page.getByRole('main').getByRole('article');
      assert.ok((await cards.count()) > 8);
      for (const card of await cards.all()) {
        const [book] = await hrefsOf(card.getByRole('link', { name: /^Book: / }));
        const [tour] = await hrefsOf(card.getByRole('heading').getByRole('link'));
        assert.equal(book, `${tour!.replace('/tour/', '/tours/')}/book`);
      }
    }));

  test('of results have picture, title, two lines, price with currency, hours and rating on every card', () =>
    visit('result-cards', {}, async ({ page }) => {
      await open(page, '/rome-l475');
      for (const card of await page.getByRole('main').getByRole('article').all()) {
        assert.match((await card.locator('img').getAttribute('src'))!, /^\/.+/);
        assert.ok((await card.getByRole('heading').innerText()).length > 3);
        const text = await card.innerText();
        assert.match(text, /\$\d/);
        assert.match(text, /[\d.]+ h|Variable/);
        assert.match(text, /New|\d\.\d\s*\(\d+\)/);
        const lines = await card
          .locator('[class*=description]')
          .evaluate((element) => getComputedStyle(element).getPropertyValue('-webkit-line-clamp'));
        assert.equal(lines, '2');
      }
    }));
});

test.describe('the title of results', () => {
  test('is that of the answer, with the name of the marketplace', () =>
    visit('results-title', {}, async ({ page }) => {
      await open(page, '/rome-l475/cultural-tc48');
      const { seo } = await api<{ seo: { title: string } }>(
        'GET',
        '/tours/search?locationSlug=rome-l475&categorySlug=cultural-tc48&lang=en',
      );
      await page.getByRole('heading', { level: 1, name: seo.title, exact: true }).waitFor();
      assert.equal(await page.title(), `${seo.title} · Senda`);
    }));

  test('is built from the slugs where no answer came', () =>
    visit('results-title-fallback', {}, async ({ page, allow }) => {
      allow(/net::ERR_FAILED/);
      await open(page, '/categories');
      await page.route('**/api/tours/search?*', (route) => route.abort());
      await page.getByRole('main').locator('a[href="/food-and-wine-tc48"]').click();
      await page.getByRole('heading', { level: 1, name: 'Food and wine', exact: true }).waitFor();
      await page.getByText('No tours found for this search.', { exact: true }).waitFor();
    }));
});

test.describe('a tour', () => {
  test('shows the rating and the number of its reviews', () =>
    visit('tour-rating', {}, async ({ page }) => {
      const { rating, review, name } = await tourNamed(withChildren);
      await open(page, `/tour/${withChildren}`);
      const head = page
        .getByRole('main')
        .locator('header')
        .filter({ has: page.getByRole('heading', { level: 1, name }) });
      await head.getByText(`Rated ${rating!.toFixed(1)} out of 5`).waitFor();
      await head.getByText(`${review} review`).waitFor();
    }));

  test('claims neither free cancellation nor paying later where its policy grants none', () =>
    visit('tour-no-claims', {}, async ({ page }) => {
      await open(page, `/tour/${paidAtOnce}`);
      await page.getByText('No refund: once booked, nothing is paid back.').waitFor();
      assert.equal(await page.getByText('Free cancellation').count(), 0);
      assert.equal(await page.getByText('Book now and pay later').count(), 0);
    }));
});

test.describe('a tour that leaves things out', () => {
  test('says Ask price, Variable and Spanish, and shows the stock picture', () =>
    visit('tour-bare', {}, async ({ page }) => {
      await openWithResponse(page, minimalTour);
      const main = page.getByRole('main');
      await main.getByRole('complementary').getByText('Ask price').waitFor();
      await main.getByText('Variable', { exact: true }).waitFor();
      await main.getByText('Spanish', { exact: true }).waitFor();
      assert.equal(await main.locator('img[fetchpriority=high]').getAttribute('src'), '/posters/stock.svg');
      assert.equal(await main.getByRole('button', { name: /^Show large:/ }).count(), 0);
    }));

  test('fills its sections from the description, or says what is not known yet', () =>
    visit('tour-bare-sections', {}, async ({ page }) => {
      await openWithResponse(page, minimalTour);
      for (const [name, text] of [
        ['What you will do', minimalTour.description],
        ['In detail', minimalTour.description],
        ['What is included', 'No information available.'],
        ['Meeting point', 'Will be informed after booking.'],
        ['Reviews', 'No reviews for this tour yet.'],
      ] as const) {
        await page.getByRole('tab', { name, exact: true }).click();
        await page.getByRole('tabpanel', { name, exact: true }).getByText(text).waitFor();
      }
    }));

  test('calls an author without a name Traveler, and a review without stars has five', () =>
    visit('tour-bare-review', {}, async ({ page }) => {
      const [review] = (await tourNamed(withChildren)).reviews;
      await openWithResponse(page, {
        reviews: [{ ...review, author: '', rating: null, comment: 'Not a word too many.' }],
      });
      await page.getByRole('tab', { name: 'Reviews' }).click();
      const shown = page.getByRole('tabpanel', { name: 'Reviews', exact: true }).getByRole('listitem');
      await shown.getByText('Traveler', { exact: true }).waitFor();
      await shown.getByRole('img', { name: '5 stars out of 5' }).waitFor();
      await shown.getByText('Not a word too many.').waitFor();
      assert.match((await shown.locator('time').getAttribute('datetime'))!, /^\d{4}-\d\d-\d\d$/);
    }));

  test('has its own picture first, and no more than four small ones', () =>
    visit('tour-many-pictures', {}, async ({ page }) => {
      const { image, imageAlt } = await tourNamed(withChildren);
      const others = [1, 2, 3, 4, 5, 6].map((number) => ({ url: `/posters/stock.svg?${number}`, alt: '' }));
      await openWithResponse(page, { media: [others[0], { url: image, alt: imageAlt }, ...others.slice(1)] });
      const main = page.getByRole('main');
      assert.equal(await main.locator('img[fetchpriority=high]').getAttribute('src'), image);
      assert.deepEqual(
        await main
          .getByRole('button', { name: /^Show large:/ })
          .locator('img')
          .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src'))),
        others.slice(0, 4).map(({ url }) => url),
      );
    }));
});

test.describe('booking on the tour page', () => {
  test('says Booking... meanwhile, tells good news in green, bad news in red, and leaves after 1.5 s', () =>
    visit('tour-booking-states', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(/net::ERR_FAILED/);
      const { id } = await tourNamed(withChildren);
      await open(page, `/tour/${id}`);
      const date = await freeDay(id, 1);
      await page.getByLabel('Date', { exact: true }).fill(date);
      await page.getByRole('button', { name: 'Check availability' }).click();
      const found = page.getByRole('status').filter({ hasText: /^Available:/ });
      await found.waitFor();
      assert.equal(await hueOf(found), 'green');
      await page.route('**/api/bookings', (route) => route.abort());
      await page.getByRole('button', { name: 'Book now' }).click();
      const failed = page.getByRole('alert').filter({ hasText: 'Booking failed' });
      await failed.waitFor();
      assert.equal(await hueOf(failed), 'red');
      await page.unroute('**/api/bookings');
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/bookings', async (route) => {
        await held;
        await route.continue();
      });
      const sent = page.waitForRequest('**/api/bookings');
      await page.getByRole('button', { name: 'Book now' }).click();
      assert.ok(await page.getByRole('button', { name: 'Booking...' }).isDisabled());
      assert.partialDeepStrictEqual((await sent).postDataJSON(), { tourId: id, date, adults: 1, children: 0 });
      release();
      const booked = page.getByRole('status').filter({ hasText: 'Booking completed successfully!' });
      await booked.waitFor();
      const shownAt = Date.now();
      assert.equal(await hueOf(booked), 'green');
      await page.waitForURL(/\/bookings$/, { waitUntil: 'commit' });
      assert.ok(Date.now() - shownAt > 1000, `${Date.now() - shownAt} ms`);
    }));
});

test.describe('the dashboard', () => {
  test('is headed by picture, name, e-mail and three counts, above tabs with the labels of the product', () =>
    visit('dashboard-header', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/dashboard');
      await page.waitForURL('**/dashboard/bookings');
      const main = page.getByRole('main');
      await main.getByRole('heading', { level: 1, name: 'My Bookings' }).waitFor();
      const { name, email } = await storedUser(page);
      await main.getByText(name, { exact: true }).waitFor();
      await main.getByText(email, { exact: true }).waitFor();
      assert.equal(await main.locator('svg[viewBox="0 0 160 160"] text').textContent(), name[0]!.toUpperCase());
      for (const count of ['0 bookings', '0 wishlist', '0 reviews'])
        await main.getByRole('link', { name: count, exact: true }).waitFor();
      const tabs = page.getByRole('navigation', { name: 'Sections of your dashboard' }).getByRole('link');
      assert.deepEqual(await tabs.allInnerTexts(), [
        'My Bookings',
        'Reviews & Ratings',
        'Travel History',
        'Wishlist',
        'Profile settings',
      ]);
    }));
});

test.describe('a marketplace of its own', () => {
  let own: Marketplace;
  test.beforeAll(async () => {
    own = await startMarketplace({ LOG_LEVEL: 'silent' });
    await store(own, { appName: 'Rutas del Sur', tourPageRequiresSignIn: true });
  });
  test.afterAll(() => own.stop());

  test('has its name in the title, the bar and the footer', () =>
    visit('own-name', { at: own }, async ({ page }) => {
      await open(page, '/tags');
      assert.equal(await page.title(), 'Tags · Rutas del Sur');
      await page.getByRole('banner').getByRole('link', { name: 'Rutas del Sur' }).waitFor();
      await page.getByRole('contentinfo').getByText(`© ${new Date().getFullYear()} Rutas del Sur.`).waitFor();
    }));

  test('may want travellers to sign in before they see a tour', () =>
    visit('own-sign-in', { at: own }, async ({ page }) => {
      await page.goto(`/tour/${withChildren}`);
      await page.waitForURL(`**/login?next=${encodeURIComponent(`/tour/${withChildren}`)}`);
    }));
});

const hrefsOf = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));

const queryOf = (url: string, ...names: string[]): (string | null)[] =>
  names.map((name) => new URL(url).searchParams.get(name));

const storedUser = (page: Page): Promise<{ name: string; email: string }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user')!) as { name: string; email: string });

/** Comes to the tour by a link, and has the server's answer differ in some fields. */
async function openWithResponse(page: Page, fields: object): Promise<void> {
  const tour = await tourNamed(withChildren);
  await open(page, '/barcelona-l475');
  await page.route(/\/api\/tours\/[\w-]+\?/, async (route) => {
    const release = await route.fetch();
    await route.fulfill({ response: release, json: { ...((await release.json()) as TourView), ...fields } });
  });
  await page.getByRole('main').getByRole('link', { name: tour.name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: tour.name }).waitFor();
}

/** Of the text's colour. */
function hueOf(message: Locator): Promise<'red' | 'green'> {
  return message.first().evaluate((element) => {
    const [red, green] = getComputedStyle(element).color.match(/[\d.]+/g)!;
    return Number(red) > Number(green) ? 'red' : 'green';
  });
}

/** As an operator would; the product looks once a second. */
async function store({ dataDir }: Marketplace, settings: object): Promise<void> {
  const client = new pg.Client({ host: dataDir, port: 5432, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  for (const [key, value] of Object.entries(settings))
    await client.query('insert into settings (key, value, updated_at) values ($1, $2, now())', [
      key,
      JSON.stringify(value),
    ]);
  await client.end();
  await new Promise((resolve) => setTimeout(resolve, 1100));
}

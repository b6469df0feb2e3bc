// Single rules of the specification that no journey passes by: the frame, lists, results, the dashboard's header, settings.
import assert from 'node:assert/strict';
import { expect, type Locator, type Page, test } from '@playwright/test';
import pg from 'pg';
import type { CategoryView, TagView } from '#contract/catalogue.ts';
import type { SearchView } from '#contract/search.ts';
import { formatMoney } from '#kernel/money.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { hrefsOf } from './links.ts';
import { type Marketplace, open, startMarketplace, visit } from './marketplace.ts';
import { storageStateOf, newTraveller, signedIn } from './users.ts';
import { freeDay, shownDuration, tourNamed, withChildren } from './tours.ts';

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

test.describe('lists', () => {
  test('of categories and of tags name each of them, and lead to its tours', () =>
    visit('lists', {}, async ({ page }) => {
      const categories = await api<CategoryView[]>('GET', '/categories?lang=en');
      await open(page, '/categories');
      const items = page.getByRole('main').getByRole('listitem');
      await expect(items).toHaveCount(categories.length);
      for (const [index, { name, description, slug }] of categories.entries()) {
        const text = await items.nth(index).innerText();
        assert.ok(text.includes(name) && text.includes(description), text);
        // Those below it are inside its item.
        const [own] = await hrefsOf(items.nth(index).getByRole('link'));
        assert.equal(own, `/${slug}-tc48`);
      }
      const tags = await api<TagView[]>('GET', '/tags?lang=en');
      await open(page, '/tags');
      await expect(items).toHaveCount(tags.length);
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
      const { tours } = await api<SearchView>(
        'GET',
        '/tours/search?locationSlug=rome-l475&lang=en&currency=EUR&pageSize=12',
      );
      await open(page, '/rome-l475');
      const cards = page
        .getByRole('main')
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { level: 2 }) });
      await expect(cards).toHaveCount(tours.length);
      for (const [index, tour] of tours.entries()) {
        const card = cards.nth(index);
        assert.equal(await card.locator('img').getAttribute('src'), tour.image);
        assert.equal(await card.getByRole('heading').innerText(), tour.title);
        const text = await card.innerText();
        const price = formatMoney({ amountMinor: tour.priceMinor!, currency: tour.currency }, 'en');
        assert.match(price, /^€\d/);
        const rating = tour.rating === null ? 'New' : tour.rating.toFixed(1);
        for (const words of [tour.description, price, shownDuration(tour.duration!), rating])
          assert.ok(text.includes(words), `‘${words}’ in ‘${text}’`);
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
      await expect(page).toHaveTitle(`${seo.title} · Senda`);
    }));

  test('is built from the slugs where no answer came', () =>
    visit('results-title-fallback', {}, async ({ page, allow }) => {
      allow(/net::ERR_FAILED/);
      await open(page, '/categories');
      await page.route('**/api/tours/search?*', (route) => route.abort());
      await page.getByRole('main').locator('a[href="/food-and-wine-tc48"]').click();
      await page.getByRole('heading', { level: 1, name: 'Food and wine', exact: true }).waitFor();
      await page.getByText('No tours found for this search.', { exact: true }).waitFor();
      await page.getByRole('combobox', { name: 'Where to?' }).fill('Rome');
      await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Food and wine · Rome', exact: true }).waitFor();
    }));
});

test.describe('booking on the tour page', () => {
  test('says Booking... meanwhile, shows success in green, failure in red, and leaves after 1.5 s', () =>
    visit('tour-booking-states', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(/net::ERR_FAILED/);
      const { id } = await tourNamed(withChildren);
      await open(page, `/tour/${id}`);
      const date = await freeDay(id, 1);
      await page.getByLabel('Date', { exact: true }).fill(date);
      await page.getByRole('button', { name: 'Check availability' }).click();
      const found = page.getByRole('status').filter({ hasText: /^Available\./ });
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
      // As it was shown later, this is no shorter than the pause, however late a busy machine reads it.
      const releasedAt = Date.now();
      release();
      const booked = page.getByRole('status').filter({ hasText: 'Booking completed successfully!' });
      await booked.waitFor();
      assert.equal(await hueOf(booked), 'green');
      await page.waitForURL(/\/bookings\?new=/, { waitUntil: 'commit' });
      assert.ok(Date.now() - releasedAt > 1400, `${Date.now() - releasedAt} ms`);
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
      assert.equal(name, 'Robin Ferrer');
      await main.getByText(email, { exact: true }).waitFor();
      assert.equal(await main.locator('svg[viewBox="0 0 160 160"] text').textContent(), 'RF');
      for (const count of ['0 upcoming trips', '0 wishlist', '0 reviews'])
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
      await expect(page).toHaveTitle('Tags · Rutas del Sur');
      await page.getByRole('banner').getByRole('link', { name: 'Rutas del Sur' }).waitFor();
      await page.getByRole('contentinfo').getByText(`© ${new Date().getFullYear()} Rutas del Sur.`).waitFor();
    }));

  test('may want travellers to sign in before they see a tour', () =>
    visit('own-sign-in', { at: own }, async ({ page }) => {
      await page.goto(`/tour/${withChildren}`);
      await page.waitForURL(`**/login?next=${encodeURIComponent(`/tour/${withChildren}`)}`);
    }));
});

const storedUser = (page: Page): Promise<{ name: string; email: string }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user')!) as { name: string; email: string });

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

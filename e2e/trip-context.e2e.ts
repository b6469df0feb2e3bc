// Date and party on their way: from the search form to results, tour, sign-in and back, in the addresses.
import assert from 'node:assert/strict';
import { expect, type Page, type Request, test } from '@playwright/test';
import { adultsMax, childrenMax } from '#kernel/party.ts';
import type { AvailabilityView } from '#contract/bookings.ts';
import { formatMoney } from '#kernel/money.ts';
import { api } from './api.ts';
import { drawn, shiftOf, watchShifts } from './layout-shifts.ts';
import { desktop, moving, open, phone, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';
import { newEmail, newTraveller, password, storageStateOf } from './users.ts';
import { adultsOnly, bookButton, daysOf, freeDay, tourNamed, withChildren, withGroupDays } from './tours.ts';

const isBooking = (request: Request) => request.method() === 'POST' && request.url().endsWith('/bookings');
const bookNow = (page: Page) => bookButton(page, 'Book now', false);

async function hasFilledBox(page: Page, day: string): Promise<void> {
  await page.getByText(/^Available\./).waitFor();
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(day);
  await expect(page.getByLabel('Adults', { exact: true })).toHaveValue('2');
  await expect(page.getByLabel('Children', { exact: true })).toHaveValue('1');
  await bookNow(page).waitFor();
}

test.describe('date and party', () => {
  test('are preserved by a tap on a result before any script has run', () =>
    visit('trip-without-scripts', { viewport: phone, javaScriptEnabled: false }, async ({ page }) => {
      const { id, name } = await tourNamed(withChildren);
      const query = `date=${await freeDay(id, 3)}&adults=2&children=1`;
      await page.goto(`/barcelona-l475?${query}`);
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**/tour/${id}?${query}`);
    }));

  for (const [size, viewport] of [
    ['a phone', phone],
    ['a desk', desktop],
  ] as const)
    test(`are entered once, from the search to the booking, on ${size}`, () =>
      visit(`trip-${size}`, { viewport }, async ({ page }) => {
        const { id, name } = await tourNamed(withChildren);
        const day = await freeDay(id, 3);
        const query = `date=${day}&adults=2&children=1`;
        await open(page, '/');
        await page.getByRole('combobox', { name: 'Where to?' }).fill('Barcelona');
        await page.getByLabel('When?').fill(day);
        await page.getByText('1 traveller', { exact: true }).click();
        await page.getByRole('button', { name: 'More: Adults' }).click();
        await page.getByRole('button', { name: 'More: Children' }).click();
        await page.keyboard.press('Escape');
        await page.getByText('3 travellers').waitFor();
        await expect(page.getByRole('button', { name: 'More: Adults' })).toBeHidden();
        await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
        await page.waitForURL(`**/barcelona-l475?${query}`);
        // On a phone what was searched is one line.
        const party = size === 'a phone' ? /^Barcelona\s· .+\s· 3 travellers$/ : '3 travellers';
        await page.getByText(party, { exact: true }).waitFor();
        await page.getByRole('main').getByRole('link', { name, exact: true }).click();
        await page.waitForURL(`**/tour/${id}?${query}`);
        await hasFilledBox(page, day);
        await bookNow(page).click();
        await page.waitForURL('**/login?next=*');
        await page.locator('input[name=password]').waitFor();
        await page.goBack();
        await page.waitForURL(`**/tour/${id}?${query}&departure=*`);
        await hasFilledBox(page, day);
        await bookNow(page).click();
        await page.getByRole('button', { name: 'Continue to your booking' }).waitFor();
        await page.getByRole('heading', { level: 1, name: 'Book your places' }).waitFor();
        assert.equal(
          await page.getByRole('main').getByRole('link', { name: 'terms of use' }).getAttribute('href'),
          '/terms',
        );
        await page.getByLabel('Your name').fill('Ana Prieto');
        await page.getByLabel('E-mail').fill(newEmail());
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'Continue to your booking' }).click();
        await page.waitForURL(`**/tour/${id}?${query}*`);
        await hasFilledBox(page, day);
        const sent = page.waitForRequest(isBooking);
        await bookNow(page).click();
        assert.partialDeepStrictEqual((await sent).postDataJSON(), { tourId: id, date: day, adults: 2, children: 1 });
      }));

  test('follow what is changed in the box: a reload, Back and the way back to the results have them', () =>
    visit('trip-changed', {}, async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      const day = await freeDay(id, 3);
      await open(page, `/tour/${id}`);
      await page.getByLabel('Date', { exact: true }).fill(day);
      await page.getByLabel('Adults', { exact: true }).fill('2');
      await page.getByLabel('Children', { exact: true }).fill('1');
      const query = `date=${day}&adults=2&children=1`;
      await page.waitForURL(`**/tour/${id}?${query}`);
      await page.reload();
      await hasFilledBox(page, day);
      await page.getByRole('main').getByRole('link', { name: 'Barcelona', exact: true }).click();
      await page.waitForURL(`**/barcelona-l475?${query}`);
      await page
        .getByText(/tours? found/)
        .first()
        .waitFor();
      await page.goBack();
      await hasFilledBox(page, day);
    }));

  test('stay in a list without a day: in its links, its filters and its order', () =>
    visit('trip-party', {}, async ({ page }) => {
      await open(page, '/barcelona-l475?adults=3&children=1');
      await page.getByText('4 travellers', { exact: true }).waitFor();
      const { id, name } = await tourNamed(withChildren);
      const link = page.getByRole('main').getByRole('link', { name, exact: true });
      assert.match((await link.getAttribute('href'))!, new RegExp(`/tour/${id}\\?adults=3&children=1$`));
      await page.getByLabel('Sort by').selectOption('price');
      await page.waitForURL('**/barcelona-l475?adults=3&children=1&sort=price');
      await page.getByRole('checkbox', { name: /Free cancellation/ }).check();
      await page.waitForURL(/freeCancellation=true/);
      assert.match(new URL(page.url()).search, /adults=3&children=1/);
    }));

  test('fill the book page, too, and are sent from there', () =>
    visit('trip-book-page', storageStateOf(newTraveller()), async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      const day = await freeDay(id, 3);
      await open(page, `/tours/${id}/book?date=${day}&adults=2&children=1`);
      await page.getByRole('region', { name: 'Your booking' }).getByText('Total', { exact: true }).waitFor();
      assert.equal(await page.getByLabel('Adults', { exact: true }).inputValue(), '2');
      assert.equal(await page.getByLabel('Children', { exact: true }).inputValue(), '1');
      const sent = page.waitForRequest(isBooking);
      await page.getByRole('button', { name: 'Book now' }).click();
      assert.partialDeepStrictEqual((await sent).postDataJSON(), { tourId: id, date: day, persons: 2, children: 1 });
    }));

  test('load the days of the calendar once, when its button is pointed at', () =>
    visit('trip-calendar-ahead', {}, async ({ page }) => {
      await open(page, `/tour/${(await tourNamed(withChildren)).id}`);
      await page.getByRole('group', { name: 'Next dates' }).waitFor();
      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('/availability?') && asked.push(request.url()));
      const opener = page.getByRole('button', { name: 'Choose a date' });
      const loaded = page.waitForResponse('**/availability?*');
      await opener.hover();
      await loaded;
      await opener.click();
      await page.getByRole('dialog').locator('[data-state=available]').first().waitFor();
      assert.equal(asked.length, 1);
    }));

  test('beyond the last day on sale say until when there are days, and lead to the nearest', () =>
    visit('trip-far-ahead', {}, async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      await open(page, `/tour/${id}?date=${new Date().getFullYear() + 3}-02-01&adults=2&children=0`);
      await page
        .getByRole('alert')
        .getByText(/^Dates are on sale until .+ for now\.$/)
        .waitFor();
      await page.getByRole('button', { name: 'Choose a date' }).click();
      const calendar = page.getByRole('dialog');
      await calendar.getByRole('button', { name: /^Nearest date: / }).click();
      await calendar.locator('[data-state=available]').first().waitFor();
      await page.keyboard.press('Escape');
      await page
        .getByRole('group', { name: /^Nearest dates/ })
        .getByRole('button')
        .last()
        .click();
      await page.getByText(/^Available\./).waitFor();
    }));

  test('lead from the book page to sign-in and back', () =>
    visit('trip-book-signed-out', {}, async ({ page }) => {
      const path = `/tours/${withChildren}/book?date=2031-05-01&adults=2&children=1`;
      await page.goto(path);
      await page.waitForURL(`**/login?next=${encodeURIComponent(path)}`);
    }));

  test('are ignored where they cannot be', () =>
    visit('trip-invalid', {}, async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      for (const query of [
        'date=2020-01-01&adults=1.5&children=-1',
        'date=2026-02-30&adults=two',
        'date=%00&adults=',
      ]) {
        await open(page, `/tour/${id}?${query}`);
        await page.getByRole('group', { name: 'Next dates' }).waitFor();
        assert.equal(await page.getByLabel('Date', { exact: true }).inputValue(), '');
        assert.equal(await page.getByLabel('Adults', { exact: true }).inputValue(), '1');
        await open(page, `/barcelona-l475?${query}`);
        await page.getByText('1 traveller', { exact: true }).waitFor();
        assert.ok((await page.getByRole('main').getByRole('article').count()) > 0);
      }
    }));

  for (const [language, ...words] of [
    ['en', 'From {{}} for 3 people', '{{}} per person on average'],
    ['es', 'Desde {{}} para 3 personas', '{{}} por persona de media'],
    ['fr', 'À partir de {{}} pour 3 personnes', '{{}} par personne en moyenne'],
  ] as const)
    test(`make cards, map and comparison say what the party pays in all, as the booking box does, in ${language}`, () =>
      visit(`trip-total-${language}`, {}, async ({ page }) => {
        const { id, slug } = await tourNamed(withChildren);
        const date = await freeDay(id, 3);
        const trip = `date=${date}&adults=2&children=1`;
        const { quote } = await api<AvailabilityView>('GET', `/tours/${id}/availability?${trip}`);
        const { priceMinor, currency } = quote!.total;
        const amounts = [priceMinor, Math.ceil(priceMinor / 3)].map((amountMinor) =>
          formatMoney({ amountMinor, currency }, language),
        );
        const [inAll, each] = words.map((text, index) => text.replace('{{}}', amounts[index]!));
        for (const path of ['/barcelona-l475?', '/explorer?place=barcelona-l475&', `/compare?tours=${slug}&`]) {
          await open(page, `${language === 'en' ? '' : `/${language}`}${path}${trip}`);
          const price = page
            .getByRole('main')
            .locator('span, p, td')
            .filter({ has: page.getByText(each!, { exact: true }) });
          await price.filter({ hasText: inAll! }).first().waitFor();
        }
      }));

  for (const language of ['en', 'es', 'fr'] as const)
    test(`of more people than one booking takes say so on results and tour, and how larger groups book, in ${language}`, () =>
      visit(`trip-too-many-${language}`, { viewport: phone }, async ({ page }) => {
        const words = textsOf(language);
        const most = { adults: adultsMax, children: childrenMax };
        const { id } = await tourNamed(withChildren);
        const prefix = language === 'en' ? '' : `/${language}`;
        for (const [path, key] of [
          ['/barcelona-l475?adults=30', 'party_most'],
          [`/barcelona-l475?adults=30&date=${await freeDay(id, 3)}`, 'party_cut'],
          [`/tour/${id}?adults=30`, 'party_limit'],
          [`/tour/${id}?adults=2&children=11`, 'party_limit'],
        ] as const) {
          await open(page, prefix + path);
          const note = page.getByRole('status').filter({ hasText: words('search-more', key, most) });
          const link = note.getByRole('link', { name: words('search-more', 'party_write') });
          assert.equal(await link.getAttribute('href'), `${prefix}/contact`);
        }
        await page.locator('#booking [name=children]').fill('2');
        await page.getByText(words('search-more', 'party_limit', most)).waitFor({ state: 'detached' });
      }));

  test('ask without children where a tour takes none, and keep them in the address', () =>
    visit('trip-adults-only', {}, async ({ page }) => {
      const { id } = await tourNamed(adultsOnly);
      const day = await freeDay(id, 2);
      const asked = page.waitForRequest(/availability\?date=/);
      await open(page, `/tour/${id}?date=${day}&adults=2&children=1`);
      assert.equal(new URL((await asked).url()).searchParams.get('children'), '0');
      await page.getByText('This tour is for adults only.').waitFor();
      await page.getByText(/^Available\./).waitFor();
      assert.match(page.url(), /children=1/);
    }));

  for (const [size, viewport] of [
    ['a phone', phone],
    ['a desk', desktop],
  ] as const)
    test(`move nothing when they come, on ${size}`, () =>
      visit(`trip-still-${size}`, { ...moving, viewport }, async ({ page }) => {
        await watchShifts(page);
        const { id } = await tourNamed(withChildren);
        const query = `date=${await freeDay(id, 3)}&adults=2&children=1`;
        for (const path of [`/tour/${id}?${query}`, `/barcelona-l475?${query}`, '/barcelona-l475?adults=3']) {
          await open(page, path);
          await page.waitForLoadState('networkidle');
          const shift = await shiftOf(page);
          // The line below the total moves by its own height while the seats are counted. On a desk the edge of the box's foot moves by
          // what this offer is lower or higher than the room that was reserved for it.
          const most = size === 'a desk' && path.startsWith('/tour/') ? 0.01 : 0.005;
          assert.ok(shift < most, `${path}: ${shift}`);
        }
      }));

  for (const language of ['en', 'es', 'fr'])
    test(`leave a card of results as high as it was when its next start comes, that of a private group, too, in ${language}`, () =>
      visit(`trip-next-start-${language}`, { viewport: phone }, async ({ page }) => {
        const { id, place } = await tourNamed(withGroupDays);
        const day = (await daysOf(id)).find(
          ({ seatsLeft, privateGroupsLeft }) => seatsLeft === 0 && privateGroupsLeft > 0,
        )!;
        const { promise: isKnown, resolve: tell } = Promise.withResolvers<void>();
        await page.route('**/api/tours/next-starts?*', async (route) => {
          await isKnown;
          await route.continue();
        });
        await open(
          page,
          `${language === 'en' ? '' : `/${language}`}/${place.slug}-l475?date=${day.date}&adults=2&children=0`,
        );
        const card = page.getByRole('article').filter({ has: page.locator(`a[href*="${id}"]`) });
        const { height } = (await card.boundingBox())!;
        tell();
        await card.getByText(/\S\s· /).waitFor();
        assert.equal((await card.boundingBox())!.height, height);
      }));

  test('move nothing on the way back from sign-in: the room of the result is reserved', () =>
    visit('trip-back-still', { ...moving, viewport: phone }, async ({ page }) => {
      await watchShifts(page);
      const { id } = await tourNamed(withChildren);
      const day = await freeDay(id, 3);
      await open(page, `/tour/${id}?date=${day}&adults=2&children=1`);
      await bookNow(page).click();
      await page.getByText('Almost there: we only need your details.').waitFor();
      const before = await shiftOf(page);
      await page.goBack();
      await hasFilledBox(page, day);
      await page.getByRole('radio', { checked: true }).first().waitFor();
      await page.waitForFunction(() => !document.querySelector('#booking [aria-busy=true]'));
      await drawn(page);
      assert.equal((await shiftOf(page)) - before, 0);
    }));
});

// Partners: the pitch, registering, signing in, and their own area (spec, sections 2 'Become supplier' and 6).
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import type { StatisticsView } from '#contract/marketplace.ts';
import type { SupplierTermsView, SupplierView } from '#contract/suppliers/suppliers.ts';
import { addDays } from '#kernel/dates.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { linkIn, mailTo } from './mails.ts';
import { waitUntilHydrated, desktop, open, phone, visit } from './marketplace.ts';
import { storageStateOf, newEmail, newTraveller, travellerName, signedIn } from './users.ts';
import { rowOf } from './supplier-list.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { completeByClock } from './completed-trips.ts';

const narrow = { width: 320, height: 640 };
/** A tour of the demo world's supplier, who confirms on request. */
const onRequest = 'trencadis-with-hammer-and-grout';
const secret = 'fifteen lanterns by the sea';

test.describe('the way to the pitch', () => {
  test('is in the bar and in the menu when signed out, at the end of home, and in the footer', () =>
    visit('partner-ways', {}, async ({ page }) => {
      await open(page, '/es');
      const way = (part: string) => page.locator(part).getByRole('link', { name: 'Ofrece tus tours' });
      for (const part of ['#root > header', '#root > footer'])
        assert.equal(await way(part).getAttribute('href'), '/es/become-supplier', part);
      const pitch = page.getByRole('region', { name: '¿Organizas tours?' });
      await pitch.getByRole('link').click();
      await page.waitForURL('**/es/become-supplier');
      await pitch.waitFor({ state: 'detached' });
      await page.setViewportSize(phone);
      await page.getByRole('button', { name: 'Abrir el menú' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Ofrece tus tours' }).waitFor();
    }));

  test('is not in the bar when signed in', () =>
    visit('partner-ways-signed-in', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/tags');
      const bar = page.getByRole('banner');
      await bar.getByRole('button', { name: travellerName }).waitFor();
      assert.equal(await bar.getByRole('link', { name: 'Become a partner' }).count(), 0);
    }));

  test('leaves the bar on one line at every width', () =>
    visit('partner-bar', {}, async ({ page }) => {
      await open(page, '/fr/tags');
      for (const width of [320, 896, 1119, 1120, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const bar = (await page.getByRole('banner').first().boundingBox())!;
        assert.ok(bar.height < 76, `${bar.height} px high at ${width}`);
        await assertNoHorizontalOverflow(page, `the bar at ${width}`);
      }
    }));
});

test.describe('the pitch', () => {
  test('has four benefits, what there is in true numbers, and what it costs', () =>
    visit('partner-pitch', {}, async ({ page }) => {
      const figures = await api<StatisticsView>('GET', '/figures');
      const { commissionPercent } = await api<SupplierTermsView>('GET', '/partner-terms');
      await open(page, '/become-supplier');
      const main = page.getByRole('main');
      for (const name of ['Access to customers', 'Easy management', 'Marketing tools', 'Support'])
        await main.getByRole('heading', { level: 3, name }).waitFor();
      const numbers = await main.locator('dl').innerText();
      for (const value of [figures.tours, figures.cities, figures.partners])
        assert.match(numbers, new RegExp(`\\b${value}\\b`));
      await main.getByRole('heading', { name: `You keep ${100 - commissionPercent}% of each sale` }).waitFor();
    }));

  test('has two buttons: registering opens a tab of its own, signing in does not', () =>
    visit('partner-doors', {}, async ({ page, context }) => {
      await open(page, '/fr/become-supplier');
      const main = page.getByRole('main');
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        main
          .getByRole('link', { name: /^S’inscrire comme partenaire/ })
          .first()
          .click(),
      ]);
      await tab.waitForURL('**/fr/supplier/register');
      await tab.getByRole('heading', { level: 1, name: 'S’inscrire comme partenaire' }).waitFor();
      await tab.close();
      await main.getByRole('link', { name: 'Connexion partenaire' }).first().click();
      await page.waitForURL('**/fr/supplier/login');
    }));

  for (const [name, viewport, prefix, colorScheme] of [
    ['phone', phone, '/es', 'dark'],
    ['narrow', narrow, '/fr', 'light'],
    ['desktop', desktop, '', 'dark'],
  ] as const)
    test(`is accessible and fits, as are its sign-in pages (${name})`, () =>
      visit(`partner-pages-${name}`, { viewport, colorScheme }, async ({ page }) => {
        for (const path of ['/become-supplier', '/supplier/login', '/supplier/register']) {
          await open(page, prefix + path);
          await assertAccessible(page, path);
        }
      }));
});

test.describe('registering as a partner', () => {
  test('names every mistake beside its field and above, keeps what was typed, and leads to the first', () =>
    visit('partner-mistakes', { viewport: phone }, async ({ page, allow }) => {
      allow(/status of 422/);
      await open(page, '/supplier/register');
      const form = page.getByRole('main').locator('form');
      await form.getByLabel('Your name', { exact: true }).fill('Iris Bell');
      await form.getByLabel('Phone').fill('55 01');
      await form.getByRole('button', { name: 'Register', exact: true }).click();
      const summary = form.getByRole('alert');
      await summary.getByText('fields need your attention').waitFor();
      for (const entry of ['E-mail', 'Password', 'Legal name', 'Country', 'Address', 'Phone', 'Register number'])
        assert.equal(await summary.getByRole('link', { name: entry, exact: true }).count(), 1, entry);
      assert.equal(await summary.getByRole('link', { name: 'Trade register' }).count(), 0);
      await expect(page.locator(':focus')).toHaveAttribute('name', 'email');
      assert.equal(await form.getByLabel('Phone').inputValue(), '55 01');
      await form.getByText('You cannot sell on a marketplace without this').first().waitFor();
      await assertAccessible(page, 'registration with mistakes');
      await summary.getByRole('link', { name: 'Phone' }).click();
      const focused = page.locator(':focus');
      await expect(focused).toHaveAttribute('name', 'supplier.phone');
      const described = (await focused.getAttribute('aria-describedby'))!.split(' ').at(-1)!;
      assert.match(await page.locator(`[id="${described}"]`).innerText(), /format/);
      // Also over a reload, but no password.
      await form.getByLabel('Country').selectOption({ label: 'United Kingdom' });
      await form.locator('input[name=password]').fill('harbour lamp');
      await page.reload();
      await expect(form.getByLabel('Phone')).toHaveValue('55 01');
      await form.getByText('British Pound').first().waitFor();
      await expect(form.locator('input[name=password]')).toHaveValue('');
      assert.doesNotMatch(await page.evaluate(() => JSON.stringify(sessionStorage)), /harbour/);
    }));

  test('wants fifteen characters, and an address that has no account yet', () =>
    visit('partner-refused', {}, async ({ page, allow }) => {
      allow(/status of (?:409|422)/);
      await open(page, '/supplier/register');
      await fillIn(page, demoLogins.traveller.email, 'harbour lamp');
      const send = page.getByRole('button', { name: 'Register', exact: true });
      await send.click();
      await page.getByRole('alert').getByText('Enter at least 15 characters').waitFor();
      await page.locator('input[name=password]').fill(secret);
      await send.click();
      await page.getByRole('alert').getByText('There is already an account').waitFor();
    }));

  test('leads to the own area: to be checked, refused with reasons, corrected, verified', () =>
    visit('partner-life', { colorScheme: 'dark' }, async ({ page }) => {
      const email = newEmail();
      await open(page, '/supplier/register');
      await fillIn(page, email, secret);
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      await page.waitForURL('**/supplier');
      await page.getByRole('heading', { level: 1, name: 'Lantern Walks' }).waitFor();
      await page.getByText('To be checked', { exact: true }).waitFor();
      assert.equal(await page.evaluate(() => sessionStorage.getItem('drafts')), null);
      // There is nothing to search before a tour was on sale.
      await expect(page.getByRole('heading', { name: 'Bookings of your tours' })).toHaveCount(0);
      await page.getByText('Companies House, 0441-22').waitFor();
      const setup = page.getByRole('region', { name: 'Before your first booking' });
      const { value, max } = await setup
        .getByRole('progressbar', { name: '1 of 4 steps done' })
        .evaluate(({ value, max }: HTMLProgressElement) => ({ value, max }));
      assert.deepEqual([value, max], [1, 4]);
      await expect(setup.getByRole('listitem')).toHaveText([
        /^Your business details/,
        /^2NextWrite your first tour/,
        /^Documents about your business/,
        /^We check your details/,
        /^4Put the tour on sale/,
      ]);
      await assertAccessible(page, 'a partner to be checked');
      for (const [step, heading] of [
        ['Write your first tour', 'Your tours'],
        ['Documents about your business', 'Documents'],
      ] as const) {
        await setup.getByRole('link', { name: step }).click();
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        await page.goBack();
      }
      assert.match(await mailTo(email, /received your registration as a partner/), /Lantern Walks Ltd/);
      await mailTo('hello@senda.example', /Partner to check: Lantern Walks/);

      const id = await idOf(email);
      await check(id, { outcome: 'refused', reasons: 'The register has another address for you.' });
      await page.reload();
      await page.getByText('The register has another address for you.').waitFor();
      await assertAccessible(page, 'a partner refused');
      await page.getByRole('button', { name: 'Correct my details' }).click();
      assert.equal(await page.getByLabel('Legal name').inputValue(), 'Lantern Walks Ltd');
      await page.getByLabel('Address').fill('8 Cockburn Street, Edinburgh EH1 1BP');
      await page.getByRole('checkbox').check();
      await assertAccessible(page, 'a correction');
      await page.getByRole('button', { name: 'Save and submit for checking' }).click();
      await page.getByText('Your details are saved').waitFor();
      await page.getByText('To be checked', { exact: true }).waitFor();
      await page.getByText('8 Cockburn Street, Edinburgh EH1 1BP, United Kingdom').waitFor();

      await check(id, { outcome: 'verified' });
      await page.reload();
      await page.getByText('Verified', { exact: true }).waitFor();
      assert.equal(await page.getByRole('button', { name: 'Correct my details' }).count(), 0);
      await mailTo(email, /Lantern Walks is verified/);

      await open(page, linkIn(await mailTo(email, /^Please confirm your e-mail address$/)));
      await page.getByRole('button', { name: 'Yes, this is my address' }).click();
      await page.getByRole('status').getByText(`${email} is confirmed.`).waitFor();
      assert.equal(await page.getByText('Press the button to confirm').count(), 0);
      await page.getByRole('link', { name: 'Go to my partner area' }).click();
      await page.getByRole('heading', { level: 1, name: 'Lantern Walks' }).waitFor();
    }));
});

test.describe('the sign-in page of suppliers', () => {
  test('lets a partner in, to where they were going', () =>
    visit('partner-login', { viewport: narrow }, async ({ page }) => {
      await open(page, '/es/supplier?show=past');
      await page.waitForURL(/\/es\/supplier\/login\?next=/);
      await page.getByRole('heading', { level: 1, name: 'Acceso de proveedores' }).waitFor();
      await waitUntilHydrated(page);
      await signIn(page, demoLogins.supplier);
      await page.waitForURL('**/es/supplier?show=past');
      await page.getByRole('heading', { level: 1, name: 'Mar y Piedra' }).waitFor();
      await page.getByText('Verificado', { exact: true }).waitFor();
      await assertAccessible(page, 'a partner’s past at 320 px');
    }));

  test('says to a traveller that this page is not theirs, and keeps them signed in', async () =>
    visit('partner-not-theirs', await storageStateOf(newTraveller()), async ({ page }) => {
      for (const path of ['/supplier/login', '/supplier']) {
        await open(page, path);
        await page.getByRole('heading', { level: 1, name: 'This is not a partner account' }).waitFor();
        await assertAccessible(page, path);
      }
      assert.ok(await page.evaluate(() => localStorage.getItem('token')));
      await page.getByRole('button', { name: 'Sign out and use another account' }).click();
      await page.getByRole('heading', { level: 1, name: 'Partner sign-in' }).waitFor();
    }));

  test('is found from the dashboard, too', () =>
    visit('partner-from-dashboard', storageStateOf(signedIn(demoLogins.supplier)), async ({ page }) => {
      await open(page, '/dashboard/bookings');
      await page.getByRole('main').getByRole('link', { name: 'Partner area' }).click();
      await page.waitForURL('**/supplier');
      await page.getByRole('heading', { level: 1, name: 'Mar y Piedra' }).waitFor();
    }));
});

test.describe('bookings of a partner', () => {
  test('a request is accepted: only then the traveller has a name and an address', () =>
    visit('partner-accepts', storageStateOf(signedIn(demoLogins.supplier)), async ({ page }) => {
      const { token, email, reference, id } = await booked(onRequest);
      const row = await rowOf(page, 'waiting', reference);
      await row.getByText(/^Please answer by/).waitFor();
      assert.equal(await row.getByText(email).count(), 0);
      await row.getByRole('button', { name: /^Accept/ }).click();
      const news = page.getByRole('status').getByText(`${reference} is accepted`);
      await news.waitFor();
      await page.waitForFunction((text) => document.activeElement?.textContent?.includes(text), reference);
      assert.equal((await api<BookingView>('GET', `/bookings/${id}`, { token })).state, 'confirmed');
      await (await rowOf(page, 'upcoming', reference)).getByRole('link', { name: email }).waitFor();
    }));

  test('a confirmed one is cancelled; one that has ended meanwhile says so', () =>
    visit('partner-cancels', storageStateOf(signedIn(demoLogins.supplier)), async ({ page, allow }) => {
      allow(/status of 409/);
      const [first, second] = [await booked(withChildren), await booked(withChildren)];
      const cancel = async (reference: string) => {
        await (await rowOf(page, 'upcoming', reference)).getByRole('button', { name: /^Cancel/ }).click();
        await page.getByRole('dialog').getByLabel('Reason').fill('The bridge is closed.');
        return page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' });
      };
      await (await cancel(first.reference)).click();
      await page.getByRole('status').getByText(`${first.reference} is cancelled`).waitFor();
      assert.equal((await api<BookingView>('GET', `/bookings/${first.id}`, first)).state, 'cancelled');
      const sure = await cancel(second.reference);
      await api('POST', `/bookings/${second.id}/cancellation`, { token: second.token, body: {} });
      await sure.click();
      await page.getByRole('alert').getByText('The status of the booking does not allow this').waitFor();
    }));
});

test('bookings of a partner are found by their traveller, reference, tour, state and days, with what each earns', async () => {
  const state = await storageStateOf(signedIn(demoLogins.supplier));
  const { id, email, reference, token } = await booked(withChildren);
  const { date, title, total } = await api<BookingView>('GET', `/bookings/${id}`, { token });
  await visit('partner-search', { ...state, viewport: phone }, async ({ page }) => {
    await open(page, '/supplier');
    const bookings = page.getByRole('region', { name: 'Bookings of your tours' });
    const form = bookings.getByRole('search');
    const row = bookings.getByRole('article').filter({ hasText: reference });
    const work = page.getByRole('heading', { name: 'Needs an answer' });
    const find = async (text: string, { status = '', from = '', to = '' } = {}) => {
      await form.getByLabel('Find a reference, name, e-mail or tour').fill(text);
      await form.getByLabel('State').selectOption(status);
      await form.getByLabel('From').fill(from);
      await form.getByLabel('Until').fill(to);
      await form.getByRole('button', { name: 'Find' }).click();
      const sent = new URLSearchParams({ find: text, status, from, to });
      await page.waitForURL(({ searchParams }) => [...sent].every(([name, value]) => searchParams.get(name) === value));
    };
    const one = bookings.getByRole('status').getByText('1 booking found');
    const none = bookings.getByText('No booking found');
    await work.waitFor();
    await find(email);
    await one.waitFor();
    await row.getByRole('link', { name: email }).waitFor();
    // What needs an answer is not between the question and what was found.
    await expect(work).toHaveCount(0);
    const amount = (text: string) => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);
    const earning = await row.getByText(/^You earn €/).innerText();
    const [, net, commission] = /^You earn (€\S+) once it is paid, after (€\S+) commission\.$/.exec(earning)!;
    assert.ok(amount(commission!) > 0);
    assert.equal(amount(net!) + amount(commission!), total.priceMinor, earning);
    await find(reference.toLowerCase(), { status: 'Confirmed', from: date, to: date });
    await one.waitFor();
    await find(reference, { status: 'Cancelled' });
    await none.waitFor();
    await page.goBack();
    await one.waitFor();
    await expect(form.getByLabel('State')).toHaveValue('Confirmed');
    await find(reference, { from: addDays(date, 1) });
    await none.waitFor();
    await assertAccessible(page, 'nothing found');
    await assertNoHorizontalOverflow(page, 'nothing found');
    await find(title, { from: date, to: date });
    await row.waitFor();
    await form.getByRole('link', { name: 'Clear' }).click();
    await page.waitForURL('**/supplier');
    await work.waitFor();
    await expect(form.getByLabel('Find a reference, name, e-mail or tour')).toHaveValue('');
    await expect(form.getByLabel('From')).toHaveValue('');
    await expect(form.getByRole('link', { name: 'Clear' })).toHaveCount(0);
  });
});

test.describe('who came', () => {
  test('is recorded until 14 days after the tour, also where the clock has completed the trip', async () =>
    visit('partner-attendance', storageStateOf(signedIn(demoLogins.supplier)), async ({ page }) => {
      const [came, missed, late] = [await booked(withChildren), await booked(withChildren), await booked(withChildren)];
      for (const { id } of [came, missed]) await completeByClock(id, 13);
      await completeByClock(late.id, 15);
      const state = async (of: typeof came) => (await api<BookingView>('GET', `/bookings/${of.id}`, of)).state;

      await (await rowOf(page, 'past', came.reference)).getByRole('button', { name: /^Attended/ }).click();
      await page.getByRole('status').getByText(`the group of ${came.reference} attended.`).waitFor();
      assert.equal(await state(came), 'completed');
      const row = await rowOf(page, 'past', missed.reference);
      await row.getByRole('button', { name: /^No-show/ }).click();
      await page.getByRole('status').getByText(`the group of ${missed.reference} did not show up`).waitFor();
      assert.equal(await state(missed), 'no_show');
      await row.getByText('did not show up').waitFor();
      await expect(row.getByRole('button')).toHaveCount(0);

      const over = await rowOf(page, 'past', late.reference);
      await over.getByRole('heading').waitFor();
      assert.equal(await over.getByRole('button').count(), 0);
    }));
});

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Your name', { exact: true }).fill('Iris Bell');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  // What is optional or has a usual value is folded away.
  for (const more of await page.getByRole('main').locator('details:not([open]) > summary').all()) await more.click();
  await page.getByLabel('Trading name').fill('Lantern Walks');
  await page.getByLabel('Legal name').fill('Lantern Walks Ltd');
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await page.getByLabel('Address').fill('9 Cockburn Street, Edinburgh EH1 1BP');
  await page.getByLabel('Phone').fill('+44 131 555 0109');
  await page.getByLabel('Trade register').fill('Companies House');
  await page.getByLabel('Register number').fill('0441-22');
  await page.getByLabel('Tax number').fill('GB 0441 22');
  await page.getByLabel('Currency of your prices').selectOption('GBP');
  await page.getByRole('checkbox').check();
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
}

async function idOf(email: string): Promise<string> {
  const { token } = await signedIn(demoLogins.operator);
  const { data } = await api<{ data: SupplierView[] }>('GET', '/admin/suppliers?state=to_check&pageSize=100', {
    token,
  });
  return data.find((supplier) => supplier.email === email)!.id;
}

async function check(id: string, body: object): Promise<void> {
  const { token } = await signedIn(demoLogins.operator);
  await api('POST', `/admin/suppliers/${id}/check`, { token, body });
}

async function booked(slug: string): Promise<{ id: string; reference: string; token: string; email: string }> {
  const { token, email } = await newTraveller();
  const { id: tourId } = await tourNamed(slug);
  const body = { tourId, date: await freeDay(tourId, 1), adults: 1 };
  const { id, reference } = await api<BookingView>('POST', '/bookings', { token, body });
  return { id, reference, token, email };
}

test('on a phone the menu of a supplier has the pages in which suppliers work', async () => {
  const state = await storageStateOf(signedIn(demoLogins.supplier));
  await visit('partner-menu', { ...state, viewport: phone }, async ({ page }) => {
    await open(page, '/tags');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Senda' });
    await menu.getByRole('link', { name: 'Calendar' }).waitFor();
    await menu.getByRole('button', { name: 'Preferences', exact: true }).waitFor();
    await menu.getByText('Your business', { exact: true }).click();
    await assertAccessible(page, 'the menu of a supplier');
    await menu.getByRole('link', { name: 'Team' }).click();
    await page.getByRole('heading', { level: 1, name: 'Team' }).waitFor();
    await expect(menu).toBeHidden();
  });
});

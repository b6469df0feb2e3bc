// The account area besides bookings and profile: settings, payments with receipts, and personal data.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { type BrowserContext, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import type { BookingView } from '#contract/bookings.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { assertAnnounced, recordAnnouncements } from './live-regions.ts';
import { isFocused } from './keyboard.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { storageStateOf, newTraveller, travellerName, password, reauthenticate, type Traveller } from './users.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';

const narrow = { width: 320, height: 640 };
const paper = { light: 'rgb(251, 244, 230)', dark: 'rgb(16, 24, 42)' };

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Waits until the page has this paper: a change of colours may take a frame. */
const onPaper = (page: Page, colour: string) =>
  page.waitForFunction((paper) => getComputedStyle(document.documentElement).backgroundColor === paper, colour);

/** That of the browser's own parts: the first one whose media query applies counts. */
const barColour = (page: Page): Promise<string> =>
  page.locator('html').evaluate((html) => {
    const metas = [...html.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const [red, green, blue] = /^#(..)(..)(..)$/
      .exec(metas.find(({ media }) => matchMedia(media).matches)!.content)!
      .slice(1)
      .map((part) => Number.parseInt(part, 16));
    return `rgb(${red}, ${green}, ${blue})`;
  });

async function book({ token }: Traveller, payment: 'later' | 'now' = 'later'): Promise<BookingView> {
  const { id: tourId } = await tourNamed(withChildren);
  return api<BookingView>('POST', '/bookings', {
    token,
    body: { tourId, date: await freeDay(tourId), persons: 1, payment },
  });
}

test.describe('the user menu', () => {
  for (const [name, viewport] of [
    ['desktop', desktop],
    ['phone', phone],
  ] as const)
    test(`leads to dashboard, profile, payment methods and settings on a ${name}`, async () =>
      visit(`menu-${name}`, { ...(await storageStateOf(newTraveller())), viewport }, async ({ page }) => {
        await open(page, '/es/tours');
        const opener = name === 'phone' ? 'Abrir el menú' : travellerName;
        await page.getByRole('banner').getByRole('button', { name: opener }).click();
        const place = name === 'phone' ? page.getByRole('dialog') : page.getByRole('banner');
        const addresses = [];
        for (const label of ['Área personal', 'Perfil', 'Métodos de pago', 'Ajustes'])
          addresses.push(await place.getByRole('link', { name: label, exact: true }).getAttribute('href'));
        assert.deepEqual(addresses, ['/es/dashboard', '/es/dashboard/info', '/es/payment-methods', '/es/settings']);
        await assertAccessible(page, 'the open menu');
        await place.getByRole('link', { name: 'Ajustes' }).click();
        await page.getByRole('heading', { level: 1, name: 'Ajustes' }).waitFor();
      }));
});

test.describe('settings', () => {
  test('change the colours at once, and pages come in them without script', async () => {
    for (const [chosen, colorScheme] of [
      ['dark', 'light'],
      ['light', 'dark'],
    ] as const)
      await visit(`theme-${chosen}`, { colorScheme }, async ({ page, context }) => {
        await open(page, '/settings');
        await page.waitForLoadState('networkidle');
        await onPaper(page, paper[colorScheme]);
        await page.getByRole('radio', { name: chosen === 'dark' ? 'Dark' : 'Light' }).check();
        await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, chosen);
        await onPaper(page, paper[chosen]);
        assert.equal(await barColour(page), paper[chosen]);
        await assertAccessible(page, `${chosen} on ${colorScheme}`);
        await open(page, '/tours');
        await onPaper(page, paper[chosen]);
        await assertComesIn(chosen, colorScheme, await context.cookies());
        await open(page, '/settings');
        await page.getByRole('radio', { name: chosen === 'dark' ? 'Dark' : 'Light', checked: true }).waitFor();
        await page.waitForLoadState('networkidle');
        await page.getByRole('radio', { name: 'Use device setting' }).check();
        await page.waitForFunction(() => document.documentElement.dataset.theme === undefined);
        await onPaper(page, paper[colorScheme]);
        assert.equal(await barColour(page), paper[colorScheme]);
        assert.ok(!(await context.cookies()).some(({ name }) => name === 'theme'));
      });
  });

  test('draw the pictures of a dark page in the inks of the night', () =>
    visit('theme-of-pictures', { colorScheme: 'light' }, async ({ page }) => {
      await open(page, '/barcelona-l475');
      const byDay = await brightness(page);
      await open(page, '/settings');
      await page.getByRole('radio', { name: 'Dark' }).check();
      await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
      await open(page, '/barcelona-l475');
      const inTheEvening = await brightness(page);
      assert.ok(inTheEvening < byDay * 0.85, `${inTheEvening} and ${byDay}`);
    }));

  /** The mean of the first tour's picture, of 255. */
  async function brightness(page: Page): Promise<number> {
    const picture = page.getByRole('article').first().getByRole('img').first();
    await picture.evaluate((image) => (image as HTMLImageElement).decode());
    const { channels } = await sharp(await picture.screenshot()).stats();
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3;
  }

  /** The document and its inlined rules alone: what is painted first. */
  async function assertComesIn(chosen: 'light' | 'dark', colorScheme: 'light' | 'dark', cookies: Cookies) {
    const storageState = { cookies, origins: [] };
    await visit(`theme-first-${chosen}`, { colorScheme, storageState, javaScriptEnabled: false }, async ({ page }) => {
      for (const path of ['/', '/tours', '/bookings']) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        assert.equal(await page.locator(`html[data-theme=${chosen}]`).count(), 1, path);
        await page.locator('body').waitFor();
        assert.equal(
          await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor),
          paper[chosen],
        );
        assert.equal(await barColour(page), paper[chosen], path);
      }
    });
  }

  test('keep language and currency, and lead on to the rest of an account', () =>
    visit('settings', { viewport: narrow }, async ({ page }) => {
      await open(page, '/settings');
      await assertAccessible(page, 'settings, signed out');
      const form = page.getByRole('main').locator('form');
      await form.getByLabel('Currency').selectOption('EUR');
      await form.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('status').getByText('Saved.').waitFor();
      assert.equal(await page.evaluate(() => localStorage.getItem('currency')), 'EUR');
      await form.getByLabel('Language').selectOption('fr');
      await form.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
      await assertNoHorizontalOverflow(page, 'settings in French');
      await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
      await page.waitForURL('**/login?next=%2Fsettings');
    }));
});

test.describe('payment methods', () => {
  test('say how one pays, list what was paid and open its receipt', async () => {
    const traveller = await newTraveller();
    await visit(
      'payments',
      { ...(await storageStateOf(Promise.resolve(traveller))), viewport: phone },
      async ({ page }) => {
        await open(page, '/payment-methods');
        await page.getByText('No payments yet').waitFor();
        await page.getByText('built-in test payment').waitFor();
        await assertAccessible(page, 'payment methods without payments');
        const booking = await book(traveller, 'now');
        await page.goto(booking.payment.redirectUrl!);
        await page.getByRole('button', { name: /^Pay / }).click();
        await page.waitForURL('**/bookings/*');
        await open(page, '/payment-methods');
        await page.getByRole('link', { name: `Receipt ${booking.reference}-1` }).click();
        await page.getByRole('heading', { level: 1, name: `Receipt ${booking.reference}-1` }).waitFor();
        await page.getByText(booking.supplier.name).first().waitFor();
        await assertAccessible(page, 'a receipt');
        await page.setViewportSize(narrow);
        await assertNoHorizontalOverflow(page, 'a receipt');
      },
    );
  });

  test('of another user are not found', async () => {
    const traveller = await newTraveller();
    await visit('payments-strange', storageStateOf(Promise.resolve(traveller)), async ({ page, allow }) => {
      allow(/status of 404/);
      await open(page, '/payment-methods/receipts/0199aa00-0000-7000-8000-000000000000');
      await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
    });
  });
});

test.describe('your data', () => {
  test('are explained to who is not signed in, from the footer and from the privacy policy', () =>
    visit('data-signed-out', { viewport: narrow }, async ({ page }) => {
      await open(page, '/fr/tags');
      const footer = page.getByRole('contentinfo');
      await footer.getByText('Conditions et confidentialité').click();
      await footer.getByRole('link', { name: 'Vos données' }).click();
      await page.getByRole('heading', { level: 1, name: 'Vos données' }).waitFor();
      await assertAccessible(page, 'your data, signed out');
      assert.equal(
        await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).getAttribute('href'),
        '/fr/login?next=%2Fpersonal-info',
      );
      await open(page, '/privacy');
      await page.getByRole('main').getByRole('link', { name: 'Your data' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your data' }).waitFor();
    }));

  test('are shown, and come as a file with everything', async () => {
    const traveller = await newTraveller();
    const { reference } = await book(traveller);
    await visit('data-download', storageStateOf(Promise.resolve(traveller)), async ({ page, allow }) => {
      allow(/status of 409/);
      await open(page, '/personal-info');
      const row = page.getByRole('row', { name: /^Bookings/ });
      assert.equal(await row.getByRole('cell').first().textContent(), '1');
      await page.getByRole('button', { name: 'Download my data' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
      await dialog.getByLabel('Your password').fill(traveller.password);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Confirm' }).click(),
      ]);
      assert.match(download.suggestedFilename(), /^personal-data-\d{4}-\d\d-\d\d\.zip$/);
      const files = unzipSync(new Uint8Array(await readFile(await download.path())));
      const [booking] = JSON.parse(new TextDecoder().decode(files['data/bookings.json']));
      assert.equal(booking.reference, reference);
      await page.getByRole('status').getByText(download.suggestedFilename()).waitFor();
      await assertAccessible(page, 'your data after the download');
    });
  });

  test('say that the file is being made, on the screen and to screen readers, and once when it is there', async () => {
    const traveller = await newTraveller();
    await reauthenticate(traveller);
    await visit('data-being-made', storageStateOf(Promise.resolve(traveller)), async ({ page }) => {
      const { promise: longEnough, resolve: goOn } = Promise.withResolvers<void>();
      let requestCount = 0;
      await page.route('**/personal-data/export?*', async (route) => {
        requestCount++;
        await longEnough;
        await route.continue();
      });
      await recordAnnouncements(page);
      await open(page, '/personal-info');
      await assertAnnounced(page, 'Creating your file…', () =>
        page.getByRole('button', { name: 'Download my data' }).click(),
      );
      const busy = page.getByRole('button', { name: 'Creating your file…' });
      assert.equal(await busy.getAttribute('aria-disabled'), 'true');
      assert.ok(await isFocused(busy), 'the focus stays where one was');
      await page.getByText('Collecting… 0', { exact: false }).waitFor();
      await page.keyboard.press('Enter');
      await assertAnnounced(page, /^Your data is in the file personal-data-/, async () => goOn());
      assert.equal(requestCount, 1);
      assert.ok(await isFocused(page.getByRole('button', { name: 'Download my data' })));
    });
  });

  test('are erased by the user who confirms it, once nothing is ahead; the browser forgets, too', async () => {
    const traveller = await newTraveller();
    const booking = await book(traveller);
    await visit(
      'data-erase',
      { ...(await storageStateOf(Promise.resolve(traveller))), viewport: phone },
      async ({ page, context, allow }) => {
        allow(/status of (422|401|409)/);
        await open(page, '/personal-info');
        await page.getByRole('main').getByRole('link', { name: booking.title }).waitFor();
        assert.equal(await page.getByRole('button', { name: 'Erase my account…' }).count(), 0);
        await assertAccessible(page, 'your data with a booking ahead');
        await api('POST', `/bookings/${booking.id}/cancellation`, { token: traveller.token, body: {} });
        await open(page, '/personal-info');
        await page.getByRole('button', { name: 'Erase my account…' }).click();
        const dialog = page.getByRole('dialog', { name: 'Erase your account permanently?' });
        await assertAccessible(page, 'the dialog');
        await dialog.getByRole('button', { name: 'Erase permanently' }).click();
        const confirmation = page.getByRole('dialog', { name: 'Confirm it’s you' });
        await assertAccessible(page, 'the confirmation above it');
        await confirmation.getByLabel('Your password', { exact: true }).fill('something else');
        await confirmation.getByRole('button', { name: 'Confirm', exact: true }).click();
        await confirmation.getByText('This is not your current password').first().waitFor();
        await confirmation.getByRole('button', { name: 'Close' }).click();
        await confirmation.waitFor({ state: 'hidden' });
        await dialog.getByRole('button', { name: 'Erase permanently' }).click();
        await confirmation.getByLabel('Your password', { exact: true }).fill(password);
        await confirmation.getByRole('button', { name: 'Confirm', exact: true }).click();
        await page.getByRole('heading', { name: 'Your account is erased' }).waitFor();
        await page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).waitFor();
        assert.deepEqual(await page.evaluate(() => ['token', 'user'].filter((key) => localStorage.getItem(key))), []);
        assert.deepEqual(
          (await context.cookies()).filter(({ name }) => name.startsWith('senda_')),
          [],
        );
        await open(page, '/login');
        await page.getByLabel('E-mail').fill(traveller.email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
        await page.getByRole('alert').waitFor();
      },
    );
  });
});

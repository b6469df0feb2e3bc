// Screens for everyone: no finding of axe, nothing wider than the window, all of it by keyboard, still where motion hurts. On a phone
// every-route.e2e.ts looks at each page, and pseudo.e2e.ts at its width.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { headingHasFocus, isFocused, tabTo } from './keyboard.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { storageStateOf, newTraveller, travellerName, signedIn, type Traveller } from './users.ts';
import { freeDay, tourNamed, withChildren, withoutReviews } from './tours.ts';

const publicPages = [
  '/',
  '/tours',
  '/categories',
  '/tags',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/find-booking',
  '/login?mode=register',
  '/search',
  '/barcelona-l475',
  '/barcelona-l475/nothing-like-it-tc48',
  `/tour/${withChildren}`,
  `/tour/${withoutReviews}`,
];
const unknownPage = '/nowhere';
const dashboard = ['/dashboard/bookings', '/dashboard/reviews', '/dashboard/history', '/dashboard/wishlist'];

const prefixes = ['', '/es', '/fr'];
const schemes = ['light', 'dark'] as const;
const narrow = { width: 320, height: 640 };

test.describe('every public page is accessible', () => {
  test('on a desktop', () =>
    visit('accessible-desktop', { viewport: desktop }, async ({ page, allow }) => {
      allow(/status of 404/);
      await lookAtAll(page, [...publicPages, unknownPage], 1);
    }));
});

test.describe('every personal page is accessible', () => {
  test('on a desktop', () =>
    personalPages('accessible-personal-desktop', desktop, (page, paths) => lookAtAll(page, paths, 2)));

  test('without being wider than 320 px', () =>
    personalPages('fits-320-personal', narrow, (page, paths) => fitAll(page, paths, 0)));

  test('when it is still empty', () =>
    visit('accessible-empty', storageStateOf(newTraveller()), async ({ page }) => {
      await lookAtAll(page, dashboard, 0);
    }));
});

test.describe('dialogs are accessible', () => {
  test('the menu and the preferences on a phone', () =>
    visit('accessible-menu', { viewport: phone, colorScheme: 'dark' }, async ({ page }) => {
      await open(page, '/tags');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Senda' });
      await menu.getByRole('link', { name: 'Sign in' }).waitFor();
      await assertAccessible(page, 'menu');
      await menu.getByRole('button', { name: 'Preferences' }).click();
      await page.getByRole('dialog', { name: 'Preferences' }).getByLabel('Currency').waitFor();
      await assertAccessible(page, 'preferences');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }));

  test('give the focus back to what opened them', () =>
    visit('focus-back', {}, async ({ page }) => {
      await open(page, '/tags');
      const opener = page.getByRole('button', { name: 'Preferences' });
      await opener.press('Enter');
      await page.getByRole('dialog').waitFor();
      assert.ok(await page.getByRole('dialog').evaluate((dialog) => dialog.contains(document.activeElement)));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect(opener).toBeFocused();
    }));
});

test.describe('by keyboard alone', () => {
  test('one comes from the top of a tour to its booking box in three tabs, and Tab goes through the header', async () => {
    for (const viewport of [desktop, phone])
      await visit(`tour-tabs-to-box-${viewport.width}`, { viewport }, async ({ page }) => {
        await open(page, `/tour/${withChildren}`);
        await page.getByRole('group', { name: /^Next dates/ }).waitFor();
        const focused = page.locator(':focus');
        for (const name of ['Skip to content', 'Choose a date']) {
          await page.keyboard.press('Tab');
          assert.equal(await focused.innerText(), name);
        }
        assert.ok((await focused.boundingBox())!.y >= 0, 'the skip link is in sight');
        await assertAccessible(page, `tour, skip link, ${viewport.width} px`);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        assert.ok(await focused.evaluate((element) => element.closest('#booking') !== null));
        if (viewport === phone) return;
        await page.getByRole('banner').getByRole('link', { name: 'Tours', exact: true }).focus();
        for (const name of ['Categories', 'Tags', 'Wishlist', 'Bookings', 'Help', 'Become a partner']) {
          await page.keyboard.press('Tab');
          assert.equal(await focused.innerText(), name);
        }
      });
  });

  test('one can search, choose a day and book', () =>
    visit('keyboard-journey', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/');
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      assert.ok(await isFocused(skip));
      assert.ok((await skip.boundingBox())!.y >= 0, 'the skip link is in sight');
      await page.keyboard.press('Enter');
      assert.ok(await isFocused(page.getByRole('main')));
      await tabTo(page, page.getByRole('combobox', { name: 'Where to?' }));
      await page.keyboard.type('barcelona');
      await page.getByRole('search').getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/barcelona-l475');
      await headingHasFocus(page);
      const { id, name } = await tourNamed(withChildren);
      await tabTo(page, page.getByRole('link', { name, exact: true }));
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/tour/${id}`);
      await headingHasFocus(page);
      const days = page.getByRole('group', { name: 'Next dates' });
      await tabTo(page, days.getByRole('radio').first());
      do await page.keyboard.press('ArrowRight');
      while ((await days.locator('[data-reason] > :checked').count()) > 0);
      await tabTo(page, page.getByRole('button', { name: 'Check availability' }));
      await page.keyboard.press('Enter');
      await page.getByText('Charged in EUR.').waitFor();
      await tabTo(page, page.getByRole('button', { name: 'Book now' }));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/bookings?new=*');
      await headingHasFocus(page);
    }));

  test('the user menu opens, closes on Escape and gives the focus back', () =>
    visit('keyboard-menu', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/tags');
      const opener = page.getByRole('banner').getByRole('button', { name: travellerName });
      await opener.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
      await page.keyboard.press('Tab');
      assert.ok(await isFocused(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })));
      await page.keyboard.press('Escape');
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      assert.ok(await isFocused(opener));
    }));
});

test.describe('where motion hurts', () => {
  test('nothing moves', () =>
    visit('reduced-motion', {}, async ({ page }) => {
      await open(page, '/');
      await page.getByRole('main').getByRole('article').first().hover();
      await page.getByRole('button', { name: 'Preferences' }).click();
      await page.getByRole('dialog').waitFor();
      const moving = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 1).length,
      );
      assert.equal(moving, 0);
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior), 'auto');
    }));

  test('other colours are there at once', () =>
    visit('reduced-motion-colours', { colorScheme: 'light' }, async ({ page }) => {
      await open(page, '/about');
      const { light, dark, moving } = await page.evaluate(() => {
        const colour = () => getComputedStyle(document.querySelector('main h1')!).color;
        const light = colour();
        document.documentElement.dataset.theme = 'dark';
        return { light, dark: colour(), moving: document.getAnimations().length };
      });
      assert.notEqual(dark, light);
      assert.equal(moving, 0);
    }));
});

/** Each page in the next language and colour scheme. */
async function lookAtAll(page: Page, paths: readonly string[], first: number): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const turn = index + first;
    await page.emulateMedia({ colorScheme: schemes[turn % schemes.length]! });
    await openSettled(page, address(turn, path));
    await assertAccessible(page, `${path} in ${schemes[turn % schemes.length]}`);
  }
}

async function fitAll(page: Page, paths: readonly string[], first: number): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await openSettled(page, address(index + first, path));
    await assertNoHorizontalOverflow(page, path);
  }
}

function address(turn: number, path: string): string {
  const prefix = prefixes[turn % prefixes.length]!;
  return path === '/' ? prefix || '/' : prefix + path;
}

async function openSettled(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[class*=skeleton]').first().waitFor({ state: 'detached' });
}

let traveller: Promise<{ who: Traveller; booking: string; cancelled: string; tour: string }> | undefined;

/** A traveller with a booking and one that was cancelled. */
async function travellerWithBookings() {
  return (traveller ??= (async () => {
    const who = await newTraveller();
    const { id: tour } = await tourNamed(withChildren);
    const place = async () =>
      (
        await api<BookingView>('POST', '/bookings', {
          token: who.token,
          body: { tourId: tour, date: await freeDay(tour, 2), adults: 2 },
        })
      ).id;
    const [booking, cancelled] = [await place(), await place()];
    await api('POST', `/bookings/${cancelled}/cancellation`, { token: who.token, body: {} });
    return { who, booking, cancelled, tour };
  })());
}

async function personalPages(
  name: string,
  viewport: typeof phone,
  look: (page: Page, paths: string[]) => Promise<void>,
): Promise<void> {
  const { who, booking, cancelled, tour } = await travellerWithBookings();
  await visit(name, { viewport, storageState: who.storageState }, async ({ page }) => {
    await look(page, [`/tours/${tour}/book`, '/bookings', `/bookings/${booking}`, `/bookings/${cancelled}`]);
  });
  await visit(name, { viewport, ...(await storageStateOf(signedIn(demoLogins.traveller))) }, async ({ page }) => {
    await look(page, [...dashboard, '/bookings']);
  });
}

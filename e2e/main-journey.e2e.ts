// The main journey: find a tour, check availability, open an account, book, find the booking in the list, cancel it.
import assert from 'node:assert/strict';
import { type Page, test } from '@playwright/test';
import type { Language } from '#kernel/languages.ts';
import { assertAccessible } from './axe.ts';
import { desktop, moving, open, phone, visit } from './marketplace.ts';
import { newEmail, password } from './users.ts';
import { bookButton, freeDay, tourNamed } from './tours.ts';
import { type Texts, textsOf } from './texts.ts';

test.describe('searching, booking and cancelling a tour', () => {
  test('in Spanish on a phone', () => journey('es', phone));
  test('in Spanish on a desktop', () => journey('es', desktop));
  test('in English on a phone', () => journey('en', phone));
  test('in English on a desktop', () => journey('en', desktop));
  test('in French on a phone', () => journey('fr', phone));
  test('in French on a desktop', () => journey('fr', desktop));
});

async function journey(language: Language, viewport: { width: number; height: number }): Promise<void> {
  const words = textsOf(language);
  const prefix = language === 'en' ? '' : `/${language}`;
  await visit(
    `journey-${language}-${viewport.width}`,
    { ...moving, viewport, colorScheme: viewport === phone ? 'dark' : 'light' },
    async ({ page }) => {
      await search(page, words, prefix);
      const tour = await openFirstResult(page, prefix);
      await checkAvailability(page, words, await freeDay((await tourNamed(tour)).id));
      await signUpToBook(page, words);
      await book(page, words);
      await findOnDashboard(page, words, prefix);
      await cancel(page, words);
    },
  );
}

async function search(page: Page, words: Texts, prefix: string): Promise<void> {
  await open(page, prefix || '/');
  const where = page.getByRole('combobox', { name: words('search-form', 'search_location') });
  await where.fill('barclona');
  await page.getByRole('option', { name: /Barcelon/ }).click();
  await page
    .getByRole('search')
    .getByRole('button', { name: words('search-form', 'search'), exact: true })
    .click();
  await page.waitForURL(`**${prefix}/barcelona-l475`);
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /Barcelon/ })
    .waitFor();
}

/** Opens the first tour found and returns its id. */
async function openFirstResult(page: Page, prefix: string): Promise<string> {
  await page.getByRole('main').locator('a[href*="/tour/"]').first().click();
  await page.waitForURL(`**${prefix}/tour/*`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

async function checkAvailability(page: Page, words: Texts, day: string): Promise<void> {
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: words('tour-detail', 'check_availability') }) });
  const bookNow = form.getByRole('button', { name: words('tour-detail', 'book_now') });
  assert.ok(await bookNow.isDisabled(), 'nothing can be booked before it was checked');
  await form.getByLabel(words('tour-detail', 'date'), { exact: true }).fill(day);
  await form.getByLabel(words('tour-detail', 'adults'), { exact: true }).fill('2');
  await form.getByRole('button', { name: words('tour-detail', 'check_availability') }).click();
  await form.getByText(words('common', 'total'), { exact: true }).waitFor();
  await assertAccessible(page, 'tour with seats');
  await bookNow.click();
}

async function signUpToBook(page: Page, words: Texts): Promise<void> {
  await page.waitForURL('**/login?next=*');
  await page.getByRole('heading', { level: 1, name: words('login', 'title_booking') }).waitFor();
  await page.getByRole('region', { name: words('login', 'your_booking') }).waitFor();
  await page.getByText(words('login', 'lead_booking_register')).waitFor();
  await assertAccessible(page, 'sign-up');
  await page.getByLabel(words('login', 'name')).fill('Ana Prieto');
  await page.getByLabel(words('login', 'email')).fill(newEmail());
  await page.getByLabel(words('login', 'password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('login', 'submit_booking') }).click();
}

async function book(page: Page, words: Texts): Promise<void> {
  await page.waitForURL('**/tour/*');
  // The form is as it was left, checked again by itself.
  await page.getByText(words('common', 'total'), { exact: true }).waitFor();
  assert.equal(await page.getByLabel(words('tour-detail', 'adults'), { exact: true }).inputValue(), '2');
  await bookButton(page, words('tour-detail', 'book_now')).click();
  await page.getByText(words('book-tour', 'completed')).waitFor();
  await page.waitForURL('**/bookings?new=*');
  await page.getByText(words('booking-detail', 'status_to_pay')).first().waitFor();
}

async function findOnDashboard(page: Page, words: Texts, prefix: string): Promise<void> {
  await open(page, `${prefix}/dashboard`);
  await page.waitForURL(`**${prefix}/dashboard/bookings`);
  await page.getByText(words('booking-detail', 'status_to_pay')).first().waitFor();
  await page
    .getByRole('article')
    .getByRole('link', { name: words('booking-list', 'view') })
    .last()
    .click();
  await page.waitForURL('**/bookings/*');
  await page.getByText(words('booking-detail', 'ticket'), { exact: true }).waitFor();
}

async function cancel(page: Page, words: Texts): Promise<void> {
  await page.getByRole('button', { name: words('booking-detail', 'cancel'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words('booking-detail', 'unpaid_free')).waitFor();
  await assertAccessible(page, 'cancelling');
  await dialog.getByRole('button', { name: words('booking-detail', 'cancel_confirm') }).click();
  await page.getByText(words('booking-detail', 'status_Cancelled')).first().waitFor();
}

// How many taps lead from the home page to a booking, for a visitor without an account on a phone.
import assert from 'node:assert/strict';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { open, phone, visit } from './marketplace.ts';
import { bookButton, freeDay, tourNamed, withChildren } from './tours.ts';
import { newEmail, newTraveller, password, storageStateOf } from './users.ts';

const mostTaps = 12;
/** The field, the next month and the day. */
const tapsOfDatePicker = 3;

/** In the bar once it has a total, and not the one of the box, which is out of view. */
const barButton = (page: Page): Locator =>
  page.locator('div:has(> p:has-text("Total")):not(#book-now) > button', { hasText: /Book now|Review and book/ });

test(`a new traveller books for two on a set day with at most ${mostTaps} taps`, () =>
  visit('taps', { viewport: phone, hasTouch: true }, async ({ page }) => {
    const { id, name } = await tourNamed(withChildren);
    const day = await freeDay(id, 2);
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.tap();
    };
    await open(page, '/');
    const search = page.getByRole('search');
    await tap(search.getByRole('combobox', { name: 'Where to?' }));
    await page.keyboard.type('Barcelona');
    await tap(search.getByRole('option').first());
    taps += tapsOfDatePicker;
    await search.getByLabel('When?').fill(day);
    await tap(search.getByText('1 traveller', { exact: true }));
    await tap(search.getByRole('button', { name: 'More: Adults' }));
    await tap(search.getByRole('button', { name: 'Search', exact: true }));
    await page.waitForURL(`**/barcelona-l475?date=${day}&adults=2*`);
    await tap(page.getByRole('main').getByRole('link', { name, exact: true }));
    await page.waitForURL(`**/tour/${id}?*`);
    await tap(barButton(page));
    await page.waitForURL('**/login?next=*');
    await page.getByLabel('Your name').fill('Ana Prieto');
    await page.getByLabel('E-mail').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill(password);
    await tap(page.getByRole('button', { name: 'Continue to your booking' }));
    await page.waitForURL(`**/tour/${id}?*`);
    // The box is in view, with all that is agreed to.
    await page.waitForFunction(() => document.activeElement?.closest('#book-now'));
    await tap(bookButton(page, 'Book now', false));
    await page.waitForURL('**/bookings?new=*');
    assert.ok(taps <= mostTaps, `${taps} taps`);
  }));

test('a bar below the page books nothing of which terms and total were never on the screen', async () => {
  const signedIn = await storageStateOf(newTraveller());
  await visit('taps-signed-in', { ...signedIn, viewport: phone, hasTouch: true }, async ({ page }) => {
    const { id } = await tourNamed(withChildren);
    const booked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/bookings')) booked.push(request.url());
    });
    await open(page, `/tour/${id}?date=${await freeDay(id, 3)}&adults=2&children=0`);
    const toTerms = async () => {
      await barButton(page).tap();
      await page.waitForFunction(() => document.activeElement?.closest('#book-now'));
    };
    await toTerms();
    const box = page.locator('form:has(#book-now)');
    for (const seen of [/^Free cancellation until .+Barcelona time/, /2 adults/, /^Nothing is charged today/])
      await expect(box.getByText(seen).filter({ visible: true }).last()).toBeInViewport();
    await barButton(page).waitFor({ state: 'detached' });
    // Of the same departure, for one more.
    await page.locator('#booking').getByRole('button', { name: 'More: Adults' }).tap();
    await box.getByText('3 adults').filter({ visible: true }).last().waitFor();
    await toTerms();
    assert.deepEqual(booked, []);
    await bookButton(page, 'Book now', false).tap();
    await page.waitForURL('**/bookings?new=*');
    assert.equal(booked.length, 1);
  });
});

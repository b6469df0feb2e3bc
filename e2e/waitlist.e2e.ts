// A sold-out departure: somebody waits for it, somebody else cancels, and the seats that are held are booked by the link of the mail.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { AvailabilityView, BookingView, DepartureView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { timeText } from '#kernel/moments.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { mailTo } from './mails.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';
import { freeDay, tourNamed } from './tours.ts';
import { newTraveller } from './users.ts';

const tourSlug = 'spree-kayak-to-molecule-man';
const seats = 4;

test.describe('waiting for a sold-out departure', () => {
  test('leads to a booking in French on a phone', () => journey('fr', phone));
  test('leads to a booking in Spanish on a phone', () => journey('es', phone));
  test('leads to a booking in English on a desktop', () => journey('en', desktop));
});

const offered = { es: /^Plazas para ti/, en: /^Places for you/, fr: /^Des places pour vous/ };

/** A departure with four seats, all of which somebody has booked. */
async function soldOut(
  tourId: string,
  language: Language,
): Promise<{ date: string; full: DepartureView; cancel(): Promise<unknown> }> {
  const { token } = await newTraveller();
  for (;;) {
    const date = await freeDay(tourId, seats);
    const query = `date=${date}&adults=${seats}&lang=${language}`;
    const { departures } = await api<AvailabilityView>('GET', `/tours/${tourId}/availability?${query}`);
    const full = departures.find(({ seatsLeft }) => seatsLeft === seats);
    if (!full) continue;
    const body = { tourId, departureId: full.id, adults: seats };
    const { id } = await api<BookingView>('POST', '/bookings', { token, body });
    return { date, full, cancel: () => api('POST', `/bookings/${id}/cancellation`, { token, body: {} }) };
  }
}

async function journey(language: Language, viewport: { width: number; height: number }): Promise<void> {
  const words = textsOf(language);
  const prefix = language === 'en' ? '' : `/${language}`;
  const { token, email, storageState } = await newTraveller();
  const { id: tourId } = await tourNamed(tourSlug);
  const { date, full, cancel } = await soldOut(tourId, language);
  await visit(`waitlist-${language}`, { viewport, storageState }, async ({ page }) => {
    await open(page, `${prefix}/tour/${tourId}?date=${date}&adults=2&children=0`);
    const waitlist = page.getByRole('group', { name: words('waitlist', 'join_title') });
    const time = timeText(full.startsAtLocal, language);
    await waitlist.getByRole('button', { name: words('waitlist', 'join', { time, option: full.optionName }) }).click();
    await waitlist.getByText(words('waitlist', 'joined', { count: 0 })).waitFor();
    await assertAccessible(page, 'a box with a waitlist');
    await assertNoHorizontalOverflow(page, 'a box with a waitlist');
    await waitlist.getByRole('link', { name: words('waitlist', 'joined_see') }).click();
    await page.getByText(words('waitlist', 'state_waiting', { count: 0 })).waitFor();
    await assertAccessible(page, 'an entry that waits');

    await cancel();
    const link = /https?:\S+\/waitlist\/[-\w]+/.exec(await mailTo(email, offered[language]))![0];
    await open(page, `${prefix}/bookings`);
    await page.getByRole('heading', { name: words('waitlist', 'title') }).waitFor();
    await assertAccessible(page, 'bookings with an offer');
    await assertNoHorizontalOverflow(page, 'bookings with an offer');
    await open(page, new URL(link).pathname);
    const book = page.getByRole('button', { name: words('book-tour', 'submit'), exact: true });
    await book.waitFor();
    await assertAccessible(page, 'seats that are offered');
    await assertNoHorizontalOverflow(page, 'seats that are offered');
    await book.click();
    await page.waitForURL('**/bookings?new=*');
    const { data } = await api<{ data: BookingView[] }>('GET', '/bookings', { token });
    assert.deepEqual(
      data.map(({ state, persons, startsAtLocal }) => [state, persons, startsAtLocal]),
      [['confirmed', 2, full.startsAtLocal]],
    );
  });
}

// A sold-out departure: one traveller waits for it, another cancels, and the seats that are held are booked by the link of the mail.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { AvailabilityView, BookingView, DepartureView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { timeText } from '#kernel/moments.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { assertPressedOnce } from './assert-pressed-once.ts';
import { asJourney, journeyIn } from './journey.ts';
import { mailTo } from './mails.ts';
import { open, visit } from './marketplace.ts';
import { like } from './texts.ts';
import { freeDay, tourNamed } from './tours.ts';
import { newTraveller } from './users.ts';

const tourSlug = 'spree-kayak-to-molecule-man';
const seats = 4;

/** A departure with four seats, all of which another traveller has booked. */
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

test(
  'waiting for a sold-out departure leads to a booking by the link of the mail',
  asJourney,
  journeyIn('fr-1280', async ({ language, words, prefix, browser }) => {
    const { token, email, storageState } = await newTraveller();
    const { id: tourId } = await tourNamed(tourSlug);
    const { date, full, cancel } = await soldOut(tourId, language);
    await visit('waitlist', { ...browser, storageState }, async ({ page }) => {
      await open(page, `${prefix}/tour/${tourId}?date=${date}&adults=2&children=0`);
      const waitlist = page.getByRole('group', { name: words('waitlist', 'join_title') });
      const time = timeText(full.startsAtLocal, language);
      await waitlist
        .getByRole('button', { name: words('waitlist', 'join', { time, option: full.optionName }) })
        .click();
      await waitlist.getByText(words('waitlist', 'joined_first')).waitFor();
      await assertAccessible(page, 'a box with a waitlist');
      await assertNoHorizontalOverflow(page, 'a box with a waitlist');
      await waitlist.getByRole('link', { name: words('waitlist', 'joined_see') }).click();
      await page.getByText(words('waitlist', 'state_first')).waitFor();
      await assertAccessible(page, 'an entry that waits');

      await cancel();
      const link = /https?:\S+\/waitlist\/[-\w]+/.exec(
        await mailTo(email, like(words('content-mail', 'waitlist.offered.subject'))),
      )![0];
      await open(page, `${prefix}/bookings`);
      await page.getByRole('heading', { name: words('waitlist', 'title') }).waitFor();
      await assertAccessible(page, 'bookings with an offer');
      await assertNoHorizontalOverflow(page, 'bookings with an offer');
      const offer = words('waitlist', 'take_offer');
      await page.getByRole('link', { name: like(offer) }).click();
      await page.waitForURL(`**${new URL(link).pathname}`);
      const book = page.getByRole('button', { name: words('book-tour', 'submit'), exact: true });
      await book.waitFor();
      await page.getByText(words('book-tour', 'refund_then_none')).waitFor();
      await page
        .getByText(like(`${words('book-tour', 'pay_later_note')} ${words('book-tour', 'pay_later_until')}`))
        .waitFor();
      await assertAccessible(page, 'seats that are offered');
      await assertNoHorizontalOverflow(page, 'seats that are offered');
      const pressed = { button: book, busy: words('cart', 'booking'), sendsTo: '**/api/bookings' };
      await assertPressedOnce(page, pressed);
      await page.waitForURL('**/bookings?new=*');
      await page.getByText(words('booking-list', 'booked_to_pay')).waitFor();
      await assertAccessible(page, 'booked from the waitlist');
      const { data } = await api<{ data: BookingView[] }>('GET', '/bookings', { token });
      assert.deepEqual(
        data.map(({ state, persons, startsAtLocal }) => [state, persons, startsAtLocal]),
        [['confirmed', 2, full.startsAtLocal]],
      );
    });
  }),
);

// A ticket for the opening hours of a day: chosen by its hours, booked for today while it is open, or for a day to come.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { AvailabilityView, BookingView } from '#contract/bookings.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { asJourney, journeyIn } from './journey.ts';
import { open, visit } from './marketplace.ts';
import { dayTicket, freeDay, tourNamed } from './tours.ts';
import { newTraveller } from './users.ts';

test(
  'a day ticket is booked, and says at what hours one can come',
  asJourney,
  journeyIn('en-1280', async ({ language, words, prefix, browser }) => {
    const { token, storageState } = await newTraveller();
    const { id: tourId } = await tourNamed(dayTicket);
    const date = await freeDay(tourId);
    const query = `date=${date}&adults=2&lang=${language}`;
    const { departures } = await api<AvailabilityView>('GET', `/tours/${tourId}/availability?${query}`);
    const { optionName, validity } = departures.find((one) => one.validity)!;
    await visit('day-ticket', { ...browser, storageState }, async ({ page }) => {
      await open(page, `${prefix}/tour/${tourId}?date=${date}&adults=2&children=0`);
      const periods = page.getByRole('group', { name: words('book-tour', 'periods') });
      await periods.getByRole('radio', { name: new RegExp(`0?8\\b.+18\\b.+${RegExp.escape(optionName)}`) }).check();
      await page.getByText(validity!.text).first().waitFor();
      await assertAccessible(page, 'a box with a day ticket');
      await assertNoHorizontalOverflow(page, 'a box with a day ticket');
      await page.locator('#book-now').getByRole('button').first().click();
      await page.waitForURL('**/bookings?new=*');
      await page.getByText(validity!.text).first().waitFor();
      await assertAccessible(page, 'bookings with a day ticket');
      const { data } = await api<{ data: BookingView[] }>('GET', `/bookings?lang=${language}`, { token });
      assert.deepEqual(
        data.map((one) => [one.state, one.validity?.text]),
        [['confirmed', validity!.text]],
      );
      await open(page, `${prefix}/bookings/${data[0]!.id}`);
      await page.getByRole('heading', { name: words('booking-detail', 'ticket') }).waitFor();
      const facts = page.getByRole('main');
      await facts.getByText(words('booking-detail', 'when_valid'), { exact: true }).first().waitFor();
      // One stays as long as one likes.
      assert.equal(await facts.getByText(words('booking-detail', 'duration'), { exact: true }).count(), 0);
      assert.equal(await page.getByText(validity!.text).first().isVisible(), true);
      await assertAccessible(page, 'a day ticket');
    });
  }),
);

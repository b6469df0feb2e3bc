// A ticket without a date: chosen by its validity, booked on any requested day, and shown with its last day.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import type { AvailabilityView, BookingView } from '#contract/bookings.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { asJourney, journeyIn } from './journey.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { openDated, tourNamed } from './tours.ts';
import { newTraveller, signedIn, storageStateOf } from './users.ts';

test(
  'an open-dated ticket is booked, and says until when it is valid',
  asJourney,
  journeyIn('fr-360', async ({ language, prefix, browser }) => {
    const { token, storageState } = await newTraveller();
    const { id: tourId } = await tourNamed(openDated);
    const date = dayAhead();
    const query = `date=${date}&adults=2&lang=${language}`;
    const { departures } = await api<AvailabilityView>('GET', `/tours/${tourId}/availability?${query}`);
    const { validity, optionName } = departures.find((one) => one.validity)!;
    await visit('open-dated', { ...browser, storageState }, async ({ page }) => {
      await open(page, `${prefix}/tour/${tourId}?date=${date}&adults=2&children=0`);
      await page.getByRole('radio', { name: `${validity!.text} ${optionName}` }).check();
      await page.getByText(validity!.text).first().waitFor();
      await assertAccessible(page, 'a box with an open-dated ticket');
      await assertNoHorizontalOverflow(page, 'a box with an open-dated ticket');
      await page.locator('#book-now').getByRole('button').first().click();
      await page.waitForURL('**/bookings?new=*');
      await page.getByText(validity!.text).first().waitFor();
      await assertAccessible(page, 'bookings with an open-dated ticket');
      const { data } = await api<{ data: BookingView[] }>('GET', `/bookings?lang=${language}`, { token });
      assert.deepEqual(
        data.map((one) => [one.state, one.validity?.kind, one.validity?.text]),
        [['confirmed', 'open_dated', validity!.text]],
      );
      await open(page, `${prefix}/bookings/${data[0]!.id}`);
      await page.getByText(validity!.text).first().waitFor();
      await assertNoHorizontalOverflow(page, 'an open-dated ticket');
      await assertAccessible(page, 'an open-dated ticket');
    });
  }),
);

test('an open-dated ticket for three is redeemed on arrival, one of them missing, and its traveller reads who took part', async () => {
  const { token, storageState } = await newTraveller();
  const { id: tourId } = await tourNamed(openDated);
  const { departures } = await api<AvailabilityView>(
    'GET',
    `/tours/${tourId}/availability?date=${dayAhead()}&adults=3`,
  );
  const { id: departureId } = departures.find((one) => one.validity)!;
  const body = { tourId, departureId, adults: 3 };
  const { id, reference } = await api<BookingView>('POST', '/bookings', { token, body });
  const operator = await storageStateOf(signedIn(demoLogins.operator));
  await visit('redeem', { viewport: phone, ...operator }, async ({ page }) => {
    await open(page, `/supplier/departures/${departureId}`);
    const party = page.getByRole('article').filter({ hasText: reference });
    await party.getByRole('checkbox').nth(2).uncheck();
    await assertAccessible(page, 'the sheet of open-dated tickets');
    await assertNoHorizontalOverflow(page, 'the sheet of open-dated tickets');
    await party.getByRole('button', { name: /^Save attendance/ }).click();
    await page.getByText(/^Attendance saved: /).waitFor();
    await party
      .getByText(/: came$/)
      .nth(1)
      .waitFor();
    await party.getByText(/: did not come$/).waitFor();
    await expect(party.getByRole('button', { name: /^Save attendance/ }), 'once').toHaveCount(0);
  });
  await visit('redeemed', { viewport: desktop, storageState }, async ({ page }) => {
    await open(page, `/bookings/${id}`);
    const people = page.getByRole('main').getByRole('listitem');
    await people.filter({ hasText: 'Took part' }).nth(1).waitFor();
    await people.filter({ hasText: 'Did not come' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Cancel booking' }).count(), 0, 'used is used');
    await assertAccessible(page, 'a booking of which one did not come');
  });
});

const dayAhead = (): string => new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

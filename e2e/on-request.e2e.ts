// What a supplier refuses: a request is declined, a booking that was paid is cancelled, each with a reason that its traveller reads.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import { demoLogins } from '#world/logins.ts';
import { formatMoney } from '#kernel/money.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { asJourney, journeyIn } from './journey.ts';
import { mailTo } from './mails.ts';
import { open, visit } from './marketplace.ts';
import { rowOf } from './supplier-list.ts';
import { like } from './texts.ts';
import { freeDay, onRequest, tourNamed, withChildren } from './tours.ts';
import { newTraveller, signedIn, storageStateOf } from './users.ts';

const reasons = {
  es: 'Ese día se está reparando el horno.',
  en: 'The kiln is being repaired that day.',
  fr: 'Le four est en réparation ce jour-là.',
};

test(
  'a request is declined with a reason, which the traveller reads, and nothing is charged',
  asJourney,
  journeyIn('en-360', async ({ language, words, prefix, browser }) => {
    const { token, email, storageState } = await newTraveller();
    const tour = await tourNamed(`${onRequest}?lang=${language}`);
    const bookings = async () => (await api<{ data: BookingView[] }>('GET', '/bookings', { token })).data;
    await visit('on-request', { ...browser, storageState }, async ({ page }) => {
      await open(page, `${prefix}/tour/${tour.id}?date=${await freeDay(tour.id)}&adults=2&children=0`);
      await page.getByText(words('book-tour', 'on_request')).first().waitFor();
      await page.locator('#book-now').getByRole('button').first().click();
      await page.waitForURL('**/bookings?new=*');
      await page.getByText(words('booking-list', 'requested')).waitFor();
      await page.getByText(words('booking-list', 'mail_requested', { email })).waitFor();
      await assertAccessible(page, 'a request that was sent');
      await assertNoHorizontalOverflow(page, 'a request that was sent');
      const [{ id, reference, state }] = (await bookings()) as [BookingView];
      assert.equal(state, 'pending');

      const supplier = await storageStateOf(signedIn(demoLogins.supplier));
      await visit('on-request-declined', { ...browser, ...supplier }, async ({ page: desk }) => {
        const row = await rowOf(desk, 'waiting', reference, prefix);
        await assertAccessible(desk, 'requests to decide');
        const spoken = words('partner-home', 'decline_spoken', { tour: tour.name, reference });
        await row.getByRole('button', { name: spoken }).click();
        const dialog = desk.getByRole('dialog', { name: words('partner-home', 'decline_title') });
        await dialog.getByLabel(words('partner-home', 'reason')).fill(reasons[language]);
        await assertAccessible(desk, 'declining');
        await dialog.getByRole('button', { name: words('partner-home', 'decline_sure') }).click();
        await desk
          .getByRole('status')
          .getByText(words('partner-home', 'done_decline', { reference }))
          .waitFor();
      });

      const mail = await mailTo(email, like(words('mail', 'declined.traveller.subject')));
      assert.ok(mail.includes(reasons[language]), mail);
      await open(page, `${prefix}/bookings/${id}`);
      await page.getByText(words('booking-detail', 'status_declined'), { exact: true }).first().waitFor();
      await page.getByText(words('booking-detail', 'state_declined')).waitFor();
      const why = words('booking-detail', 'end_reason_supplier', { reason: reasons[language] });
      await page.getByText(why).waitFor();
      await assertAccessible(page, 'a request that was declined');
      await assertNoHorizontalOverflow(page, 'a request that was declined');
      await open(page, `${prefix}/bookings`);
      await page.getByRole('article').getByText(why).waitFor();
    });
    assert.deepEqual(
      (await bookings()).map(({ state, payment }) => [state, payment.state]),
      [['declined', 'none']],
    );
  }),
);

test(
  'a paid booking that its supplier cancels is refunded in full, and its traveller reads why',
  asJourney,
  journeyIn('fr-1280', async ({ language, words, prefix, browser }) => {
    const { token, email, storageState } = await newTraveller();
    const tour = await tourNamed(`${withChildren}?lang=${language}`);
    const body = { tourId: tour.id, date: await freeDay(tour.id), adults: 2, payment: 'now' };
    const { id, reference, payment, total } = await api<BookingView>('POST', '/bookings', { token, language, body });
    await fetch(payment.redirectUrl!, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'paid' }),
    });
    const supplier = await storageStateOf(signedIn(demoLogins.supplier));
    await visit('supplier-cancels', { ...browser, ...supplier }, async ({ page, allow }) => {
      allow(/status of 422/);
      const row = await rowOf(page, 'upcoming', reference, prefix);
      const spoken = words('partner-home', 'cancel_spoken', { tour: tour.name, reference });
      await row.getByRole('button', { name: spoken }).click();
      const dialog = page.getByRole('dialog', { name: words('partner-home', 'cancel_title') });
      const why = dialog.getByLabel(words('partner-home', 'reason_required'));
      await dialog.getByRole('button', { name: words('partner-home', 'cancel_sure') }).click();
      await dialog.locator('textarea[aria-invalid=true]:focus').waitFor();
      await assertAccessible(page, 'cancelling as a supplier');
      await why.fill(reasons[language]);
      await dialog.getByRole('button', { name: words('partner-home', 'cancel_sure') }).click();
      await page
        .getByRole('status')
        .getByText(words('partner-home', 'done_cancel', { reference }))
        .waitFor();
      await assertAccessible(page, 'a booking that the supplier cancelled');
    });
    const mail = await mailTo(email, like(words('mail', 'cancelled.traveller.subject')));
    const refund = formatMoney({ amountMinor: total.priceMinor, currency: total.currency }, language);
    for (const part of [reasons[language], words('mail', 'refund.full', { refund })])
      assert.ok(plain(mail).includes(plain(part)), `${part}\n${mail}`);
    await visit('supplier-cancelled', { ...browser, storageState }, async ({ page }) => {
      await open(page, `${prefix}/bookings/${id}`);
      await page.getByText(words('booking-detail', 'state_cancelled')).waitFor();
      await page.getByText(words('booking-detail', 'pay_refunded')).waitFor();
      await assertAccessible(page, 'a booking that was refunded in full');
      await assertNoHorizontalOverflow(page, 'a booking that was refunded in full');
    });
    const { refunded } = await api<BookingView>('GET', `/bookings/${id}`, { token });
    assert.equal(refunded?.priceMinor, total.priceMinor);
  }),
);

/** Mails have plain spaces for some that do not break. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

// What a price consists of and for how long it is valid, and gift cards that pay it.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { AvailabilityView, BookingView } from '#contract/bookings.ts';
import type { OrderView } from '#contract/bookings/orders.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { inDatabase } from './completed-trips.ts';
import { mailTo } from './mails.ts';
import { open, phone, visit } from './marketplace.ts';
import { daysOf, freeDay, tourNamed, withChildren, withLastMinute, withSeasons } from './tours.ts';
import { newEmail, newTraveller, storageStateOf, type Traveller } from './users.ts';

/** With a tax and a fee of its city. */
const withTaxes = 'cicchetti-and-ombre-at-rialto';

test.describe('the price in the booking box', () => {
  test('names its taxes, and asks for a new yes when it has changed', async () => {
    const traveller = await newTraveller();
    const { id } = await tourNamed(withTaxes);
    const date = await freeDay(id, 2);
    await visit('quote-changed', storageStateOf(Promise.resolve(traveller)), async ({ page }) => {
      await page.clock.install();
      await open(page, `/tour/${withTaxes}?date=${date}&adults=2&currency=EUR`);
      await page.getByText('incl. VAT 10%').waitFor();
      await page.getByText('incl. Access fee of Venice').waitFor();
      await page.getByText('€10', { exact: true }).first().waitFor();
      await assertAccessible(page, 'the price with taxes');
      const before = await quoteOf(id, date);
      await changePrices(id, 1000);
      try {
        await page.clock.fastForward('16:00');
        await page.getByText(/^The price has changed from/).waitFor();
        await assertAccessible(page, 'the changed price');
        await page.getByRole('button', { name: 'Book now' }).click();
        await page.getByText('Booking completed successfully!').waitFor();
      } finally {
        await changePrices(id, -1000);
      }
      const { data } = await api<{ data: BookingView[] }>('GET', '/bookings', traveller);
      assert.equal(data[0]!.total.priceMinor, before + 2000);
      await open(page, `/bookings/${data[0]!.id}`);
      await page.getByText('incl. VAT 10%').waitFor();
    });
  });

  test('of several tours is paid by one gift card in the cart, in French on a phone', async () => {
    const traveller = await newTraveller();
    const code = await giftCard(traveller);
    for (const slug of [withChildren, withSeasons]) {
      const { id: tourId } = await tourNamed(slug);
      const body = { tourId, date: await freeDay(tourId, 2), adults: 2 };
      await api('POST', '/cart', { token: traveller.token, body });
    }
    const state = { ...(await storageStateOf(Promise.resolve(traveller))), viewport: phone };
    await visit('cart-gift-card', state, async ({ page }) => {
      await open(page, '/fr/cart');
      await page.getByText('Une carte cadeau ?').click();
      await page.getByLabel('Code de la carte cadeau').fill(code);
      await page.getByRole('button', { name: 'Utiliser', exact: true }).click();
      await page.getByText(/^La carte a un solde de 40/).waitFor();
      await page.getByText(/^−40/).waitFor();
      await assertNoHorizontalOverflow(page, 'the cart with a card');
      await assertAccessible(page, 'the cart with a card');
      await page.getByRole('button', { name: /^Réserver les 2 pour/ }).click();
      await page.getByText(/OR-/).first().waitFor();
      const orderId = new URL(page.url()).pathname.split('/').at(-1)!;
      const { bookings } = await api<OrderView>('GET', `/orders/${orderId}`, traveller);
      const shares = bookings.map(({ payment }) => payment.giftCard?.priceMinor ?? 0);
      assert.equal(shares.length, 2);
      assert.ok(shares.every((share) => share > 0));
      assert.equal(shares[0]! + shares[1]!, 4000);
    });
  });
});

async function quoteOf(id: string, date: string): Promise<number> {
  const { quote } = await api<AvailabilityView>('GET', `/tours/${id}/availability?date=${date}&adults=2&currency=EUR`);
  return quote!.total.priceMinor;
}

const changePrices = (tourId: string, byMinor: number): Promise<void> =>
  inDatabase(
    `update units set price_minor = price_minor + $2::bigint where option_id in (select id from options where tour_id = $1)`,
    [tourId, byMinor],
  );

/** Of 40 €, paid for and sent. */
async function giftCard({ token }: Traveller): Promise<string> {
  const recipientEmail = newEmail();
  const names = { senderName: 'Iris', recipientName: 'Bruno', recipientEmail };
  const body = { amountMinor: 4000, currency: 'EUR', ...names };
  const { payment } = await api<{ payment: { redirectUrl: string } }>('POST', '/gift-cards', { token, body });
  await fetch(payment.redirectUrl, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) });
  return /\b(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\b/.exec(await mailTo(recipientEmail, /gift card$/))![0];
}

test('a price that is reduced in the last days has the lowest one of the 30 days before struck', () =>
  visit('quotes-reduced', {}, async ({ page }) => {
    const { id } = await tourNamed(withLastMinute);
    // It has starts on five days of a week.
    await inDatabase('update price_rules set hours_before = 336 where hours_before = 48', []);
    const soon = (await daysOf(id, { ahead: 3 })).find(({ seatsLeft }) => seatsLeft > 0)!;
    await open(page, `/tour/${id}?date=${soon.date}&adults=1&children=0`);
    const lowest = page.getByText('Lowest price in the 30 days before the reduction');
    assert.match(await lowest.locator('s').innerText(), /^€\d+/);
  }));

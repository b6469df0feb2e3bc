// Several tours in one order: put together, held, paid on one page.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { AvailabilityView } from '#contract/bookings.ts';
import type { CartView } from '#contract/bookings/cart.ts';
import { api } from './api.ts';
import { assertAccessible } from './axe.ts';
import { inDatabase } from './completed-trips.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { adultsOnly, bookAllSeatsOf, freeDay, tourNamed, withChildren, withSeasons } from './tours.ts';
import { newTraveller, storageStateOf } from './users.ts';

test.describe('the cart', () => {
  test('takes a tour from its page, shows it in the header, and books it', () =>
    visit('cart-add', storageStateOf(newTraveller()), async ({ page }) => {
      const { id, name } = await tourNamed(withChildren);
      const day = await freeDay(id, 2);
      await open(page, `/tour/${withChildren}?date=${day}&adults=2`);
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await page.getByText(/^Added to your cart/).waitFor();
      await assertAccessible(page, 'the tour');
      await page.getByRole('link', { name: 'Cart, 1 tour' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
      const line = page.getByRole('article').filter({ hasText: name });
      await line.getByText(/2 adults/).waitFor();
      assert.match(await page.getByRole('timer').innerText(), /1[45] min/);
      await page.getByRole('button', { name: 'Keep them longer' }).click();
      await page.getByText(/You can do this once/).waitFor();
      assert.equal(await page.getByRole('button', { name: 'Keep them longer' }).count(), 0);
      await assertAccessible(page, 'the cart');
      await page.getByRole('button', { name: /^Book for/ }).click();
      await page.getByRole('heading', { level: 1, name: /^Order OR-/ }).waitFor();
      await page.getByText(/Your order is placed/).waitFor();
      await assertAccessible(page, 'the order');
      await page.getByRole('link', { name }).click();
      await page.getByRole('link', { name: /^Part of order OR-/ }).waitFor();
      assert.equal(await page.getByRole('link', { name: /^Cart/ }).count(), 0);
    }));

  test('says that nothing is in it, and leads to tours', () =>
    visit('cart-empty', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/cart');
      await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
      await assertAccessible(page, 'the empty cart');
    }));

  test('of three tours, of which one sells out on the way, is paid as a whole, in Spanish on a phone', () =>
    orderThree('cart-three-es', phone, {
      lang: 'es',
      prefix: '/es',
      title: 'Tu carrito',
      soldOut: 'Se acabó el tiempo y estas plazas ya se han vendido.',
      reserved: /vuelve a estar reservado/,
      payNow: /^Pagar ahora/,
      book: /^Reservar los 3 por/,
      pay: /^Pagar /,
      order: /^Pedido OR-/,
      paid: /Hemos recibido tu pago/,
      receipt: 'Recibo',
      receiptOf: /^Recibo del pedido OR-/,
    }));

  test('of three tours, of which one sells out on the way, is paid as a whole, in English on a desk', () =>
    orderThree('cart-three-en', desktop, {
      lang: 'en',
      prefix: '',
      title: 'Your cart',
      soldOut: 'The time has run out, and these places have been sold.',
      reserved: /is reserved for you again/,
      payNow: /^Pay now/,
      book: /^Book all 3 for/,
      pay: /^Pay /,
      order: /^Order OR-/,
      paid: /We have received your payment/,
      receipt: 'Receipt',
      receiptOf: /^Receipt for order OR-/,
    }));

  test('of three tours, of which one sells out on the way, is paid as a whole, in French on a phone', () =>
    orderThree('cart-three-fr', phone, {
      lang: 'fr',
      prefix: '/fr',
      title: 'Votre panier',
      soldOut: 'Le délai est écoulé et ces places ont été vendues.',
      reserved: /est à nouveau retenu pour vous/,
      payNow: /^Payer maintenant/,
      book: /^Réserver les 3 pour/,
      pay: /^Payer /,
      order: /^Commande OR-/,
      paid: /Nous avons reçu votre paiement/,
      receipt: 'Reçu',
      receiptOf: /^Reçu de la commande OR-/,
    }));
});

type Words = { lang: string; prefix: string; title: string; soldOut: string; receipt: string } & Record<
  'reserved' | 'payNow' | 'book' | 'pay' | 'order' | 'paid' | 'receiptOf',
  RegExp
>;

async function orderThree(name: string, viewport: { width: number; height: number }, words: Words): Promise<void> {
  const traveller = await newTraveller();
  const { token, storageState } = traveller;
  for (const slug of [withChildren, withSeasons]) await addToCart(token, slug, words.lang);
  await sellOut(token, await addToCart(token, adultsOnly, words.lang));
  await visit(name, { storageState, viewport }, async ({ page }) => {
    await open(page, `${words.prefix}/cart`);
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    await page.getByText(words.soldOut).waitFor();
    await assertAccessible(page, 'the cart');
    await page.getByRole('article').getByRole('button', { name: / · / }).first().click();
    await page.getByText(words.reserved).waitFor();
    await page.getByText(words.soldOut).waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: words.payNow }).check();
    await page.getByRole('button', { name: words.book }).click();
    await page.waitForURL('**/pay/test/*');
    assert.equal(await page.getByRole('heading', { level: 2 }).count(), 3);
    await page.getByRole('button', { name: words.pay }).click();
    await page.getByRole('heading', { level: 1, name: words.order }).waitFor();
    await page.getByText(words.paid).waitFor();
    await assertAccessible(page, 'the order');
    await page.getByRole('link', { name: words.receipt }).click();
    await page.getByRole('heading', { level: 1, name: words.receiptOf }).waitFor();
    await assertAccessible(page, 'the receipt');
  });
}

/** For two, on a day with room; returns the hold. */
async function addToCart(token: string, slug: string, lang: string): Promise<string> {
  const { id: tourId } = await tourNamed(slug);
  const body = { tourId, date: await freeDay(tourId, 2), adults: 2 };
  return (await api<{ holdId: string }>('POST', `/cart?lang=${lang}`, { token, body })).holdId;
}

/** Ends a hold, and has others take its seats once the clock's job has returned them. */
async function sellOut(token: string, holdId: string): Promise<void> {
  await inDatabase(`update bookings set hold_expires_at = now() - interval '1 second' where id = $1`, [holdId]);
  for (let tries = 0; tries < 60; tries++) {
    const { lines } = await api<CartView>('GET', '/cart', { token });
    const { state, tourId, date, again } = lines.find((line) => line.holdId === holdId)!;
    if (state === 'sold_out') return;
    const { departures } = await api<AvailabilityView>('GET', `/tours/${tourId}/availability?date=${date}`);
    const departure = departures.find(({ id }) => id === again?.departureId);
    if (departure) await bookAllSeatsOf(tourId, departure);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the places of the hold were not sold');
}

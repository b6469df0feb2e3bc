// Several tours in one order: put together, held, paid on one page.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import type { AvailabilityView } from '#contract/bookings.ts';
import type { CartView } from '#contract/bookings/cart.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { inDatabase } from './completed-trips.ts';
import { asJourney, journeyIn } from './journey.ts';
import { headingHasFocus } from './keyboard.ts';
import { open, visit } from './marketplace.ts';
import { like } from './texts.ts';
import { adultsOnly, bookAllSeatsOf, freeDay, tourNamed, withChildren, withSeasons } from './tours.ts';
import { newEmail, newTraveller, password, storageStateOf } from './users.ts';

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
      await line.getByText(/^Free cancellation until .+ \(Barcelona time\)$/).waitFor();
      await page.getByText(/^Your places are reserved and nothing is charged today\. Pay online by .+ \(/).waitFor();
      await assertAccessible(page, 'the cart');
      // A deadline that has passed is no offer.
      const late = JSON.stringify([{ hoursBefore: 5000, refundPercent: 100 }]);
      await inDatabase(`update bookings set refund_tiers = $1 where placed_at is null and tour_id = $2`, [late, id]);
      await page.reload();
      await line.getByText('This start can no longer be cancelled for a refund.').waitFor();
      assert.equal(await page.getByText(/Free cancellation/).count(), 0);
      await page.getByRole('button', { name: /^Book for/ }).click();
      await page.waitForURL('**/orders/*?new');
      await headingHasFocus(page);
      const assertBooked = async () => {
        await page.getByRole('heading', { level: 1, name: 'Your places are booked' }).waitFor();
        await page.getByText(/^Pay €.+ by .+ \(Barcelona time\)\.$/).waitFor();
        await page.getByRole('img', { name: /^QR code/ }).waitFor();
        for (const name of ['Your ticket', 'What happens next']) await page.getByRole('heading', { name }).waitFor();
        await page.getByText(/^Your confirmation is on its way to /).waitFor();
        await page.getByText(/^This start can no longer be cancelled for a refund\.$/).waitFor();
        await page.getByRole('button', { name: 'Add to calendar' }).waitFor();
      };
      await assertBooked();
      await assertAccessible(page, 'the order');
      await page.reload();
      await headingHasFocus(page);
      await assertBooked();
      await open(page, new URL(page.url()).pathname);
      await page.getByText(/^Nothing has been charged yet\. Pay online by .+ \(Barcelona time\)\.$/).waitFor();
      const pay = page.getByRole('button', { name: /^Pay €.+ now$/ });
      await expect(pay).toBeInViewport();
      const [booking, button] = [await page.getByRole('article').boundingBox(), await pay.boundingBox()];
      assert.ok(button!.x > booking!.x + booking!.width, 'the button is beside the bookings');
      await page.getByRole('link', { name }).first().click();
      await page.getByRole('link', { name: /^Part of order OR-/ }).waitFor();
      assert.equal(await page.getByRole('link', { name: /^Cart/ }).count(), 0);
    }));

  test('is what the sign-in page speaks of where it led there, and leads back to the tour', () =>
    visit('cart-signed-out', {}, async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      await open(page, `/tour/${withChildren}?date=${await freeDay(id, 2)}&adults=2`);
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
      await page.getByText('Create an account to keep tours in your cart and book them together.').waitFor();
      await page.getByRole('region', { name: 'Your choice' }).getByText('2 adults').waitFor();
      await assertAccessible(page, 'signing in for the cart');
      await page.getByRole('link', { name: 'Sign in' }).last().click();
      await page.getByText('Sign in to keep tours in your cart and book them together.').waitFor();
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.getByLabel('E-mail').fill(newEmail());
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.waitForURL('**/tour/*');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await page.getByText(/^Added to your cart/).waitFor();
    }));

  test('says that nothing is in it, and leads to tours', () =>
    visit('cart-empty', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/cart');
      await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
      await assertAccessible(page, 'the empty cart');
    }));
});

test(
  'an order of three tours, of which one sells out on the way, is paid as a whole',
  asJourney,
  journeyIn('es-1280', async ({ words, prefix, browser }) => {
    const { token, storageState } = await newTraveller();
    await visit('cart-three', { ...browser, storageState }, async ({ page }) => {
      const sharedDay = await freeDay((await tourNamed(withChildren)).id, 2);
      for (const slug of [withChildren, withSeasons, adultsOnly]) {
        const { id } = await tourNamed(slug);
        const day = slug === adultsOnly ? await freeDay(id, 2) : sharedDay;
        await open(page, `${prefix}/tour/${id}?date=${day}&adults=2&children=0`);
        await page.getByRole('button', { name: words('book-tour', 'cart_add') }).click();
        await page.getByText(like(words('book-tour', 'cart_added'))).waitFor();
      }
      await open(page, `${prefix}/cart`);
      await page.getByRole('heading', { level: 1, name: words('cart', 'title') }).waitFor();
      await page.getByRole('article').nth(2).waitFor();
      // The first two last from 8:00 to 10:30, and from 7:15 or 9:30 for as long.
      await expect(page.getByText(like(words('cart', 'overlap')))).toHaveCount(2);
      await assertAccessible(page, 'the cart with three tours');
      await sellOut(token, (await tourNamed(adultsOnly)).id);
      await page.reload();
      const soldOut = page.getByText(words('cart', 'sold_out'));
      await soldOut.waitFor();
      await assertAccessible(page, 'the cart with one that is sold out');
      await assertNoHorizontalOverflow(page, 'the cart with one that is sold out');
      await page.getByRole('article').getByRole('button', { name: / · / }).first().click();
      await page.getByText(like(words('cart', 'reserved'))).waitFor();
      await soldOut.waitFor({ state: 'detached' });
      await page.getByRole('radio', { name: words('book-tour', 'pay_now') }).check();
      await page.getByRole('button', { name: like(words('cart', 'book', { count: 3 })) }).click();
      await page.waitForURL('**/pay/test/*');
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
      await assertAccessible(page, 'the payment of an order');
      await page.getByRole('button', { name: like(words('payment-page', 'pay')) }).click();
      await page.getByRole('heading', { level: 1, name: words('booking-list', 'booked') }).waitFor();
      await page.getByText(words('cart', 'order_paid')).waitFor();
      await headingHasFocus(page);
      await expect(page.getByRole('heading', { name: words('booking-detail', 'ticket') })).toHaveCount(3);
      await assertAccessible(page, 'the order');
      await page.getByRole('link', { name: words('cart', 'receipt'), exact: true }).click();
      await page.getByRole('heading', { level: 1, name: like(words('cart', 'receipt_title')) }).waitFor();
      await assertAccessible(page, 'the receipt');
    });
  }),
);

/** Ends the hold of a line, and has others take its seats once the clock's job has returned them. */
async function sellOut(token: string, tour: string): Promise<void> {
  const lineOf = async () =>
    (await api<CartView>('GET', '/cart', { token })).lines.find((line) => line.tourId === tour)!;
  const { holdId } = await lineOf();
  await inDatabase(`update bookings set hold_expires_at = now() - interval '1 second' where id = $1`, [holdId]);
  for (let tries = 0; tries < 60; tries++) {
    const { state, tourId, date, again } = await lineOf();
    if (state === 'sold_out') return;
    const { departures } = await api<AvailabilityView>('GET', `/tours/${tourId}/availability?date=${date}`);
    const departure = departures.find(({ id }) => id === again?.departureId);
    if (departure) await bookAllSeatsOf(tourId, departure);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the places of the hold were not sold');
}

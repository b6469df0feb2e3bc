import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { balancesOf, cashOf } from '#test/ledger-balances.ts';
import { giftCardBalance, createGiftCard, sendPaymentOutcome } from '#test/gift-cards.ts';
import { closeTestTours, dayAhead, createTestTour } from '#test/test-tour.ts';

describe('a booking that gives a traveller nothing back', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const post = (path: string, body: object, { token }: { token: string } = traveller) =>
    app.send('POST', `/api/${path}`, { token, body });

  /** One adult for 50 €, three days ahead, when neither policy refunds anything. `fixed` is paid at once. */
  async function book(policy: 'fixed' | 'strict', more: object = {}) {
    const date = dayAhead(3);
    const starts = [`${date}T10:00`];
    const tour = await createTestTour({ policy, payLater: policy === 'strict', starts, useDemoSupplier: true });
    const { status, body } = await post('bookings', { tourId: tour.id, date, adults: 1, ...more });
    assert.equal(status, 201, JSON.stringify(body));
    return { id: body.id as string, payAt: body.payment.redirectUrl as string };
  }
  async function bookPaid(more: object = {}): Promise<string> {
    const { id, payAt } = await book('fixed', more);
    await sendPaymentOutcome(app, payAt, 'paid');
    return id;
  }

  async function cancelAs(who: 'supplier' | 'operator', id: string) {
    const { status, body } = await post(
      `supplier/bookings/${id}/cancellation`,
      { reason: 'Storm' },
      await app.signIn(who),
    );
    assert.deepEqual([status, body.state], [200, 'cancelled']);
  }
  const isEmpty = async (id: string) => Object.values(await balancesOf(app, id)).every((balance) => balance === 0);

  test('keeps the whole price when its traveller cancels', async () => {
    const id = await bookPaid();
    assert.equal((await post(`bookings/${id}/cancellation`, {})).status, 200);
    assert.deepEqual(await cashOf(app, id), { captured: 5000, refunded: 0 });
  });

  for (const who of ['supplier', 'operator'] as const) {
    test(`gives all back when the ${who} cancels it`, async () => {
      const id = await bookPaid();
      await cancelAs(who, id);
      assert.deepEqual(await cashOf(app, id), { captured: 5000, refunded: 5000 });
      assert.ok(await isEmpty(id));
      const { body } = await app.send('GET', `/api/bookings/${id}`, traveller);
      assert.equal(body.payment.state, 'refunded');
    });

    test(`gives all back that is paid after the ${who} cancelled it`, async () => {
      const { id } = await book('strict');
      const { redirectUrl } = (await post(`bookings/${id}/payment`, {})).body;
      await cancelAs(who, id);
      await sendPaymentOutcome(app, redirectUrl, 'paid');
      assert.deepEqual(await cashOf(app, id), { captured: 5000, refunded: 5000 });
      assert.ok(await isEmpty(id));
    });

    test(`returns to the gift card what it paid when the ${who} cancels it`, async () => {
      const { code } = await createGiftCard(app, traveller, { amountMinor: 2000 });
      const id = await bookPaid({ giftCardCode: code });
      assert.equal(await giftCardBalance(app, code), 0);
      await cancelAs(who, id);
      assert.equal(await giftCardBalance(app, code), 2000);
      assert.deepEqual(await cashOf(app, id), { captured: 3000, refunded: 3000 });
      assert.ok(await isEmpty(id));
    });
  }
});

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { createGiftCard, sendPaymentOutcome } from '#test/gift-cards.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';

describe('a booking of 100 € that a gift card of 40 € pays a part of', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.newTraveller());
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const get = async (path: string) => (await app.send('GET', `/api/${path}`, { token })).body;
  const pageOf = async (url: string) => {
    const response = await app.app(new Request(`http://localhost:3000${new URL(url).pathname}`));
    return (await response.text()).replaceAll(/\s+/g, ' ').replaceAll(/<[^>]+>/g, '');
  };
  const order = async ({ isPaid = true, language = 'en' } = {}) => {
    const { code } = await createGiftCard(app, { token }, { amountMinor: 4000 });
    const tour = await createTestTour({ payLater: false });
    const { body } = await app.send('POST', '/api/bookings', {
      token,
      headers: { 'accept-language': language },
      body: { tourId: tour.id, date: dayAhead(10), adults: 2, giftCardCode: code },
    });
    if (isPaid) await sendPaymentOutcome(app, body.payment.redirectUrl, 'paid');
    return body;
  };
  const cancel = async (id: string, body = {}) =>
    (await app.send('POST', `/api/bookings/${id}/cancellation`, { token, body })).body;
  async function mailAbout(event: string, id: string): Promise<string> {
    await app.jobs.runDue();
    const { bodyText } = await app.services.database.db
      .selectFrom('mails')
      .select('bodyText')
      .where('event', 'like', `booking-${event}:${id}%`)
      .where('event', 'not like', '%:supplier')
      .executeTakeFirstOrThrow();
    return bodyText.replaceAll(/\s+/g, ' ');
  }

  test('says both ways of the refund when it is cancelled, in the answer and in the mail', async () => {
    const texts = {
      en: 'Full refund of €100. To the original payment method: €60 To the gift card: €40',
      es: '100 €, el importe íntegro pagado. Por el mismo medio de pago: 60 € A la tarjeta regalo: 40 €',
      fr: '100 €, soit tout ce qui a été payé. Par le même moyen de paiement : 60 € Sur la carte cadeau : 40 €',
    };
    for (const [language, text] of Object.entries(texts)) {
      const { id } = await order({ language });
      const { refunded, back } = await cancel(id);
      assert.deepEqual([refunded.priceMinor, back.money.priceMinor, back.giftCard.priceMinor], [10_000, 6000, 4000]);
      const mail = await mailAbout('cancelled', id);
      assert.ok(mail.includes(text), mail);
    }
  });

  test('says of tickets that were cancelled by themselves what was paid, refunded and remains', async () => {
    const { id } = await order();
    const { payment, refunded, back } = await cancel(id, { items: [2] });
    assert.deepEqual(
      [payment.state, payment.paid.priceMinor, refunded.priceMinor, back.money.priceMinor, back.giftCard.priceMinor],
      ['paid', 10_000, 5000, 5000, 0],
    );
    const mail = await mailAbout('partly_cancelled', id);
    assert.ok(mail.includes('Paid: €100. Refunded: €50. Remaining: €50 €40 of it with a gift card'), mail);
    assert.ok(mail.includes('€50, to the original payment method'), mail);
  });

  test('has a receipt that adds up', async () => {
    const { id } = await order();
    await cancel(id);
    const { data } = await get('payments');
    for (const { id: receiptId } of data.slice(0, 2)) {
      const { amount, total, giftCard } = await get(`payments/${receiptId}`);
      assert.deepEqual([total.priceMinor, giftCard.priceMinor, amount.priceMinor], [10_000, 4000, 6000]);
    }
  });

  test('says on the payment page the total and what the card has paid of it, and afterwards what was paid', async () => {
    const { payment } = await order({ isPaid: false });
    assert.match(await pageOf(payment.redirectUrl), /Total €100 Paid by gift card −€40 +Amount due €60/);
    await sendPaymentOutcome(app, payment.redirectUrl, 'paid');
    assert.match(await pageOf(payment.redirectUrl), /Paid by gift card −€40 +Amount paid €60/);
  });
});

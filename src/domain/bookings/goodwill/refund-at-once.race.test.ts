// Operators who refund and decide at the same moment.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';

const reason = 'The guide came an hour late.';

describe('refunds beyond the terms at one moment', () => {
  let app: TestApp;
  let operators: string[];
  let traveller: { token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
    operators = await Promise.all([newOperator(), newOperator(), newOperator()]);
  });
  checkInvariantsAfterEach();
  closeTestTours();

  async function newOperator(): Promise<string> {
    const { id, email } = await app.newTraveller();
    const { db } = app.services.database;
    await sql`update users set role = 'admin', second_factor_grace_from = now() where id = ${id}`.execute(db);
    const { body } = await app.send('POST', '/api/auth/login', { body: { email, password: 'a walk by the sea' } });
    return body.token;
  }
  async function bookPaid(adults: number): Promise<{ id: string; reference: string }> {
    const date = dayAhead(9);
    const tour = await createTestTour({ policy: 'fixed', payLater: false, starts: [`${date}T10:00`] });
    const body = { tourId: tour.id, date, adults, payment: 'now' };
    const { body: booked } = await app.send('POST', '/api/bookings', { token: traveller.token, body });
    await sendPaymentOutcome(app, booked.payment.redirectUrl, 'paid');
    return booked;
  }
  const propose = (token: string, reference: string, amountMinor: number) =>
    app.send('POST', `/api/admin/bookings/${reference}/refunds`, { token, body: { amountMinor, reason } });
  const heldOf = async (reference: string) =>
    (await app.send('GET', `/api/admin/bookings/${reference}`, { token: operators[0]! })).body.money.held.priceMinor;

  test('are approved once, however many approve', async () => {
    for (let round = 0; round < 5; round++) {
      const { reference } = await bookPaid(4);
      const { body } = await propose(operators[0]!, reference, 15_000);
      const approve = (token: string) =>
        app.send('POST', `/api/admin/refunds/${body.id}/decision`, { token, body: { outcome: 'approve' } });
      const answers = await Promise.all([...operators.slice(1), ...operators.slice(1)].map(approve));
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409]);
      assert.equal(await heldOf(reference), 5000);
    }
  });

  test('never come to more than is held, also while the booking is cancelled', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, reference } = await bookPaid(1);
      const answers = await Promise.all([
        ...operators.map((token) => propose(token, reference, 3000)),
        app.send('POST', `/api/bookings/${id}/cancellation`, { token: traveller.token, body: {} }),
      ]);
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 201, 422, 422]);
      assert.equal(await heldOf(reference), 2000);
    }
  });
});

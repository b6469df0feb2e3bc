import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql, type Transaction } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { Tables } from '#platform/database/tables.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { closeTestTours, dayAhead, createTestTour } from '#test/test-tour.ts';

describe('the ledger’s table', () => {
  let app: TestApp;
  let bookingId: string;
  before(async () => {
    app = await testApp();
    const { token } = await app.newTraveller();
    const tour = await createTestTour();
    bookingId = (
      await app.send('POST', '/api/bookings', { token, body: { tourId: tour.id, date: dayAhead(10), adults: 1 } })
    ).body.id;
    const { body } = await app.send('POST', `/api/bookings/${bookingId}/payment`, { token });
    await sendPaymentOutcome(app, body.redirectUrl, 'paid');
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const inTransaction = (work: (transaction: Transaction<Tables>) => Promise<unknown>) =>
    app.services.database.transaction(work);
  const entries = (rows: { account: string; amountMinor: number; currency?: string }[]) =>
    inTransaction(async (transaction) => {
      const transactionId = newId();
      await transaction
        .insertInto('ledgerTransactions')
        .values({ id: transactionId, bookingId, kind: 'capture', at: new Date() })
        .execute();
      await transaction
        .insertInto('ledgerEntries')
        .values(rows.map((row) => ({ currency: 'EUR', ...row, transactionId, supplierId: null })))
        .execute();
      throw new Error('accepted');
    });
  const unbalanced = { code: '23514', message: /does not sum to zero/ };

  test('takes entries that sum to zero', async () => {
    await assert.rejects(
      entries([
        { account: 'cash', amountMinor: 700 },
        { account: 'traveller', amountMinor: -700 },
      ]),
      { message: 'accepted' },
    );
  });

  test('refuses entries that do not, and those that do only across currencies', async () => {
    await assert.rejects(entries([{ account: 'cash', amountMinor: 700 }]), unbalanced);
    await assert.rejects(
      entries([
        { account: 'cash', amountMinor: 700 },
        { account: 'traveller', amountMinor: -699 },
      ]),
      unbalanced,
    );
    await assert.rejects(
      entries([
        { account: 'cash', amountMinor: 700 },
        { account: 'traveller', amountMinor: -700, currency: 'USD' },
      ]),
      unbalanced,
    );
  });

  test('never changes nor forgets what was written', async () => {
    const appendOnly = { code: '23514', message: /never changed/ };
    const ofBooking = sql`transaction_id in (select id from ledger_transactions where booking_id = ${bookingId})`;
    await assert.rejects(
      inTransaction((transaction) =>
        sql`update ledger_entries set amount_minor = 0 where ${ofBooking}`.execute(transaction),
      ),
      appendOnly,
    );
    await assert.rejects(
      inTransaction((transaction) => sql`delete from ledger_entries where ${ofBooking}`.execute(transaction)),
      appendOnly,
    );
  });

  test('refuses to refund more than was captured', async () => {
    const { rows } = await sql<{ id: string }>`select id from payments where state = 'captured' limit 1`.execute(
      app.services.database.db,
    );
    const tooMuch = inTransaction((transaction) =>
      sql`update payments set refunded_minor = amount_minor + 1 where id = ${rows[0]!.id}`.execute(transaction),
    );
    await assert.rejects(tooMuch, { code: '23514' });
  });

  test('guards the seats as well: a departure is never oversold, by whatever statement', async () => {
    const { options } = await createTestTour({ capacity: 3 });
    const oversell = sql`update departures set taken = 4 where id = ${options[0].departures[0]!.id}`.execute(
      app.services.database.db,
    );
    await assert.rejects(oversell, { code: '23514' });
  });
});

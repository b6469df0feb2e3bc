// Breaks rows on purpose: the invariants name what is wrong with the money of a booking, whatever its own columns say.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { brokenDuring, checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { money } from '#kernel/money.ts';
import { closeTestTours, dayAhead, createTestTour } from '#test/test-tour.ts';
import { dayMs } from '#test/time.ts';
import type { Queryable } from '#platform/database/database.ts';
import { post, refundEntries, saleEntries } from '#domain/payments/ledger.ts';
import { addRefund, findPayments } from '#domain/payments/payment-queries.ts';
import { quoteRefund } from '#domain/pricing/cancellation-policy.ts';

const byRule = 'the refund of an ended booking is the one its ending grants';
const byLedger = 'an ended booking has kept what its policy keeps';

describe('the invariants of an ended booking', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  /** Paid 50 €, ten days ahead, under a policy that keeps half. */
  async function paid(): Promise<string> {
    const { token } = traveller;
    const tour = await createTestTour({ policy: 'strict', payLater: false });
    const order = { tourId: tour.id, date: dayAhead(10), adults: 1 };
    const { body } = await app.send('POST', '/api/bookings', { token, body: order });
    await sendPaymentOutcome(app, body.payment.redirectUrl, 'paid');
    return body.id;
  }

  /** By its traveller, at once. */
  async function cancelled(): Promise<string> {
    const id = await paid();
    const cancellation = { token: traveller.token, body: {} };
    assert.equal((await app.send('POST', `/api/bookings/${id}/cancellation`, cancellation)).status, 200);
    return id;
  }

  /** The party came, or did not. */
  async function takenPlace(attended: boolean): Promise<string> {
    const id = await paid();
    app.moveClock(11 * dayMs);
    const { token } = await app.signIn('operator');
    const path = `/api/supplier/bookings/${id}/attendance`;
    const { status, body } = await app.send('POST', path, { token, body: { attended } });
    app.moveClock(0);
    assert.deepEqual([status, body.state], [200, attended ? 'completed' : 'no_show']);
    return id;
  }

  /** Names of the invariants that are broken while the row is changed. */
  const brokenBy = (id: string, change: ReturnType<typeof sql>) =>
    namesDuring(id, (transaction) => sql`update bookings set ${change} where id = ${id}`.execute(transaction));

  async function namesDuring(id: string, breakIt: (transaction: Queryable) => Promise<unknown>): Promise<string[]> {
    const broken = await brokenDuring(app, breakIt);
    return broken.map(({ invariant, subject }) => {
      assert.equal(subject, id);
      return invariant;
    });
  }

  test('name a traveller’s refund that is not the one of its terms', async () => {
    const id = await cancelled();
    assert.deepEqual(await brokenBy(id, sql`refund_tiers = '[]'`), [byRule]);
    assert.deepEqual(await brokenBy(id, sql`refund_tiers = '[{"hoursBefore": 24, "refundPercent": 100}]'`), [byRule]);
    assert.deepEqual(await brokenBy(id, sql`ended_at = starts_at - interval '2 days'`), [byRule]);
    assert.deepEqual(await brokenBy(id, sql`refund_minor = 5000`), [byRule, byLedger].toSorted());
  });

  test('name what is kept though the supplier, the operator or the clock ended it', async () => {
    const id = await cancelled();
    for (const who of ['supplier', 'operator', 'clock'])
      assert.deepEqual(await brokenBy(id, sql`ended_by = ${who}`), [byRule], who);
    assert.deepEqual(await brokenBy(id, sql`ended_by = null`), [byRule]);
  });

  test('ask for the whole refund of what was never confirmed', async () => {
    const id = await cancelled();
    const broken = await brokenBy(id, sql`confirmed_at = null`);
    assert.ok(broken.includes(byRule));
  });

  for (const [what, attended] of [
    ['has taken place', true],
    ['nobody came to', false],
  ] as const)
    test(`name the refunds of a booking that ${what}: its refund is null, and it keeps all`, async () => {
      const id = await takenPlace(attended);
      // As the product refunds: in the payment, and in the ledger with what was sold.
      const refund = async (db: Queryable, amountMinor: number) => {
        const [payment] = await findPayments(db, id);
        await addRefund(db, payment!.id, amountMinor);
        const { rows } = await sql<{ supplierId: string }>`
          select t.supplier_id from bookings b join tours t on t.id = b.tour_id where b.id = ${id}`.execute(db);
        const posting = { bookingId: id, currency: 'EUR', at: new Date() } as const;
        await post(db, { ...posting, kind: 'refund', entries: refundEntries(money(amountMinor, 'EUR')) });
        const reversed = saleEntries(money(-amountMinor, 'EUR'), money(0, 'EUR'));
        await post(db, { ...posting, ...rows[0]!, kind: 'sale_reversal', entries: reversed });
      };
      for (const amountMinor of [1, 2500, 5000])
        assert.deepEqual(await namesDuring(id, (db) => refund(db, amountMinor)), [byLedger], `${amountMinor}`);
    });

  test('compute the refund of any terms as the product does', async () => {
    const startsAt = new Date('2026-07-01T08:00:00Z');
    const tier = fc.record({
      hoursBefore: fc.constantFrom(0, 24, 72, 168),
      refundPercent: fc.integer({ max: 100, min: 1 }),
    });
    const tiers = fc
      .uniqueArray(tier, { selector: ({ hoursBefore }) => hoursBefore })
      .map((some) => some.toSorted((one, other) => other.hoursBefore - one.hoursBefore));
    const aroundADeadline = fc
      .tuple(fc.constantFrom(0, 24, 72, 168, 400), fc.integer({ min: -1000, max: 1000 }))
      .map(([hours, ms]) => new Date(startsAt.getTime() - hours * 3600_000 + ms));
    const totalMinor = fc.integer({ min: 0, max: 100_000 });
    const samples = fc.sample(fc.record({ tiers, at: aroundADeadline, totalMinor, keptMinor: totalMinor }), 400);
    const bookings = samples.map((one) => ({
      refund_tiers: one.tiers,
      total_minor: one.totalMinor + one.keptMinor,
      items_kept_minor: one.keptMinor,
      starts_at: startsAt,
      confirmed_at: startsAt,
      ended_at: one.at,
      ended_by: 'traveller',
    }));
    const { rows } = await sql<{ granted: number }>`
      select granted_refund_minor(b) as granted
      from jsonb_populate_recordset(null::bookings, ${JSON.stringify(bookings)}) b`.execute(app.services.database.db);
    assert.deepEqual(
      rows.map(({ granted }) => granted),
      samples.map((one) => quoteRefund(one.tiers, startsAt, one.at, money(one.totalMinor, 'EUR')).refund.amountMinor),
    );
  });
});

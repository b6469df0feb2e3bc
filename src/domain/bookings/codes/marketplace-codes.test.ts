// Promo codes of the marketplace: for all tours, borne by its commission; a supplier gets what it would get without the code.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { newOwner, newStaff, type Somebody } from '#test/identities.ts';
import { setSetting } from '#test/settings.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';

const day = dayAhead(10);
const later = dayAhead(40);

describe('a code of the marketplace', () => {
  let app: TestApp;
  let operator: { token: string };
  let owner: Somebody & { supplierId: string };
  let walk: TestTour;
  let token: string;
  before(async () => {
    app = await testApp();
    operator = await app.signIn('operator');
    owner = await newOwner(app);
    walk = await createTestTour({ starts: [`${day}T10:00`, `${later}T10:00`], capacity: 60 });
    await sql`update tours set supplier_id = ${owner.supplierId} where id = ${walk.id}`.execute(db());
    ({ token } = await app.newTraveller());
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const db = () => app.services.database.db;
  const letters = () => `M${newId().replaceAll('-', '').slice(-11).toUpperCase()}`;
  const make = (body: object = {}, { token: by } = operator) =>
    app.send('POST', '/api/admin/promo-codes', {
      token: by,
      body: { code: letters(), percent: 10, ...body },
      headers: { 'idempotency-key': newId() },
    });
  const set = (id: string, state: string) =>
    app.send('PUT', `/api/admin/promo-codes/${id}/state`, { ...operator, body: { state } });
  const find = async (code: string) =>
    (await app.send('GET', `/api/admin/promo-codes?find=${code}`, operator)).body.data[0];
  const quote = (code: string) =>
    app.send('GET', `/api/tours/${walk.id}/availability?date=${day}&adults=2&code=${code}`);
  const refusal = ({ status, body }: { status: number; body: any }) => [
    status,
    body.fields?.[0].field,
    body.fields?.[0].rule,
  ];
  async function bookAndPay(code: string | undefined): Promise<string> {
    const body = { tourId: walk.id, date: day, adults: 3, payment: 'now', ...(code && { code }) };
    const { body: booked } = await app.send('POST', '/api/bookings', { token, body });
    await sendPaymentOutcome(app, booked.payment.redirectUrl, 'paid');
    return booked.id;
  }
  /** What the ledger has for supplier, commission and traveller, all transactions together. */
  async function postedOf(bookingId: string): Promise<Record<string, number>> {
    const { rows } = await sql<{ account: string; minor: number }>`
      select e.account, sum(e.amount_minor)::int as minor from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.booking_id = ${bookingId} group by e.account`.execute(db());
    return Object.fromEntries(rows.map(({ account, minor }) => [account, minor]));
  }
  const commissionOfSupplier = (percent: number | null) =>
    sql`update suppliers set commission_percent = ${percent} where id = ${owner.supplierId}`.execute(db());

  test('takes nothing from the supplier: the reduction comes out of the commission', async () => {
    const { status, body: code } = await make({ most: 5 });
    assert.deepEqual([status, code.supplier, code.borneBy, code.state], [201, null, 'marketplace', 'active']);
    const [plain, reduced] = [await postedOf(await bookAndPay(undefined)), await postedOf(await bookAndPay(code.code))];
    // Of 150.00 the code takes 15.00, and the commission is 22.50.
    assert.deepEqual([plain.cash, plain.supplier, plain.commission], [15_000, -12_750, -2250]);
    assert.deepEqual([reduced.cash, reduced.supplier, reduced.commission], [13_500, -12_750, -750]);
    assert.equal((await find(code.code)).taken, 1);
  });

  test('takes nothing from the supplier when one of three is cancelled, or the booking is moved', async () => {
    const { body: code } = await make();
    const parts = await Promise.all([undefined, code.code].map(bookAndPay));
    for (const id of parts) {
      const { body: items } = await app.send('GET', `/api/bookings/${id}/items`, { token });
      const cancelled = await app.send('POST', `/api/bookings/${id}/cancellation`, {
        token,
        body: { items: [items.data[0].position] },
      });
      assert.equal(cancelled.status, 200, JSON.stringify(cancelled.body));
    }
    const [plain, reduced] = await Promise.all(parts.map(postedOf));
    assert.deepEqual([plain!.supplier, reduced!.supplier], [-8500, -8500]);
    const { rows } = await sql<{ id: string }>`
      select id from departures where tour_id = ${walk.id} and starts_at_local::date = ${later}`.execute(db());
    const change = { departureId: rows[0]!.id };
    const quoted = await app.send('POST', `/api/bookings/${parts[1]}/change-quote`, { token, body: change });
    const { priceMinor, currency } = quoted.body.total;
    const moved = await app.send('POST', `/api/bookings/${parts[1]}/changes`, {
      token,
      body: { ...change, expectedTotal: { priceMinor, currency } },
    });
    assert.equal(moved.status, 200, JSON.stringify(moved.body));
    assert.equal((await postedOf(parts[1]!)).supplier, -8500);
  });

  test('is at most the commission, and for no tour of a supplier whose commission is lower', async () => {
    assert.deepEqual(refusal(await make({ percent: 16 })), [422, 'percent', 'too_big']);
    const { body: code } = await make({ percent: 15 });
    assert.equal((await quote(code.code)).status, 200);
    await commissionOfSupplier(12.5);
    assert.deepEqual(refusal(await quote(code.code)), [422, 'code', 'promo_not_here']);
    await commissionOfSupplier(null);
    const posted = await postedOf(await bookAndPay(code.code));
    assert.deepEqual([posted.supplier, posted.commission ?? 0], [-12_750, 0]);
  });

  test('takes nothing off what is added to a free booking once it is more than the commission', async () => {
    const { body: code } = await make({ percent: 15 });
    const free = await createTestTour({ starts: [`${day}T10:00`], units: { adult: 0, child: 5000 } });
    await sql`update tours set supplier_id = ${owner.supplierId} where id = ${free.id}`.execute(db());
    const departureId = free.options[0].departures[0]!.id;
    const ids = [];
    for (const sent of [undefined, code.code]) {
      const body = { tourId: free.id, departureId, adults: 1, ...(sent && { code: sent }) };
      ids.push((await app.send('POST', '/api/bookings', { token, body })).body.id);
    }
    const comeWith = async (id: string, children: number) => {
      const change = { departureId, adults: 1, children };
      const { body: quoted } = await app.send('POST', `/api/bookings/${id}/change-quote`, { token, body: change });
      assert.equal(quoted.total?.priceMinor, 5000 * children, JSON.stringify(quoted));
      const { priceMinor, currency } = quoted.total;
      const body = { ...change, expectedTotal: { priceMinor, currency } };
      assert.equal((await app.send('POST', `/api/bookings/${id}/changes`, { token, body })).status, 200);
      const paid = await app.send('POST', `/api/bookings/${id}/payment`, { token });
      await sendPaymentOutcome(app, paid.body.redirectUrl, 'paid');
      return postedOf(id);
    };
    await commissionOfSupplier(10);
    for (const id of ids)
      assert.deepEqual(await comeWith(id, 2), { cash: 10_000, traveller: 0, supplier: -9000, commission: -1000 });
    await commissionOfSupplier(null);
    for (const id of ids)
      assert.deepEqual(await comeWith(id, 3), { cash: 15_000, traveller: 0, supplier: -13_500, commission: -1500 });
  });

  test('that was made is answered again to the same key, also when the commission is lower by then', async () => {
    const headers = { 'idempotency-key': newId() };
    const body = { code: letters(), percent: 15 };
    const send = () => app.send('POST', '/api/admin/promo-codes', { token: operator.token, body, headers });
    const made = await send();
    await setSetting(app, 'commissionPercent', 12);
    const again = await send();
    await setSetting(app, 'commissionPercent', 15);
    assert.deepEqual([made.status, again.status, again.body], [201, 201, made.body]);
  });

  test('is paused, used again and ended for good, each in the audit log; one of a supplier is left to it', async () => {
    const { body: code } = await make();
    assert.equal((await set(code.id, 'paused')).body.state, 'paused');
    assert.deepEqual(refusal(await quote(code.code)), [422, 'code', 'promo_paused']);
    assert.equal((await set(code.id, 'active')).body.state, 'active');
    for (const _ of [1, 2]) assert.equal((await set(code.id, 'ended')).body.state, 'ended');
    assert.deepEqual(refusal(await quote(code.code)), [422, 'code', 'promo_over']);
    assert.deepEqual(refusal(await set(code.id, 'active')), [422, 'state', 'promo_over']);
    const { rows } = await sql<{ action: string }>`
      select action from audit_entries where subject_kind = 'promo' and subject_id = ${code.code} order by sequence`.execute(
      db(),
    );
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['code_create', 'code_pause', 'code_resume', 'code_end'],
    );
    const { body: own } = await app.send('POST', '/api/supplier/promo-codes', {
      token: owner.token,
      body: { code: letters(), percent: 10 },
      headers: { 'idempotency-key': newId() },
    });
    assert.equal((await set(own.id, 'paused')).status, 404);
    assert.equal((await find(own.code)).borneBy, 'supplier');
  });

  test('is made by operators alone, once per letters', async () => {
    const { body: code } = await make();
    assert.deepEqual(refusal(await make({ code: code.code.toLowerCase() })), [422, 'code', 'code_unavailable']);
    const support = await newStaff(app, 'support');
    for (const other of [support, owner, { token }]) assert.equal((await make({}, other)).status, 403);
  });
});

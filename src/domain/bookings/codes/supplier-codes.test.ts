// A supplier's own promo codes: good for its tours alone, at its cost.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { newMember, newOwner, type Somebody } from '#test/identities.ts';
import { createPromoCode } from '#test/promo-codes.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';

const day = dayAhead(10);
const later = dayAhead(40);

describe('a code of a supplier', () => {
  let app: TestApp;
  let owner: Somebody & { supplierId: string };
  let walk: TestTour;
  let token: string;
  before(async () => {
    app = await testApp();
    owner = await newOwner(app);
    walk = await own();
    ({ token } = await app.newTraveller());
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const db = () => app.services.database.db;
  async function own(): Promise<TestTour> {
    const tour = await createTestTour({ starts: [`${day}T10:00`, `${later}T10:00`], capacity: 30 });
    await sql`update tours set supplier_id = ${owner.supplierId} where id = ${tour.id}`.execute(db());
    return tour;
  }
  const letters = () => `S${newId().replaceAll('-', '').slice(-11).toUpperCase()}`;
  const make = (body: object = {}, who: Somebody = owner) =>
    app.send('POST', '/api/supplier/promo-codes', {
      token: who.token,
      body: { code: letters(), percent: 10, ...body },
      headers: { 'idempotency-key': newId() },
    });
  const list = async ({ token: by }: Somebody = owner) =>
    (await app.send('GET', '/api/supplier/promo-codes?pageSize=100', { token: by })).body;
  const find = async (id: string) => (await list()).data.find((one: { id: string }) => one.id === id);
  const set = (id: string, state: string, { token: by }: Somebody = owner) =>
    app.send('PUT', `/api/supplier/promo-codes/${id}/state`, { token: by, body: { state } });
  const uses = (id: string, { token: by }: Somebody = owner) =>
    app.send('GET', `/api/supplier/promo-codes/${id}/uses`, { token: by });
  const book = (code: string, body: object = {}) =>
    app.send('POST', '/api/bookings', { token, body: { tourId: walk.id, date: day, adults: 2, code, ...body } });
  const quote = (code: string, { tour = walk, on = day } = {}) =>
    app.send('GET', `/api/tours/${tour.id}/availability?date=${on}&adults=2&code=${code}`);
  const refusal = ({ status, body }: { status: number; body: any }) => [
    status,
    body.fields?.[0].field,
    body.fields?.[0].rule,
  ];

  test('reduces what is owed to its supplier, and the commission by the same share; what it cost is listed with its uses', async () => {
    const { status, body: code } = await make({ amountMinor: 1500, percent: null, most: 5 });
    assert.deepEqual([status, code.state, code.amount.priceMinor, code.cost], [201, 'active', 1500, []]);
    const { body: booked } = await book(code.code, { payment: 'now' });
    await sendPaymentOutcome(app, booked.payment.redirectUrl, 'paid');
    const { rows: entries } = await sql<{ kind: string; account: string; supplierId: string; amountMinor: number }>`
      select t.kind, e.account, e.supplier_id, e.amount_minor from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.booking_id = ${booked.id} order by t.kind, e.account`.execute(db());
    // Of 85.00 that are paid, 15 % are the commission.
    assert.deepEqual(
      entries.map(({ kind, account, supplierId, amountMinor }) => [kind, account, supplierId, amountMinor]),
      [
        ['capture', 'cash', null, 8500],
        ['capture', 'traveller', null, -8500],
        ['sale', 'commission', null, -1275],
        ['sale', 'supplier', owner.supplierId, -7225],
        ['sale', 'traveller', null, 8500],
      ],
    );
    const held = await app.send('POST', '/api/holds', {
      token,
      body: { tourId: walk.id, date: day, adults: 1, code: code.code },
    });
    assert.equal(held.status, 201);
    const { taken, cost } = await find(code.id);
    assert.deepEqual([taken, cost.map(({ priceMinor }: any) => priceMinor)], [2, [1500]]);
    const { body: listed } = await uses(code.id);
    assert.deepEqual(
      [listed.total, listed.data[0].reference, listed.data[0].reduction.priceMinor, listed.data[0].status],
      [1, booked.reference, 1500, 'Confirmed'],
    );
    await app.send('POST', `/api/bookings/${booked.id}/cancellation`, { token, body: {} });
    assert.deepEqual((await find(code.id)).cost, []);
  });

  test('is for its tours alone, or for those that are named, and not found by anyone else', async () => {
    const [other, beside] = [await newOwner(app), await own()];
    const { body: code } = await make({ tourIds: [walk.id] });
    assert.deepEqual(
      code.tours.map(({ id }: { id: string }) => id),
      [walk.id],
    );
    const elsewhere = await createTestTour({});
    for (const tour of [beside, elsewhere])
      assert.deepEqual(refusal(await quote(code.code, { tour })), [422, 'code', 'promo_not_here']);
    assert.equal((await quote(code.code)).status, 200);
    assert.deepEqual(refusal(await make({ tourIds: [elsewhere.id] })), [422, 'tourIds', 'unknown_value']);
    assert.deepEqual([(await set(code.id, 'ended', other)).status, (await uses(code.id, other)).status], [404, 404]);
    const { id: ofMarketplace } = await createPromoCode({ percent: 5 });
    assert.equal((await uses(ofMarketplace)).status, 404);
    assert.deepEqual((await list(other)).data, []);
    const { body: everywhere } = await make();
    const goodFor = async (tour: TestTour) => {
      const path = `/api/supplier/promo-codes?pageSize=100&tourId=${tour.id}`;
      const { data, total } = (await app.send('GET', path, { token: owner.token })).body;
      assert.equal(data.length, total);
      return [everywhere, code].map(({ id }) => data.some((one: { id: string }) => one.id === id));
    };
    assert.deepEqual(
      [await goodFor(walk), await goodFor(beside)],
      [
        [true, true],
        [true, false],
      ],
    );
    const guide = await newMember(app, owner.supplierId, 'guide');
    const manager = await newMember(app, owner.supplierId, 'manager');
    assert.deepEqual([(await make({}, guide)).status, (await make({}, manager)).status], [403, 201]);
  });

  test('cannot have letters that another code has, and the error does not say whose', async () => {
    const [other, marketplace] = [await newOwner(app), await createPromoCode({ percent: 5 })];
    const { body: mine } = await make();
    const spelled = `${mine.code.slice(0, 4).toLowerCase()}-${mine.code.slice(4)}`;
    const refusals = [await make({ code: spelled }, other), await make({ code: marketplace.code }, other)];
    for (const refused of refusals) assert.deepEqual(refusal(refused), [422, 'code', 'code_unavailable']);
    assert.equal(JSON.stringify(refusals[0]!.body.fields), JSON.stringify(refusals[1]!.body.fields));
  });

  test('reduces starts within its dates alone: a booking that is moved beyond them loses it, and has it again on the way back', async () => {
    const { body: code } = await make({ startsFrom: day, startsUntil: dayAhead(20) });
    for (const response of [await quote(code.code, { on: later }), await book(code.code, { date: later })])
      assert.deepEqual(refusal(response), [422, 'code', 'promo_dates']);
    const { body: booked } = await book(code.code);
    assert.equal(booked.total.priceMinor, 9000);
    const change = async (departureId: string) => {
      const quoted = await app.send('POST', `/api/bookings/${booked.id}/change-quote`, {
        token,
        body: { departureId },
      });
      const { priceMinor, currency } = quoted.body.total;
      const body = { departureId, expectedTotal: { priceMinor, currency } };
      return (await app.send('POST', `/api/bookings/${booked.id}/changes`, { token, body })).body.total.priceMinor;
    };
    const [first, second] = walk.options[0].departures;
    assert.deepEqual([await change(second!.id), await change(first!.id)], [10_000, 9000]);
  });

  test('is paused, used again and ended for good, each in the audit log', async () => {
    const { body: code } = await make();
    assert.equal((await set(code.id, 'paused')).body.state, 'paused');
    for (const response of [await quote(code.code), await book(code.code)])
      assert.deepEqual(refusal(response), [422, 'code', 'promo_paused']);
    assert.equal((await set(code.id, 'active')).body.state, 'active');
    assert.equal((await quote(code.code)).status, 200);
    for (const _ of [1, 2]) assert.equal((await set(code.id, 'ended')).body.state, 'ended');
    assert.deepEqual(refusal(await book(code.code)), [422, 'code', 'promo_over']);
    assert.deepEqual(refusal(await set(code.id, 'active')), [422, 'state', 'promo_over']);
    const { rows } = await sql<{ action: string }>`
      select action from audit_entries where subject_kind = 'promo' and subject_id = ${code.code} order by sequence`.execute(
      db(),
    );
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['code_create', 'code_pause', 'code_resume', 'code_end'],
    );
    const operator = await app.signIn('operator');
    const { body: found } = await app.send('GET', `/api/admin/promo-codes?find=${code.code}`, operator);
    assert.deepEqual([found.data[0].supplier !== null, found.data[0].state], [true, 'ended']);
  });

  test('has terms that make sense, each refusal with its field', async () => {
    const [past, soon] = [new Date(Date.now() - 1000), new Date(Date.now() + 60_000)].map((at) => at.toISOString());
    const fields = [];
    for (const body of [
      { code: 'a-b' },
      { percent: null },
      { amountMinor: 500 },
      { percent: 101 },
      { validUntil: past },
      { validFrom: soon, validUntil: soon },
      { startsFrom: later, startsUntil: day },
      { most: 0 },
    ])
      fields.push(
        refusal(await make(body))
          .slice(0, 2)
          .join(' '),
      );
    assert.deepEqual(fields, [
      '422 code',
      '422 percent',
      '422 amountMinor',
      '422 percent',
      '422 validUntil',
      '422 validUntil',
      '422 startsUntil',
      '422 most',
    ]);
  });
});

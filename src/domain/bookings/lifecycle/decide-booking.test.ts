import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { balancesOf, cashOf } from '#test/ledger-balances.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';

describe('a request on a tour of the supplier', () => {
  let app: TestApp;
  let supplier: string;
  let tourId: string;
  let day: string;
  before(async () => {
    app = await testApp();
    supplier = (await app.signIn('supplier')).token;
    ({ tourId, day } = await makeOnRequest(app));
  });
  after(() => app.moveClock(0));
  checkInvariantsAfterEach();

  async function request() {
    const traveller = await app.newTraveller();
    const { status, body } = await app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId, date: day, persons: 1 },
    });
    assert.equal(status, 201, JSON.stringify(body));
    assert.equal(body.state, 'pending');
    return { traveller, id: body.id as string };
  }
  const act = (id: string, action: string, body: object, token = supplier) =>
    app.send('POST', `/api/supplier/bookings/${id}/${action}`, { token, body });

  test('is confirmed when the supplier accepts it, and sold once', async () => {
    const { traveller, id } = await request();
    const { status, body } = await act(id, 'decision', { decision: 'accept' });
    assert.equal(status, 200);
    assert.equal(body.state, 'confirmed');
    assert.equal((await app.send('GET', `/api/bookings/${id}`, { token: traveller.token })).body.status, 'Confirmed');
    assert.equal((await act(id, 'decision', { decision: 'decline' })).body.code, 'booking_state');
  });

  const mailsAbout = async (id: string) => {
    await app.jobs.runDue();
    const { rows } = await sql<{ event: string; bodyText: string }>`
      select event, body_text from mails where event like ${`%${id}%`}`.execute(app.services.database.db);
    return new Map(rows.map(({ event, bodyText }) => [event, bodyText]));
  };
  const pay = async (traveller: { token: string }, id: string) => {
    const { body } = await app.send('POST', `/api/bookings/${id}/payment`, { token: traveller.token });
    await sendPaymentOutcome(app, body.redirectUrl, 'paid');
  };
  /** Of what it was sold under. */
  const grantNoRefund = (id: string) =>
    sql`update bookings set refund_tiers = '[]' where id = ${id}`.execute(app.services.database.db);

  const endOf = async (traveller: { token: string }, id: string) => {
    const { body } = await app.send('GET', `/api/bookings/${id}`, traveller);
    const { data } = (await app.send('GET', '/api/bookings', traveller)).body;
    assert.deepEqual(data.find((one: { id: string }) => one.id === id).endReason, body.endReason);
    return body.endReason;
  };

  test('gives its seats back when the supplier declines it, and its traveller reads why', async () => {
    const { traveller, id } = await request();
    const taken = await seatsTaken(app, id);
    assert.equal((await act(id, 'decision', { decision: 'decline', reason: 'fog' })).body.state, 'declined');
    assert.equal(await seatsTaken(app, id), taken - 1);
    assert.deepEqual(await endOf(traveller, id), { by: 'supplier', reason: 'fog' });
    const own = await request();
    const cancellation = { token: own.traveller.token, body: { reason: 'I am ill' } };
    assert.equal((await app.send('POST', `/api/bookings/${own.id}/cancellation`, cancellation)).status, 200);
    assert.equal(await endOf(own.traveller, own.id), null);
  });

  test('shows who the traveller is only once it is confirmed', async () => {
    const { traveller, id } = await request();
    const { body: listed } = await app.send('GET', '/api/supplier/bookings?pageSize=100&status=Pending', {
      token: supplier,
    });
    assert.equal(listed.data.find((one: { id: string }) => one.id === id).traveller, null);
    const { body: accepted } = await act(id, 'decision', { decision: 'accept' });
    assert.equal(accepted.traveller.email, traveller.email);
  });

  test('is not found by another supplier or by its own traveller', async () => {
    const { traveller, id } = await request();
    assert.equal((await act(id, 'decision', { decision: 'accept' }, traveller.token)).status, 403);
    assert.equal((await act('01a1fd78-7bcb-764f-b414-f0120524c5b3', 'decision', { decision: 'accept' })).status, 404);
  });

  test('that its traveller still pays for waits for the payment, not for the supplier', async () => {
    const { token } = await app.newTraveller();
    const body = { tourId, date: day, persons: 1, payment: 'now' };
    const { body: held } = await app.send('POST', '/api/bookings', { token, body });
    assert.equal(held.state, 'on_hold');
    for (const decision of ['accept', 'decline'])
      assert.equal((await act(held.id, 'decision', { decision })).body.code, 'booking_state', decision);
  });

  test('once accepted and cancelled by the supplier, who has to say why, gives everything back, and attendance waits for the start', async () => {
    const { id } = await request();
    await act(id, 'decision', { decision: 'accept' });
    assert.equal((await act(id, 'attendance', { attended: true })).body.code, 'booking_state');
    for (const without of [{}, { reason: ' ' }]) {
      const refused = await act(id, 'cancellation', without);
      const { field, rule } = refused.body.fields[0];
      assert.deepEqual([refused.status, field, rule], [422, 'reason', 'required']);
    }
    const { body } = await act(id, 'cancellation', { reason: 'the boat is broken' });
    assert.equal(body.state, 'cancelled');
  });

  test('once paid and cancelled by the supplier refunds all of it, whatever the policy keeps: its traveller sees that and why, and gets a mail', async () => {
    const { traveller, id } = await request();
    await act(id, 'decision', { decision: 'accept' });
    await pay(traveller, id);
    const { captured } = await cashOf(app, id);
    assert.ok(captured > 0);
    await grantNoRefund(id);
    const own = await app.send('GET', `/api/bookings/${id}/cancellation`, traveller);
    assert.equal(own.body.refund.priceMinor, 0, 'their own cancellation would give nothing back');
    await act(id, 'cancellation', { reason: 'the boat is broken' });
    assert.deepEqual(await cashOf(app, id), { captured, refunded: captured });
    assert.ok(Object.values(await balancesOf(app, id)).every((balance) => balance === 0));
    assert.deepEqual(await endOf(traveller, id), { by: 'supplier', reason: 'the boat is broken' });
    const { body: seen } = await app.send('GET', `/api/bookings/${id}`, traveller);
    assert.deepEqual([seen.payment.state, seen.refunded.priceMinor], ['refunded', captured]);
    const mail = (await mailsAbout(id)).get(`booking-cancelled:${id}`)!;
    assert.match(mail, /the boat is broken/);
    assert.match(mail, /Full refund of/);
  });

  describe('may be handled by an operator, too', () => {
    const operator = async () => (await app.signIn('operator')).token;
    const whoMade = async (id: string, state: string) => {
      const { rows } = await sql<{ actor: string }>`
        select actor from booking_events where booking_id = ${id} and to_state = ${state}`.execute(
        app.services.database.db,
      );
      return rows.map(({ actor }) => actor);
    };

    test('who accepts it', async () => {
      const { id } = await request();
      assert.equal((await act(id, 'decision', { decision: 'accept' }, await operator())).body.state, 'confirmed');
      assert.deepEqual(await whoMade(id, 'confirmed'), ['operator']);
    });

    test('who declines it, and its seats are released', async () => {
      const { id } = await request();
      const taken = await seatsTaken(app, id);
      const declined = await act(id, 'decision', { decision: 'decline', reason: 'fog' }, await operator());
      assert.deepEqual([declined.body.state, await whoMade(id, 'declined')], ['declined', ['operator']]);
      assert.equal(await seatsTaken(app, id), taken - 1);
    });

    test('who cancels it late: all that was paid is refunded, whatever the policy keeps, and both sides are notified by whom', async () => {
      const { traveller, id } = await request();
      await act(id, 'decision', { decision: 'accept' });
      await pay(traveller, id);
      const { captured } = await cashOf(app, id);
      assert.ok(captured > 0);
      await grantNoRefund(id);
      const token = await operator();
      assert.equal((await act(id, 'cancellation', { reason: 'the harbour is closed' }, token)).body.state, 'cancelled');
      assert.deepEqual(await whoMade(id, 'cancelled'), ['operator']);
      assert.deepEqual(await endOf(traveller, id), { by: 'operator', reason: 'the harbour is closed' });
      assert.deepEqual(await cashOf(app, id), { captured, refunded: captured });
      const balances = Object.values(await balancesOf(app, id));
      assert.ok(balances.every((balance) => balance === 0));
      const mails = await mailsAbout(id);
      assert.match(mails.get(`booking-cancelled:${id}`)!, /Senda had to cancel/);
      assert.ok(mails.has(`booking-cancelled:${id}:supplier`));
    });

    test('who records whether the party came', async () => {
      for (const [attended, state] of [
        [true, 'completed'],
        [false, 'no_show'],
      ] as const) {
        const { id } = await request();
        await act(id, 'decision', { decision: 'accept' });
        app.moveClock(Date.parse(day) + 2 * 86_400_000 - Date.now());
        assert.equal((await act(id, 'attendance', { attended }, await operator())).body.state, state);
        app.moveClock(0);
        assert.deepEqual(await whoMade(id, state), ['operator']);
      }
    });

    test('but not one that was not placed', async () => {
      const { token } = await app.newTraveller();
      const hold = await app.send('POST', '/api/holds', { token, body: { tourId, date: day, persons: 1 } });
      const response = await act(hold.body.id, 'decision', { decision: 'accept' }, await operator());
      assert.equal(response.status, 404);
    });
  });

  test('whose party did not come is a no-show after the start', async () => {
    const { id } = await request();
    await act(id, 'decision', { decision: 'accept' });
    app.moveClock(Date.parse(day) + 2 * 86_400_000 - Date.now());
    const late = (await app.signIn('supplier')).token;
    assert.equal((await act(id, 'attendance', { attended: false }, late)).body.state, 'no_show');
    app.moveClock(0);
  });
});

/** A tour of the demo supplier that is confirmed by hand, and a day on which it has seats. */
async function makeOnRequest({ services, send }: TestApp): Promise<{ tourId: string; day: string }> {
  const { rows } = await sql<{ id: string }>`
    update tours set confirmation = 'on-request', pay_later = true, policy_key = 'flexible'
    where id = (select t.id from tours t join suppliers s on s.id = t.supplier_id where s.slug = 'mar-y-piedra' order by t.slug limit 1)
    returning id`.execute(services.database.db);
  const tourId = rows[0]!.id;
  const from = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const to = new Date(Date.now() + 85 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await send('GET', `/api/tours/${tourId}/availability?from=${from}&to=${to}`);
  const free = body.days.find((one: { seatsLeft: number }) => one.seatsLeft >= 8);
  return { tourId, day: free.date };
}

async function seatsTaken({ services }: TestApp, bookingId: string): Promise<number> {
  const { rows } = await sql<{
    taken: number;
  }>`select d.taken from departures d join bookings b on b.departure_id = d.id where b.id = ${bookingId}`.execute(
    services.database.db,
  );
  return rows[0]!.taken;
}

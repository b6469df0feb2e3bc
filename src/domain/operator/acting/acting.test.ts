// Support acts for a traveller: what it can do, for how long, and what is recorded of it.
import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { actingMinutes } from '#kernel/choices/acting.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newStaff, type Somebody } from '#test/identities.ts';
import { mailsTo } from '#test/mail-links.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';

const reason = 'She cannot sign in and has to fly home.';

describe('acting for a traveller', () => {
  let app: TestApp;
  let support: Somebody;
  let colleague: Somebody;
  before(async () => {
    app = await testApp();
    [support, colleague] = [
      await signedIn(await newStaff(app, 'support')),
      await signedIn(await newStaff(app, 'support')),
    ];
  });
  afterEach(() => app.moveClock(0));
  checkInvariantsAfterEach();
  closeTestTours();

  async function signedIn(somebody: Somebody): Promise<Somebody> {
    const { email, password } = somebody;
    const { body } = await app.send('POST', '/api/auth/login', { body: { email, password } });
    return { ...somebody, token: body.token };
  }
  const send = (method: string, path: string, body?: object, { token } = support) =>
    app.send(method, `/api/admin/${path}`, { token, ...(body && { body }) });
  const start = (id: string) => send('POST', `users/${id}/acting`, { reason });

  async function bookedTraveller() {
    const starts = [`${dayAhead(12)}T10:00`, `${dayAhead(13)}T10:00`];
    const tour = await createTestTour({ policy: 'flexible', starts });
    const traveller = await app.newTraveller();
    const body = { tourId: tour.id, date: dayAhead(12), adults: 2 };
    const booked = await app.send('POST', '/api/bookings', { token: traveller.token, body });
    assert.equal(booked.status, 201, JSON.stringify(booked.body));
    return { ...traveller, bookingId: booked.body.id as string, later: tour.options[0].departures[1]!.id };
  }
  const entriesOf = async (subject: string) =>
    (
      await sql<{ action: string; actorId: string; reason: string; valueAfter: string }>`
        select action, actor_id, reason, value_after from audit_entries where subject_id = ${subject} order by sequence`.execute(
        app.services.database.db,
      )
    ).rows;

  test('changes and cancels by the terms, notifies the traveller, and records both', async () => {
    const traveller = await bookedTraveller();
    const { status, body } = await start(traveller.id);
    assert.deepEqual([status, body.traveller.email], [201, traveller.email]);
    const at = `acting/${body.id}/bookings`;
    const listed = (await send('GET', at)).body.data[0];
    assert.deepEqual([listed.id, listed.can.cancel, listed.payment.redirectUrl], [traveller.bookingId, true, null]);

    const change = { departureId: traveller.later };
    const quote = (await send('POST', `${at}/${traveller.bookingId}/change-quote`, change)).body;
    const { priceMinor, currency } = quote.total;
    const changed = await send('POST', `${at}/${traveller.bookingId}/changes`, {
      ...change,
      expectedTotal: { priceMinor, currency },
    });
    assert.equal(changed.status, 200, JSON.stringify(changed.body));
    assert.deepEqual(Object.keys(changed.body).toSorted(), ['id', 'reference', 'state', 'status']);
    assert.equal((await send('GET', at)).body.data[0].date, dayAhead(13));

    const back = (await send('GET', `${at}/${traveller.bookingId}/cancellation`)).body;
    assert.equal(back.refundPercent, 100);
    assert.equal((await send('POST', `${at}/${traveller.bookingId}/cancellation`, {})).body.state, 'cancelled');
    const entries = await entriesOf(traveller.bookingId);
    assert.deepEqual(
      entries.map(({ action, actorId, reason: why, valueAfter }) => [
        action,
        actorId,
        why,
        JSON.parse(valueAfter).traveller,
      ]),
      ['change_as_traveller', 'cancel_as_traveller'].map((action) => [action, support.id, reason, traveller.id]),
    );
    assert.deepEqual(
      (await entriesOf(traveller.id)).map(({ action }) => action),
      ['act_for'],
    );
    await app.jobs.runDue();
    const mails = await mailsTo(traveller.email);
    const [cancelled] = mails.filter(({ event }) => event.startsWith('booking-cancelled'));
    assert.match(cancelled!.bodyText, /has cancelled this booking for you\./);
    assert.doesNotMatch(cancelled!.bodyText, /You have cancelled/);
    const { body: told } = await send('GET', `bookings/${listed.reference}`);
    assert.deepEqual(
      told.events.map(({ to, actor, operator }: any) => [to, actor, operator?.id ?? null]),
      [
        ['confirmed', 'traveller', null],
        ['confirmed', 'traveller', support.id],
        ['cancelled', 'traveller', support.id],
      ],
    );
    const [mail] = mails.filter(({ event }) => event.startsWith('acted_for'));
    assert.match(mail!.bodyText, new RegExp(`30 minutes[^]*${reason}`));
  });

  test('ends by itself after half an hour, and by its button', async () => {
    const traveller = await bookedTraveller();
    const at = (id: string) => `acting/${id}/bookings`;
    const first = (await start(traveller.id)).body.id;
    app.moveClock((actingMinutes - 1) * 60_000);
    const later = await signedIn(support);
    assert.equal((await send('GET', at(first), undefined, later)).status, 200);
    app.moveClock(actingMinutes * 60_000);
    assert.equal((await send('GET', at(first), undefined, later)).body.code, 'acting_over');
    app.moveClock(0);
    const second = (await start(traveller.id)).body.id;
    const ended = await send('DELETE', `acting/${second}`);
    assert.notEqual(ended.body.endedAt, null);
    const refused = await send('POST', `${at(second)}/${traveller.bookingId}/cancellation`, {});
    assert.deepEqual([refused.status, refused.body.code], [409, 'acting_over']);
    assert.equal((await app.send('GET', `/api/bookings/${traveller.bookingId}`, traveller)).body.state, 'confirmed');
  });

  test('is told while it runs to who acts, for one traveller at a time, each end in the audit log', async () => {
    const running = async (who = support) => (await send('GET', 'acting', undefined, who)).body.acting;
    const [first, second] = [await app.newTraveller(), await app.newTraveller()];
    const { id } = (await start(first.id)).body;
    const told = await running();
    assert.deepEqual([told.id, told.traveller.id, told.endedAt], [id, first.id, null]);
    assert.equal(await running(colleague), null);
    const later = (await start(second.id)).body;
    assert.equal((await running()).traveller.id, second.id);
    assert.equal((await send('GET', `acting/${id}/bookings`)).body.code, 'acting_over');
    assert.deepEqual(
      (await entriesOf(first.id)).map(({ action }) => action),
      ['act_for', 'stop_acting'],
    );
    await send('DELETE', `acting/${later.id}`);
    assert.equal(await running(), null);
    await start(first.id);
    app.moveClock(actingMinutes * 60_000);
    assert.equal(await running(await signedIn(support)), null);
  });

  test('is for travellers alone, for the operator who began it, and reaches the bookings of no other', async () => {
    const [traveller, other] = [await bookedTraveller(), await bookedTraveller()];
    const owner = await app.signIn('supplier');
    for (const id of [support.id, colleague.id, owner.id]) assert.equal((await start(id)).status, 404, id);
    const { id } = (await start(traveller.id)).body;
    for (const path of [`acting/${id}`, `acting/${id}/bookings`])
      assert.equal((await send('GET', path, undefined, colleague)).status, 404, path);
    const others = `acting/${id}/bookings/${other.bookingId}/cancellation`;
    assert.deepEqual([(await send('GET', others)).status, (await send('POST', others, {})).status], [404, 404]);
    const short = await send('POST', `users/${traveller.id}/acting`, { reason: 'because' });
    assert.deepEqual([short.status, short.body.fields[0].field], [422, 'reason']);
  });
});

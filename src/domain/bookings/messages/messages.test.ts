// Travellers and suppliers write to each other about a booking: on its page, and by a mail that says so.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { personalDataSources } from '#server/http/personal-data.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newMember, newOwner, type Somebody } from '#test/identities.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';

const day = dayAhead(9);
type Traveller = { id: string; email: string; token: string };
type Booked = { id: string; traveller: Traveller };

describe('messages about a booking', () => {
  let app: TestApp;
  let owner: Somebody & { supplierId: string };
  before(async () => {
    app = await testApp();
    owner = await newOwner(app);
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const db = () => app.services.database.db;
  const own = async (more: Parameters<typeof createTestTour>[0] = {}) => {
    const tour = await createTestTour({ starts: [`${day}T10:00`], capacity: 12, ...more });
    await sql`update tours set supplier_id = ${owner.supplierId} where id = ${tour.id}`.execute(db());
    return tour;
  };
  const departureOf = (tour: TestTour) => tour.options[0].departures[0]!.id;
  const book = async ({ id }: TestTour, language = 'en'): Promise<Booked> => {
    const traveller = await app.newTraveller();
    const booked = await app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId: id, date: day, adults: 1 },
      headers: { 'accept-language': language },
    });
    assert.equal(booked.status, 201, JSON.stringify(booked.body));
    return { id: booked.body.id, traveller };
  };
  const write = (tour: TestTour, body: object, { token = owner.token, key = newId() } = {}) =>
    app.send('POST', `/api/supplier/departures/${departureOf(tour)}/messages`, {
      token,
      body,
      headers: { 'idempotency-key': key },
    });
  const answer = ({ id, traveller: { token } }: Booked, text: string) =>
    app.send('POST', `/api/bookings/${id}/messages`, { token, body: { text } });
  const read = async ({ id, traveller: { token } }: Booked) =>
    (await app.send('GET', `/api/bookings/${id}/messages`, { token })).body;
  const ofDeparture = (tour: TestTour, token = owner.token) =>
    app.send('GET', `/api/supplier/departures/${departureOf(tour)}/messages`, { token });
  const mailsTo = async (recipient: string) => {
    await app.jobs.runDue();
    const mails = db().selectFrom('mails').select(['language', 'subject', 'bodyText']);
    return mails.where('recipient', '=', recipient).where('event', 'like', 'booking-message:%').execute();
  };
  const waiting = async () =>
    (await app.send('GET', `/api/supplier/start?from=${day}`, { token: owner.token })).body.messages;

  test('go to all travellers of a departure once, by mail in the language of each, and are shown with each booking', async () => {
    const tour = await own();
    const [ada, lucia, gone] = [await book(tour), await book(tour, 'es'), await book(tour)];
    await app.send('POST', `/api/bookings/${gone.id}/cancellation`, { token: gone.traveller.token, body: {} });
    const key = newId();
    for (const _ of [1, 2])
      assert.deepEqual((await write(tour, { text: 'Bring a coat <b>today</b>' }, { key })).body, { sent: 2 });
    const [english, spanish] = [await mailsTo(ada.traveller.email), await mailsTo(lucia.traveller.email)];
    assert.deepEqual([english.length, english[0]!.language, spanish[0]!.language], [1, 'en', 'es']);
    assert.match(english[0]!.bodyText, /Bring a coat <b>today<\/b>/);
    assert.match(spanish[0]!.subject, /te ha escrito/);
    assert.deepEqual(await mailsTo(gone.traveller.email), []);
    const { data, mayWrite } = await read(ada);
    assert.deepEqual(
      [data.map(({ author, text }: any) => [author, text]), mayWrite],
      [[['supplier', 'Bring a coat <b>today</b>']], true],
    );
    const log = (await ofDeparture(tour)).body.data;
    assert.deepEqual(
      log.map(({ bookingId, sentTo }: any) => [bookingId, sentTo]).toSorted(),
      [
        [ada.id, 2],
        [lucia.id, 2],
      ].toSorted(),
    );
  });

  test('are answered by the traveller, wait for the supplier, and are settled by its answer', async () => {
    const tour = await own();
    const [ada, other] = [await book(tour), await book(tour)];
    assert.equal((await answer(ada, 'Is there a place for a pram?')).status, 201);
    const before = await waiting();
    assert.deepEqual(
      before.first.map(({ bookingId, text }: any) => [bookingId, text]),
      [[ada.id, 'Is there a place for a pram?']],
    );
    const { rows } = await sql<{ email: string }>`select email from suppliers where id = ${owner.supplierId}`.execute(
      db(),
    );
    assert.match(
      (await mailsTo(rows[0]!.email)).at(-1)!.bodyText,
      new RegExp(`/supplier/departures/${departureOf(tour)}#booking-${ada.id}`),
    );
    assert.deepEqual((await write(tour, { text: 'Yes, at the stern.', bookingIds: [ada.id] })).body, { sent: 1 });
    assert.equal((await waiting()).total, 0);
    assert.deepEqual([(await read(ada)).data.length, (await read(other)).data.length], [2, 0]);
  });

  test('need no answer where the supplier says so', async () => {
    const tour = await own();
    const ada = await book(tour);
    await answer(ada, 'Thank you!');
    const settled = await app.send('POST', `/api/supplier/bookings/${ada.id}/messages/settlement`, {
      token: owner.token,
    });
    assert.deepEqual([settled.status, (await waiting()).total], [204, 0]);
    const [message] = (await ofDeparture(tour)).body.data;
    assert.equal(message.isWaiting, false);
    await answer(ada, 'Really!');
    const { token } = await app.signIn('operator');
    for (const _ of [1, 2]) await app.send('POST', `/api/supplier/bookings/${ada.id}/messages/settlement`, { token });
    const acts = await db().selectFrom('auditEntries').select('action').where('subjectId', '=', ada.id).execute();
    assert.deepEqual(acts, [{ action: 'settle_messages' }]);
  });

  test('are answered while the booking is requested, and need no answer once it is cancelled', async () => {
    const tour = await own({ confirmation: 'on-request' });
    const [asking, gone] = [await book(tour), await book(tour)];
    for (const one of [asking, gone]) assert.equal((await answer(one, 'Is there a pram?')).status, 201);
    await app.send('POST', `/api/bookings/${gone.id}/cancellation`, { token: gone.traveller.token, body: {} });
    const idsWaiting = async () => (await waiting()).first.map(({ bookingId }: any) => bookingId);
    assert.deepEqual(await idsWaiting(), [asking.id]);
    assert.equal((await write(tour, { text: 'Hello' })).body.code, 'booking_state', 'nobody is booked');
    assert.deepEqual((await write(tour, { text: 'Yes.', bookingIds: [asking.id] })).body, { sent: 1 });
    assert.deepEqual(await idsWaiting(), []);
  });

  test('are of an assigned guide as well, and of no one else', async () => {
    const tour = await own();
    const ada = await book(tour);
    const guide = await newMember(app, owner.supplierId, 'guide');
    const hello = { text: 'I am at the fountain' };
    assert.equal((await write(tour, hello, { token: guide.token })).status, 404);
    await sql`insert into departure_guides (departure_id, user_id) values (${departureOf(tour)}, ${guide.id})`.execute(
      db(),
    );
    assert.deepEqual((await write(tour, hello, { token: guide.token })).body, { sent: 1 });
    const stranger = await newOwner(app);
    assert.deepEqual(
      [(await write(tour, hello, { token: stranger.token })).status, (await ofDeparture(tour, stranger.token)).status],
      [404, 404],
    );
    const elsewhere = await book(await own());
    assert.equal((await write(tour, { ...hello, bookingIds: [elsewhere.id] })).body.fields[0].field, 'bookingIds');
    const foreign = await app.send('GET', `/api/bookings/${ada.id}/messages`, { token: elsewhere.traveller.token });
    assert.equal(foreign.status, 404);
  });

  test('end some days after the tour, and with a cancellation', async () => {
    const tour = await own();
    const [ada, gone] = [await book(tour), await book(tour)];
    await app.send('POST', `/api/bookings/${gone.id}/cancellation`, { token: gone.traveller.token, body: {} });
    assert.equal((await answer(gone, 'Hello?')).body.code, 'booking_state');
    assert.equal((await write(await own(), { text: 'Hello' })).body.code, 'booking_state', 'there is nobody');
    moveClockTo(app, new Date(tour.options[0].departures[0]!.startsAt.getTime() + 15 * 86_400_000));
    const traveller = await renewToken(app, ada.traveller);
    assert.equal((await answer({ ...ada, traveller }, 'Did you find a hat?')).body.code, 'booking_state');
  });

  test('are erased with the account of the traveller', async () => {
    const tour = await own();
    const ada = await book(tour);
    await write(tour, { text: 'See you on Tuesday, Ada' });
    await answer(ada, 'See you there!');
    const source = personalDataSources.find(({ name }) => name === 'booking_messages')!;
    const person = { id: ada.traveller.id, email: ada.traveller.email, ownsEmail: true, language: 'en' } as const;
    assert.equal(await source.count(db(), person), 2);
    await app.jobs.runDue();
    const written = db().selectFrom('mails').select('recipient').where('event', 'like', 'booking-message:%');
    const mails = () => written.where('bodyText', 'like', '%See you %').execute();
    assert.equal((await mails()).length, 2);
    await source.erase(db(), person, app.services);
    await personalDataSources.find(({ name }) => name === 'mails')!.erase(db(), person, app.services);
    assert.deepEqual([await source.count(db(), person), (await ofDeparture(tour)).body.data], [0, []]);
    assert.deepEqual(await mails(), [], 'neither the one to the traveller nor that to the supplier');
  });
});

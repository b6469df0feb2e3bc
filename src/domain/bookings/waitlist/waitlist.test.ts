import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { waitlistEntriesMax } from '#contract/bookings/waitlist.ts';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import {
  closeTestTours,
  countTakenSeats,
  createTestResource,
  createTestTour,
  dayAhead,
  type TestTour,
} from '#test/test-tour.ts';
import { hourMs, minuteMs, moveClockTo, renewToken, resetClockAfterEach, runClockJobs } from '#test/time.ts';
import { offerAllSeats } from './offer-seats.ts';

const day = dayAhead(10);
type Person = { id: string; email: string; token: string };

describe('the waitlist of a departure', () => {
  let app: TestApp;
  let owner: Person;
  let [ana, ben, cleo]: Person[] = [];
  before(async () => {
    app = await testApp();
    [owner, ana, ben, cleo] = [
      await app.newTraveller(),
      await app.newTraveller(),
      await app.newTraveller(),
      await app.newTraveller(),
    ];
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const call = async (person: Person, method: string, path: string, body?: object) =>
    app.send(method, `/api/${path}`, { token: (await renewToken(app, person)).token, body });
  const departureOf = (tour: TestTour) => tour.options[0].departures[0]!;
  const setCapacity = (tour: TestTour, capacity: number) =>
    app.services.database.db
      .updateTable('departures')
      .set({ capacity })
      .where('id', '=', departureOf(tour).id)
      .execute();
  const join = (person: Person, tour: TestTour, adults = 1, more: object = {}) =>
    call(person, 'POST', `tours/${tour.id}/waitlist`, { departureId: departureOf(tour).id, adults, ...more });
  const entry = async (person: Person, id: string) => (await call(person, 'GET', `waitlist/${id}`)).body;
  const list = async (person: Person, { id }: TestTour) =>
    (await call(person, 'GET', 'waitlist')).body.data.filter(({ tourId }: { tourId: string }) => tourId === id);
  const cancel = async (person: Person, bookingId: string) => {
    assert.equal((await call(person, 'POST', `bookings/${bookingId}/cancellation`, {})).status, 200);
    await app.jobs.runDue();
  };
  const seats = (tour: TestTour) => countTakenSeats(app, departureOf(tour).id);

  /** All its seats are booked, one booking each of so many. */
  async function soldOut(parties: number[] = [2, 2], more: Parameters<typeof createTestTour>[0] = {}) {
    const capacity = parties.reduce((sum, party) => sum + party, 0);
    const tour = await createTestTour({ capacity, ...more });
    const bookings: string[] = [];
    for (const adults of parties) {
      const { status, body } = await call(owner, 'POST', 'bookings', { tourId: tour.id, date: day, adults });
      assert.equal(status, 201);
      bookings.push(body.id);
    }
    return { tour, bookings: bookings as [string, ...string[]] };
  }

  /** All its seats are held by one who has not booked them. */
  async function heldOut(more: Parameters<typeof createTestTour>[0]) {
    const tour = await createTestTour({ capacity: 2, ...more });
    const { status, body } = await call(owner, 'POST', 'holds', { tourId: tour.id, date: day, adults: 2 });
    assert.equal(status, 201, JSON.stringify(body));
    return { tour, bookings: [body.id] as [string] };
  }

  /** `offerAllSeats` would find what nothing announced. */
  const postponeSearch = () =>
    app.services.database.db
      .updateTable('jobs')
      .set({ runAt: new Date(Date.now() + 2 * hourMs) })
      .where('name', '=', 'offer-waitlists')
      .execute();

  const mailsTo = (person: Person) =>
    app.services.database.db
      .selectFrom('mails')
      .select(['subject', 'bodyText'])
      .where('recipient', '=', person.email)
      .where('event', 'like', 'waitlist-offered:%')
      .execute();

  test('offers freed seats, holds them, writes a mail, and they are booked at the price of the offer', async () => {
    const { tour, bookings } = await soldOut();
    const joined = await join(ana!, tour, 2);
    assert.equal(joined.status, 201);
    const { id } = joined.body;
    assert.deepEqual([joined.body.state, joined.body.ahead, joined.body.offer], ['waiting', 0, null]);
    await cancel(owner, bookings[0]);

    const offered = await entry(ana!, id);
    assert.equal(offered.state, 'offered');
    assert.equal(offered.offer.quote.total.priceMinor, 10_000);
    assert.deepEqual(offered.offer.quote.policy, { key: 'flexible', tiers: [{ hoursBefore: 24, refundPercent: 100 }] });
    const heldMinutes = (Date.parse(offered.offer.expiresAt) - Date.now()) / minuteMs;
    assert.ok(heldMinutes > 118 && heldMinutes <= 120, String(heldMinutes));
    assert.equal(await seats(tour), 4, 'the seats are held');
    assert.equal(
      (await call(ben!, 'POST', 'bookings', { tourId: tour.id, date: day, adults: 1 })).body.code,
      'sold_out',
    );
    const [mail] = await mailsTo(ana!);
    assert.match(mail!.subject, /Places for you: A walk of our own/);
    assert.match(mail!.bodyText, new RegExp(`/waitlist/${id}`));

    await app.services.database.db
      .updateTable('units')
      .set({ priceMinor: 9900 })
      .where('optionId', '=', tour.options[0].id)
      .execute();
    await app.services.database.db
      .updateTable('tours')
      .set({ policyKey: 'strict' })
      .where('id', '=', tour.id)
      .execute();
    const { policy } = (await entry(ana!, id)).offer.quote;
    assert.equal(policy.key, 'flexible', 'the terms that the seats are held under');
    const taken = await call(ana!, 'POST', 'bookings', { holdId: offered.offer.holdId });
    assert.deepEqual([taken.status, taken.body.state, taken.body.total.priceMinor], [201, 'confirmed', 10_000]);
    assert.deepEqual(taken.body.policy, policy);
    const after = await entry(ana!, id);
    assert.deepEqual([after.state, after.bookingId], ['taken', taken.body.id]);
    assert.deepEqual(await list(ana!, tour), []);
  });

  test('offers what was not taken in time to the next in order', async () => {
    const { tour, bookings } = await soldOut();
    const [first, second] = [(await join(ana!, tour, 2)).body.id, (await join(ben!, tour, 2)).body.id];
    assert.equal((await entry(ben!, second)).ahead, 1);
    await cancel(owner, bookings[0]);
    assert.deepEqual([(await entry(ana!, first)).state, (await entry(ben!, second)).state], ['offered', 'waiting']);

    app.moveClock(2 * hourMs + 1000);
    await runClockJobs(app);
    await app.jobs.runDue();
    const missed = await entry(ana!, first);
    assert.deepEqual([missed.state, missed.offer], ['missed', null]);
    const offered = await entry(ben!, second);
    assert.equal(offered.state, 'offered');
    assert.equal(await seats(tour), 4);
    const late = await call(ana!, 'POST', 'bookings', { holdId: (await offerOf(first)).bookingId });
    assert.equal(late.body.code, 'hold_expired');
  });

  const offerOf = (id: string) =>
    app.services.database.db
      .selectFrom('waitlistEntries')
      .select('bookingId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('lets a smaller party pass a larger one that the freed seats are too few for', async () => {
    const { tour, bookings } = await soldOut([1, 3]);
    const [large, small] = [(await join(ana!, tour, 3)).body.id, (await join(ben!, tour)).body.id];
    await cancel(owner, bookings[0]);
    assert.deepEqual([(await entry(ana!, large)).state, (await entry(ben!, small)).state], ['waiting', 'offered']);
    await cancel(owner, bookings[1]!);
    assert.equal((await entry(ana!, large)).state, 'offered');
    assert.equal(await seats(tour), 4);
  });

  test('offers freed seats to a party that its cheapest tickets would take more of', async () => {
    const family = {
      units: { adult: 5000, child: 3000, family: 9000 },
      sizes: { family: { adults: 2, children: 2, seats: 5 } },
    };
    const { tour, bookings } = await soldOut([4, 1], family);
    const party = await join(ana!, tour, 2, { children: 2 });
    const later = (await join(ben!, tour)).body.id;
    await cancel(owner, bookings[0]);
    const offered = await entry(ana!, party.body.id);
    assert.deepEqual([offered.state, (await entry(ben!, later)).state], ['offered', 'waiting']);
    assert.deepEqual([offered.offer.quote.total.priceMinor, await seats(tour)], [16_000, 5]);
    const small = await soldOut([4], family);
    assert.equal((await join(ana!, small.tour, 2, { children: 2 })).status, 201, 'single tickets fit in');
  });

  test('offers a private group that named its unit the departure for its people', async () => {
    const { tour, bookings } = await soldOut([6], { units: { group: 30_000 } });
    const units = [{ unitId: tour.options[0].units.group, quantity: 1 }];
    const { status, body } = await join(ana!, tour, 4, { children: 1, units });
    assert.equal(status, 201, JSON.stringify(body));
    await cancel(owner, bookings[0]);
    const offered = await entry(ana!, body.id);
    assert.deepEqual([offered.state, offered.adults, offered.children], ['offered', 4, 1]);
  });

  test('offers a private group a departure whose seats were changed since it joined', async () => {
    const { tour, bookings } = await soldOut([6], { units: { group: 30_000 } });
    await setCapacity(tour, 8);
    const { id } = (await join(ana!, tour, 2)).body;
    await setCapacity(tour, 6);
    assert.equal((await join(ana!, tour, 2)).body.id, id, 'the same party');
    await cancel(owner, bookings[0]);
    assert.equal((await entry(ana!, id)).state, 'offered');
    assert.equal(await seats(tour), 6);
  });

  test('keeps the place of a party for which the departure has become too small, until it has seats for it again', async () => {
    const { tour, bookings } = await soldOut([4, 6]);
    const [large, small] = [(await join(ana!, tour, 5)).body.id, (await join(ben!, tour, 2)).body.id];
    assert.equal((await call(owner, 'POST', `bookings/${bookings[1]}/cancellation`, {})).status, 200);
    await setCapacity(tour, 4);
    await cancel(owner, bookings[0]);
    assert.deepEqual([(await entry(ana!, large)).state, (await entry(ben!, small)).state], ['waiting', 'offered']);
    await setCapacity(tour, 10);
    await offerAllSeats(app.services);
    assert.deepEqual([(await entry(ana!, large)).state, await seats(tour)], ['offered', 7]);
  });

  test('gives an offer that is given up to the next, and forgets who left', async () => {
    const { tour, bookings } = await soldOut([1]);
    const [first, second, third] = [
      (await join(ana!, tour)).body.id,
      (await join(ben!, tour)).body.id,
      (await join(cleo!, tour)).body.id,
    ];
    assert.equal((await call(ben!, 'DELETE', `waitlist/${second}`)).status, 204);
    assert.equal((await call(ben!, 'DELETE', `waitlist/${second}`)).status, 204, 'again changes nothing');
    assert.deepEqual(await list(ben!, tour), []);
    await cancel(owner, bookings[0]);
    assert.equal((await entry(ana!, first)).state, 'offered');
    assert.equal((await call(ana!, 'DELETE', `waitlist/${first}`)).status, 204);
    await app.jobs.runDue();
    assert.deepEqual([(await entry(ana!, first)).state, (await entry(cleo!, third)).state], ['missed', 'offered']);
    assert.equal((await call(ben!, 'GET', `waitlist/${third}`)).status, 404, 'an entry is its own traveller’s');
    assert.equal((await call(ben!, 'DELETE', `waitlist/${third}`)).status, 404);
  });

  test('takes one entry per person, and only where the party finds no seats', async () => {
    const { tour } = await soldOut([2]);
    const one = await join(ana!, tour);
    assert.equal((await join(ana!, tour)).body.id, one.body.id);
    assert.equal((await join(ana!, tour, 2)).body.code, 'waitlist_state');
    assert.equal((await join(ben!, tour, 3)).body.code, 'sold_out', 'it never has so many');
    const free = await createTestTour({ capacity: 2 });
    assert.equal((await join(ana!, free, 2)).body.code, 'seats_available');
    assert.equal((await join(ana!, free, 0)).status, 422);
    const departureId = departureOf(free).id;
    assert.equal((await join(ana!, tour, 1, { departureId })).body.fields[0].field, 'departureId');
    const anonymous = await app.send('POST', `/api/tours/${tour.id}/waitlist`, { body: { departureId, adults: 1 } });
    assert.equal(anonymous.status, 401);
  });

  test('holds no seats for a traveller who ignored two offers of the departure', async () => {
    const { tour, bookings } = await soldOut([1]);
    let booked = bookings[0];
    for (let round = 0; round < 2; round++) {
      const joined = await join(ana!, tour);
      assert.equal(joined.status, 201);
      await cancel(owner, booked);
      assert.equal((await entry(ana!, joined.body.id)).state, 'offered');
      await call(ana!, 'DELETE', `waitlist/${joined.body.id}`);
      booked = (await call(owner, 'POST', 'bookings', { tourId: tour.id, date: day, adults: 1 })).body.id;
    }
    assert.equal((await join(ana!, tour)).body.code, 'waitlist_state');
  });

  test('ends at the cut-off, and its offers do not go beyond it', async () => {
    const { tour, bookings } = await soldOut([1, 1], { cutOffMinutes: 60 });
    const [first, second] = [(await join(ana!, tour)).body.id, (await join(ben!, tour)).body.id];
    const closesAt = new Date(departureOf(tour).startsAt.getTime() - hourMs);
    moveClockTo(app, new Date(closesAt.getTime() - 30 * minuteMs));
    await cancel(owner, bookings[0]);
    assert.equal((await entry(ana!, first)).offer.expiresAt, closesAt.toISOString());
    moveClockTo(app, new Date(closesAt.getTime() + 1000));
    await cancel(owner, bookings[1]!);
    assert.equal((await entry(ben!, second)).state, 'ended');
    assert.deepEqual(await list(ben!, tour), []);
    const late = await join(cleo!, tour);
    assert.deepEqual(late.body.fields[0].rule, 'too_late');
  });

  test('waits while the departure is closed, and goes on when it is opened again', async () => {
    const { tour, bookings } = await soldOut([1], { useDemoSupplier: true });
    const { id } = (await join(ana!, tour)).body;
    const supplier = await app.signIn('supplier');
    const close = { token: supplier.token, body: { departureId: departureOf(tour).id } };
    const { closure } = (await app.send('POST', `/api/supplier/tours/${tour.id}/closures`, close)).body;
    await cancel(owner, bookings[0]);
    assert.equal((await entry(ana!, id)).state, 'ended');
    await app.send('DELETE', `/api/supplier/closures/${closure.id}`, supplier);
    await offerAllSeats(app.services);
    assert.equal((await entry(ana!, id)).state, 'offered');
  });

  test('is offered seats that were withheld, when another tour frees the guide', async () => {
    const needs = [{ resourceId: await createTestResource(1), per: 'departure' as const }];
    const [walk, climb] = [await createTestTour({ needs, capacity: 4 }), await createTestTour({ needs, capacity: 4 })];
    const body = { tourId: climb.id, date: day, adults: 1 };
    const { body: booked } = await call(owner, 'POST', 'bookings', body);
    const { id } = (await join(ana!, walk, 2)).body;
    await cancel(owner, booked.id);
    assert.equal((await entry(ana!, id)).state, 'offered');
  });

  test('is offered seats by whatever frees them, at once and not by the search of each minute', async () => {
    const { token: supplier } = await app.signIn('supplier');
    const twoDays = { starts: [`${day}T10:00`, `${dayAhead(20)}T10:00`], useDemoSupplier: true };
    const change = async (id: string, to: object, priceMinor: number) => {
      const expectedTotal = { priceMinor, currency: 'EUR' };
      const { status, body } = await call(owner, 'POST', `bookings/${id}/changes`, { ...to, expectedTotal });
      assert.equal(status, 200, JSON.stringify(body));
    };
    const frees: Record<string, (tour: TestTour, booking: string) => Promise<void>> = {
      'a cancelled item': async (_tour, booking) => {
        const { status } = await call(owner, 'POST', `bookings/${booking}/cancellation`, { items: [1] });
        assert.equal(status, 200);
      },
      'a dropped person': (tour, booking) => change(booking, { departureId: departureOf(tour).id, adults: 1 }, 5000),
      'a change of date': ({ options: [{ departures }] }, booking) =>
        change(booking, { departureId: departures[1]!.id }, 10_000),
      'a calendar edit of capacity': async ({ id }) => {
        const body = { capacity: 3, from: day, to: day, tourIds: [id] };
        const edited = await app.send('POST', '/api/supplier/calendar/edits', { token: supplier, body });
        assert.deepEqual([edited.status, edited.body.departures], [201, 1], JSON.stringify(edited.body));
      },
      'an expired hold': async () => {
        app.moveClock(hourMs);
        await runClockJobs(app);
      },
    };
    const states: [string, string][] = [];
    for (const [what, free] of Object.entries(frees)) {
      const { tour, bookings } = what === 'an expired hold' ? await heldOut(twoDays) : await soldOut([2], twoDays);
      const joined = (await join(ana!, tour)).body;
      assert.equal(joined.state, 'waiting', what);
      await postponeSearch();
      await free(tour, bookings[0]);
      await app.jobs.runDue();
      states.push([what, (await entry(ana!, joined.id)).state]);
    }
    assert.deepEqual(
      states,
      Object.keys(frees).map((what) => [what, 'offered']),
    );
  });

  test('is part of what is handed out about a person, and goes with the account', async () => {
    const { tour } = await soldOut([1]);
    const person = await app.newTraveller();
    await join(person, tour);
    const { personalWaitlist } = await import('./personal-waitlist.ts');
    const of = { id: person.id, email: person.email, ownsEmail: true, language: 'en' as const };
    const db = app.services.database.db;
    assert.equal(await personalWaitlist.count(db, of), 1);
    const records = await Array.fromAsync(personalWaitlist.read(db, of));
    assert.deepEqual([records[0]!.tour, records[0]!.startsAtLocal], ['A walk of our own', `${day}T10:00`]);
    await personalWaitlist.erase(db, of, app.services);
    assert.equal(await personalWaitlist.count(db, of), 0);
  });

  test('is joined once under one key', async () => {
    const { tour } = await soldOut([1]);
    const { token } = await renewToken(app, ana!);
    const sent = {
      token,
      body: { departureId: departureOf(tour).id, adults: 1 },
      headers: { 'idempotency-key': newId() },
    };
    const [one, again] = [
      await app.send('POST', `/api/tours/${tour.id}/waitlist`, sent),
      await app.send('POST', `/api/tours/${tour.id}/waitlist`, sent),
    ];
    assert.deepEqual(again.body, one.body);
    const setStatus = (status: 'published' | 'paused') =>
      app.services.database.db.updateTable('tours').set({ status }).where('id', '=', tour.id).execute();
    await setStatus('paused');
    const later = await app.send('POST', `/api/tours/${tour.id}/waitlist`, sent);
    await setStatus('published');
    assert.deepEqual([later.status, later.body], [201, one.body], 'also when it could not be joined any more');
    await call(ana!, 'DELETE', `waitlist/${one.body.id}`);
  });

  test('may be joined for a number of departures that have not started', async () => {
    const starts = Array.from({ length: waitlistEntriesMax + 1 }, (_, at) => `${dayAhead(10 + at)}T10:00`);
    const tour = await createTestTour({ starts, capacity: 1 });
    const person = await app.newTraveller();
    const joinOn = async (at: number) => {
      const { id: departureId } = tour.options[0].departures[at]!;
      await call(owner, 'POST', 'bookings', { tourId: tour.id, departureId, adults: 1 });
      return join(person, tour, 1, { departureId });
    };
    for (let at = 0; at < waitlistEntriesMax; at++) assert.equal((await joinOn(at)).status, 201);
    assert.equal((await joinOn(waitlistEntriesMax)).body.code, 'waitlist_state');
    moveClockTo(app, new Date(tour.options[0].departures[0]!.startsAt.getTime() + minuteMs));
    assert.equal((await joinOn(waitlistEntriesMax)).status, 201);
  });
});

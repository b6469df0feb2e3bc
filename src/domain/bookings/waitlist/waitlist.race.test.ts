// Many cancel, many join, some take what they are offered, and others buy directly: nothing is oversold, each freed seat is offered
// to one at a time, and none stays empty while a traveller waits for it.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';
import { offerSeats } from './offer-seats.ts';

const rounds = 8;
const capacity = 6;

describe('a waitlist under load', () => {
  let app: TestApp;
  let people: { token: string }[];
  before(async () => {
    app = await testApp();
    people = [];
    for (let count = 0; count < 12; count++) people.push(await app.newTraveller());
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const call = ({ token }: { token: string }, method: string, path: string, body?: object) =>
    app.send(method, `/api/${path}`, { token, body });

  test('sells each seat once, offers each to one, and leaves none empty', async () => {
    const outcomes: Record<string, number> = {};
    for (let round = 0; round < rounds; round++) {
      const tour = await createTestTour({ capacity });
      const departureId = tour.options[0].departures[0]!.id;
      const buy = (person: { token: string }) =>
        call(person, 'POST', 'bookings', { tourId: tour.id, departureId, adults: 1 });
      const join = (person: { token: string }) =>
        call(person, 'POST', `tours/${tour.id}/waitlist`, { departureId, adults: 1 });
      const [owners, waiting, buyers] = [people.slice(0, capacity), people.slice(6, 10), people.slice(10)];
      const booked = await Promise.all(owners.map(buy));
      await Promise.all(waiting.slice(0, 2).map(join));

      const cancelling = booked
        .slice(0, 4)
        .map(({ body }, index) => call(owners[index]!, 'POST', `bookings/${body.id}/cancellation`, {}));
      const work = [
        ...cancelling,
        ...waiting.slice(2).map(join),
        ...buyers.map(buy),
        offerSeats(app.services, departureId),
        offerSeats(app.services, departureId),
      ];
      await Promise.all(work);
      await app.jobs.runDue();

      const { rows } = await sql<{ taken: number; seats: number; offers: number; waiting: number }>`
        select d.taken, (select sum(seats) from bookings where departure_id = d.id and state in ('on_hold', 'confirmed')) as seats,
          (select count(*) from waitlist_entries e join bookings b on b.id = e.booking_id where e.departure_id = d.id and b.state = 'on_hold') as offers,
          (select count(*) from waitlist_entries e where e.departure_id = d.id and booking_id is null and ended_at is null) as waiting
        from departures d where d.id = ${departureId}`.execute(app.services.database.db);
      const { taken, seats, offers, waiting: stillWaiting } = rows[0]!;
      assert.ok(taken <= capacity && taken === Number(seats), `${taken} taken, ${seats} booked`);
      assert.ok(taken === capacity || stillWaiting === 0, `${capacity - taken} seats are empty, ${stillWaiting} wait`);
      assert.ok(offers <= 4);
      outcomes[`${offers} offers`] = (outcomes[`${offers} offers`] ?? 0) + 1;
    }
    console.log('offers of four freed seats beside two buyers', outcomes);
  });
});

// Breaks rows on purpose: a booking is of the option and the tour of its departure.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { brokenDuring, checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';

describe('the invariants name a booking', () => {
  let app: TestApp;
  let traveller: { token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  async function booked({ id, options }: TestTour, daysAhead: number): Promise<string> {
    const body = { tourId: id, optionId: options[0].id, date: dayAhead(daysAhead), adults: 1 };
    const { status, body: booking } = await app.send('POST', '/api/bookings', { token: traveller.token, body });
    assert.equal(status, 201, JSON.stringify(booking));
    return booking.id;
  }

  /** The names of what is broken of the booking while a column of it has another id. */
  async function brokenBy(bookingId: string, column: 'option_id' | 'tour_id', id: string): Promise<string[]> {
    const broken = await brokenDuring(app, (transaction) =>
      sql`update bookings set ${sql.ref(column)} = ${id} where id = ${bookingId}`.execute(transaction),
    );
    return broken.filter(({ subject }) => subject === bookingId).map(({ invariant }) => invariant);
  }

  const ofDeparture = 'a booking is of the option and the tour of its departure';

  test('whose option is not that of its departure', async () => {
    const tour = await createTestTour({ moreOptions: [{}] });
    assert.deepEqual(await brokenBy(await booked(tour, 10), 'option_id', tour.options[1]!.id), [ofDeparture]);
  });

  test('whose tour is not that of its departure', async () => {
    const [tour, other] = [await createTestTour(), await createTestTour()];
    assert.deepEqual(await brokenBy(await booked(tour, 10), 'tour_id', other.id), [ofDeparture]);
  });

  test('of an open-dated ticket whose option is one of another tour', async () => {
    const [tower, other] = [await createTestTour({ validDays: 5 }), await createTestTour({ validDays: 5 })];
    assert.deepEqual(await brokenBy(await booked(tower, 0), 'option_id', other.options[0].id), [ofDeparture]);
  });
});

// Bookings that change while they are summed.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';
import { sumBookings } from './booked-days.ts';
import { sumChangedBookings } from './sum-bookings.ts';

describe('a booking that changes while it is summed', () => {
  checkInvariantsAfterEach();
  closeTestTours();

  test('is in the sums as it was, and noted for the next run, also if it was noted before', async () => {
    const { services, send, newTraveller } = await testApp();
    const { database, clock } = services;
    const date = dayAhead(9);
    const tour = await createTestTour({ starts: [`${date}T10:00`] });
    const { token } = await newTraveller();
    const { body, status } = await send('POST', '/api/bookings', { token, body: { tourId: tour.id, date, adults: 2 } });
    assert.equal(status, 201);
    const chosen = {
      supplierId: tour.supplierId,
      tourId: tour.id,
      timeZones: ['Europe/Madrid'],
      from: dayAhead(-1),
      to: dayAhead(1),
    };
    const shown = async () =>
      (await sumBookings(database.db, chosen, clock.now())).days.map((day) => day.commissionMinor);
    const summed = async () => {
      const { rows } = await sql<{ minor: number }>`
        select commission_minor as minor from summed_bookings where booking_id = ${body.id}`.execute(database.db);
      return rows.map(({ minor }) => minor);
    };
    const change = (db: Pick<typeof database.pool, 'query'>) =>
      db.query('update bookings set commission_minor = commission_minor + 1 where id = $1', [body.id]);
    const sum = async () => {
      const notes = async () =>
        (await sql<{ n: number }>`select count(*)::int as n from unsummed_bookings`.execute(database.db)).rows[0]!.n;
      do await sumChangedBookings(services);
      while ((await notes()) > 0);
    };

    const [was] = await shown();
    for (const isNoted of [true, false]) {
      const [before] = await shown();
      const now = before! + (isNoted ? 1 : 0);
      if (isNoted) await change(database.pool);
      const other = await database.pool.connect();
      try {
        await other.query('begin');
        await change(other);
        // Two at once: the second finds nothing left to add.
        await Promise.all([sum(), sum()]);
        assert.deepEqual([await summed(), await shown()], [[now], [now]]);
        await other.query('commit');
      } finally {
        other.release();
      }
      assert.deepEqual([await summed(), await shown()], [[now], [now + 1]]);
      await sum();
      assert.deepEqual([await summed(), await shown()], [[now + 1], [now + 1]]);
    }
    assert.equal((await shown())[0], was! + 3);
    await sql`update bookings set commission_minor = ${was} where id = ${body.id}`.execute(database.db);
  });
});

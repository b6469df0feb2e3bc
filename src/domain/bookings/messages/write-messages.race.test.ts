// A traveller writes while the supplier does.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { checkInvariantsAfterEach, testApp } from '#test/app.ts';
import { createTestTour, dayAhead } from '#test/test-tour.ts';
import { lockBooking } from '../lifecycle/lifecycle-queries.ts';

describe('a message of a traveller', () => {
  checkInvariantsAfterEach();

  test('waits for one of the supplier about the same booking, and is dated after it', async () => {
    const app = await testApp();
    const day = dayAhead(9);
    const tour = await createTestTour({ starts: [`${day}T10:00`] });
    const { token } = await app.newTraveller();
    const { body: booking } = await app.send('POST', '/api/bookings', {
      token,
      body: { tourId: tour.id, date: day, adults: 1 },
    });
    const [locked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const supplier = app.services.database.transaction(async (transaction) => {
      await lockBooking(transaction, booking.id);
      locked.resolve();
      await free.promise;
    });
    await locked.promise;
    const writing = app.send('POST', `/api/bookings/${booking.id}/messages`, { token, body: { text: 'A question' } });
    const first = await Promise.race([writing.then(({ status }) => status), setTimeout(150, 'waits')]);
    assert.equal(first, 'waits');
    const freedAt = new Date();
    free.resolve();
    await supplier;
    const { status, body } = await writing;
    assert.equal(status, 201, JSON.stringify(body));
    assert.ok(new Date(body.writtenAt) >= freedAt);
  });
});

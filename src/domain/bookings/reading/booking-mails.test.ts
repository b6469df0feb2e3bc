import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { closeTestTours, dayAhead, createTestTour } from '#test/test-tour.ts';
import { resetClockAfterEach } from '#test/time.ts';
import { bookingJobs } from '../job-types.ts';

const startsAt = dayAhead(10);

describe('the mails of a booking', () => {
  let app: TestApp;
  let traveller: { id: string; email: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  async function book(body = {}): Promise<string> {
    const tour = await createTestTour();
    return (
      await app.send('POST', '/api/bookings', {
        token: traveller.token,
        body: { tourId: tour.id, date: dayAhead(10), adults: 1, ...body },
      })
    ).body.id;
  }

  async function mailsOf(bookingId: string): Promise<[event: string, toTraveller: boolean][]> {
    await app.jobs.runDue();
    const mails = await app.services.database.read
      .selectFrom('mails')
      .select(['event', 'recipient'])
      .where('event', 'like', `%${bookingId}%`)
      .orderBy('event')
      .execute();
    return mails.map(({ event, recipient }) => [event.replace(bookingId, ''), recipient === traveller.email]);
  }

  test('tell traveller and supplier once that it is confirmed, even if the job runs twice', async () => {
    const id = await book();
    const once = [
      ['booking-confirmed:', true],
      ['booking-confirmed::supplier', false],
    ];
    assert.deepEqual(await mailsOf(id), once);
    await enqueue(
      app.services.database.read,
      bookingJobs['booking-confirmed'],
      { bookingId: id, startsAt },
      new Date(),
    );
    assert.deepEqual(await mailsOf(id), once);
  });

  test('tell both once that it was cancelled', async () => {
    const id = await book();
    await mailsOf(id);
    await app.send('POST', `/api/bookings/${id}/cancellation`, { token: traveller.token, body: {} });
    await enqueue(
      app.services.database.read,
      bookingJobs['booking-cancelled'],
      { bookingId: id, startsAt },
      new Date(),
    );
    assert.deepEqual(
      (await mailsOf(id)).map(([event]) => event),
      ['booking-cancelled:', 'booking-cancelled::supplier', 'booking-confirmed:', 'booking-confirmed::supplier'],
    );
  });

  test('are none while it waits to be paid, or when it was refused', async () => {
    const id = await book({ payment: 'now' });
    assert.deepEqual(await mailsOf(id), []);
    const waiting = await app.services.database.read
      .selectFrom('jobs')
      .select('id')
      .where('name', 'like', 'booking-%')
      .where('runAt', '<=', new Date())
      .execute();
    assert.equal(
      (
        await app.send('POST', '/api/bookings', {
          token: traveller.token,
          body: { tourId: id, date: dayAhead(10), adults: 1 },
        })
      ).status,
      404,
    );
    const after = await app.services.database.read
      .selectFrom('jobs')
      .select('id')
      .where('name', 'like', 'booking-%')
      .where('runAt', '<=', new Date())
      .execute();
    assert.deepEqual(after, waiting);
  });
});

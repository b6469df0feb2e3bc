// Admission control in front of the real application: what waits for one departure takes no slot from the others.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createAdmission } from '#platform/admission/admission.ts';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, dayAhead, createTestTour, type TestTour, countTakenSeats } from '#test/test-tour.ts';
import type { Offer } from '#domain/bookings/ordering/find-offer.ts';
import { queueForSeats } from '#domain/bookings/ordering/queue-for-seats.ts';
import { type Listening, listen } from '#server/process/listen.ts';
import { admit } from './admit.ts';
import { requestLimits } from './request-classes.ts';

const rules = { appUrl: 'http://localhost:3000', trustProxy: false, browsePerMinute: 1e6, rateLimitScale: 1 };
const slots = requestLimits.booking.slots.max;
const day = dayAhead(10);

describe('a departure that many want', () => {
  let app: TestApp;
  let token: string;
  let listening: Listening;
  const gate = createAdmission(requestLimits);
  before(async () => {
    app = await testApp();
    token = (await app.newTraveller()).token;
    listening = await listen(app.app, '127.0.0.1', 0, admit(rules, gate));
  });
  after(async () => {
    listening.server.closeAllConnections();
    await listening.close();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const request = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${listening.port}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': newId() },
    });
  const order = async (tour: TestTour) => {
    const body = JSON.stringify({ tourId: tour.id, date: day, adults: 1 });
    const response = await request('/api/bookings', { method: 'POST', body });
    const { code } = (await response.json()) as { code?: string };
    return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
  };
  const departureOf = (tour: TestTour) => tour.options[0].departures[0]!.id;

  /** As an order whose transaction takes as long as the work. */
  function wait(tour: TestTour, work: () => Promise<void>): Promise<void> {
    const priced = { takesAllSeats: false, party: { adults: 1, children: 0 } };
    const offer = { candidates: [{ id: departureOf(tour), capacity: 50, priced }] } as unknown as Offer;
    return queueForSeats({ database: app.services.database, caller: { leaveSlot() {} } }, offer, work);
  }

  /** Occupies the queue of the departure: three orders run at a time. */
  const occupy = (tour: TestTour, until: Promise<void>) =>
    Promise.all(Array.from({ length: 3 }, () => wait(tour, () => until)));

  test('keeps others from no slot: their departures sell and bookings are read while it waits', async () => {
    const [hot, other] = [await createTestTour({ capacity: 50 }), await createTestTour()];
    const hold = Promise.withResolvers<void>();
    const held = occupy(hot, hold.promise);
    const crowd = Array.from({ length: slots + 10 }, () => order(hot));
    try {
      assert.deepEqual((await order(other)).status, 201);
      assert.equal((await request('/api/bookings')).status, 200);
      assert.ok(gate.state('booking').active <= slots);
      assert.equal(await countTakenSeats(app, departureOf(hot)), 0);
    } finally {
      hold.resolve();
    }
    await held;
    const outcomes = (await Promise.all(crowd)).map(({ status, code }) => code ?? status);
    const count = (outcome: number | string) => outcomes.filter((one) => one === outcome).length;
    assert.deepEqual([count(201), count('sold_out')], [50, slots + 10 - 50]);
    assert.equal(gate.state('booking').active, 0);
  });

  test('refuses a request when its queue is full, and says when to retry', async () => {
    const [hot, other] = [await createTestTour(), await createTestTour()];
    const hold = Promise.withResolvers<void>();
    const held = occupy(hot, hold.promise);
    const waiting = Array.from({ length: 1000 }, () => wait(hot, async () => {}));
    try {
      assert.deepEqual(await order(hot), { status: 503, code: 'unavailable', retryAfter: '5' });
      assert.equal((await order(other)).status, 201);
    } finally {
      hold.resolve();
    }
    await Promise.all([held, ...waiting]);
    assert.equal((await order(hot)).status, 201);
  });
});

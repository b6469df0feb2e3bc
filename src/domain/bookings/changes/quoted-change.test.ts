import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, setTerms, type TestTour } from '#test/test-tour.ts';
import { hourMs, minuteMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';

describe('the quote of a change', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const call = async (method: string, path: string, body?: object, headers = {}) =>
    app.send(method, `/api/${path}`, { ...(await renewToken(app, traveller)), body, headers });
  const quote = (id: string, to: object) => call('POST', `bookings/${id}/change-quote`, to);
  const taken = (tour: TestTour) => Promise.all(tour.options[0].departures.map(({ id }) => countTakenSeats(app, id)));
  const sumOf = ({ priceMinor, currency }: { priceMinor: number; currency: string }) => ({ priceMinor, currency });

  /** Two adults at 50 € on the first of two days, paid. All back until 72 hours before the start, then half. */
  async function booked() {
    const starts = [`${dayAhead(10)}T10:00`, `${dayAhead(20)}T10:00`];
    const tour = await createTestTour({ policy: 'moderate', starts });
    const [first, second] = tour.options[0].departures;
    const request = { tourId: tour.id, departureId: first!.id, adults: 2, payment: 'now' };
    const { id, payment } = (await call('POST', 'bookings', request)).body;
    await setTerms(app, id);
    await sendPaymentOutcome(app, payment.redirectUrl, 'paid');
    return { id: id as string, tour, first: first!, to: { departureId: second!.id } };
  }

  test('another price than the one that was shown changes nothing', async () => {
    const { id, tour, to, first } = await booked();
    const shown = { ...to, expectedTotal: { priceMinor: 9000, currency: 'EUR' } };
    const send = () => call('POST', `bookings/${id}/changes`, shown, { 'idempotency-key': `price-${id}` });
    const { id: _, expiresAt, ...quoted } = (await quote(id, to)).body;
    for (const { status, body } of [await send(), await send()]) {
      const { id: quoteId, expiresAt: until, ...current } = body.current;
      assert.deepEqual([status, body.code, current], [409, 'price_changed', quoted]);
      assert.ok(quoteId.startsWith(String(Date.parse(until))) && until >= expiresAt);
    }
    assert.deepEqual(
      [(await call('GET', `bookings/${id}`)).body.startsAtLocal, await taken(tour)],
      [first.local, [2, 0]],
    );
  });

  test('quoted terms that are over by then change nothing, and the refusal quotes those of now', async () => {
    const { id, tour, to, first } = await booked();
    const moveTo = (untilMs: number) => moveClockTo(app, new Date(first.startsAt.getTime() - 72 * hourMs - untilMs));
    moveTo(minuteMs);
    const { id: quoteId, total, freeCancellationUntil } = (await quote(id, to)).body;
    assert.notEqual(freeCancellationUntil, null);
    moveTo(-minuteMs);
    const { status, body } = await call('POST', `bookings/${id}/changes`, {
      ...to,
      expectedTotal: sumOf(total),
      quoteId,
    });
    assert.deepEqual([status, body.code, body.current.freeCancellationUntil], [409, 'price_changed', null]);
    assert.deepEqual(
      [(await call('GET', `bookings/${id}`)).body.startsAtLocal, await taken(tour)],
      [first.local, [2, 0]],
    );
    const agreed = { ...to, expectedTotal: sumOf(total), quoteId: body.current.id };
    assert.equal((await call('POST', `bookings/${id}/changes`, agreed)).status, 200);
  });

  test('a quote is valid for its time, for its booking and for what was requested', async () => {
    const [one, other] = [await booked(), await booked()];
    const { body } = await quote(one.id, one.to);
    const send = (id: string, to: object, quoteId: string) =>
      call('POST', `bookings/${id}/changes`, { ...to, expectedTotal: sumOf(body.total), quoteId });
    const foreign = await quote(other.id, other.to);
    assert.equal((await send(one.id, one.to, foreign.body.id)).body.code, 'price_changed');
    assert.equal((await send(one.id, one.to, `9${body.id}`)).body.code, 'price_changed');
    assert.equal((await send(one.id, one.to, 'none')).body.code, 'price_changed');
    moveClockTo(app, new Date(Date.parse(body.expiresAt)));
    assert.equal((await send(one.id, one.to, body.id)).body.code, 'price_changed');
    moveClockTo(app, new Date(Date.parse(body.expiresAt) - 1000));
    assert.equal((await send(one.id, one.to, body.id)).status, 200);
  });

  test('other taxes than were quoted change nothing', async () => {
    const { id, tour, to } = await booked();
    const quoted = (await quote(id, to)).body;
    const db = app.services.database.db;
    await sql`insert into taxes (id, supplier_id, tour_id, names, basis_points, created_at)
      select ${newId()}, supplier_id, id, '{"en": "City tax"}', 500, now() from tours where id = ${tour.id}`.execute(
      db,
    );
    const { body } = await call('POST', `bookings/${id}/changes`, {
      ...to,
      expectedTotal: sumOf(quoted.total),
      quoteId: quoted.id,
    });
    assert.equal(body.code, 'price_changed');
  });
});

import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Bench } from './bench.ts';
import {
  bookingRequest,
  bookingRequests,
  checkInvariants,
  createBookableDepartures,
  deletePendingJobs,
} from './bookable-departures.ts';
import { copyBooking } from './copy-booking.ts';
import { responsesPerSecond } from './load.ts';

const created = 201;
const callers = 8;
const timeoutMs = 120_000;
const rampUpMs = 1000;

export const bench: Bench = {
  measures: 'the time in which 10,000 holds that end at the same moment give back their seats, while 8 callers book',
  unit: 'seconds',
  better: 'less',
  async prepare(environment) {
    const { sql, quick } = environment;
    const { url: origin } = await environment.server();
    const users = await environment.people(32);
    const bookable = await createBookableDepartures(sql, 1000, users);
    const requests = bookingRequests(bookable, users);
    const pattern = await bookingRequest(origin, requests[0]!);
    const holds = quick ? 300 : 10_000;
    const held = Array.from({ length: holds }, (_, n) => bookable[n % bookable.length]!.departureId);
    const sellingSeconds = quick ? 3 : 12;
    const sell = (seconds: number) =>
      responsesPerSecond({ origin, callers, requests, seconds, freshKeys: true }, created);

    return {
      ours: {
        what: 'the server that sells',
        async run(seconds) {
          const alone = await sell(seconds);
          await createExpiredHolds(sql, pattern.id, held);
          const selling = sell(sellingSeconds);
          await setTimeout(rampUpMs);
          const before = await countBookings(sql);
          const value = await expire(sql, holds);
          const soldPerSecond = Math.round(((await countBookings(sql)) - before) / value);
          await selling;
          await deletePendingJobs(sql);
          const details = { soldPerSecond, soldAlone: Math.round(alone.value) };
          return { value, details };
        },
      },
      yardsticks: {
        idle: {
          what: 'the same server, which sells nothing meanwhile',
          async run() {
            await createExpiredHolds(sql, pattern.id, held);
            return { value: await expire(sql, holds) };
          },
        },
        statement: {
          what: 'one transaction by hand: the states, the events, the seats',
          async run() {
            await createExpiredHolds(sql, pattern.id, held);
            const startedMs = performance.now();
            await expireByHand(sql);
            return { value: (performance.now() - startedMs) / 1000 };
          },
        },
      },
      verify: () => checkInvariants(sql),
    };
  },
};

/** Holds of which the recurring job does not know yet that they are due. */
async function createExpiredHolds(sql: pg.Pool, patternId: string, departureIds: readonly string[]): Promise<void> {
  await sql.query("update jobs set run_at = now() + interval '1 hour' where name = 'expire-holds'");
  await copyBooking(sql, patternId, departureIds, {
    state: 'on_hold',
    placed_at: null,
    confirmed_at: null,
    hold_expires_at: new Date(Date.now() - 1000),
  });
}

/** Seconds from the first hold that returns its seats to the last; from when the job may run, if all do before the first look. */
async function expire(sql: pg.Pool, count: number): Promise<number> {
  const startedMs = performance.now();
  await sql.query("update jobs set run_at = now() where name = 'expire-holds'");
  const endMs = startedMs + timeoutMs;
  let beganMs: number | undefined;
  while (performance.now() < endMs) {
    const { rows } = await sql.query<{ left: number }>(
      "select count(*)::int as left from bookings where state = 'on_hold' and hold_expires_at <= now()",
    );
    if (rows[0]!.left === 0) return (performance.now() - (beganMs ?? startedMs)) / 1000;
    if (rows[0]!.left < count) beganMs ??= performance.now();
    await setTimeout(20);
  }
  throw new Error(`the holds did not end within ${timeoutMs / 1000} s`);
}

async function countBookings(sql: pg.Pool): Promise<number> {
  const { rows } = await sql.query<{ count: number }>("select count(*)::int from bookings where state = 'confirmed'");
  return rows[0]!.count;
}

async function expireByHand(sql: pg.Pool): Promise<void> {
  await sql.query(`
    with ended as (
      update bookings set state = 'expired', ended_at = now(), ended_by = 'clock', refund_minor = total_minor
      where state = 'on_hold' and hold_expires_at <= now() returning id, departure_id, seats
    ), noted as (
      insert into booking_events (booking_id, at, from_state, to_state, actor) select id, now(), 'on_hold', 'expired', 'clock' from ended
    )
    update departures d set taken = d.taken - ended.seats
    from (select departure_id, sum(seats)::int as seats from ended group by 1) ended where d.id = ended.departure_id`);
}

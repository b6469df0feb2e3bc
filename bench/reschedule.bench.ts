import assert from 'node:assert/strict';
import type pg from 'pg';
import { findBookedDepartures } from '#domain/authoring/draft-queries.ts';
import { reschedule } from '#domain/inventory/options/reschedule.ts';
import type { WrittenOption } from '#domain/inventory/options/written-options.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { Bench } from './bench.ts';
import { bookingRequest, bookingRequests, checkInvariants, createBookableDepartures } from './bookable-departures.ts';
import { copyBooking } from './copy-booking.ts';
import { load } from './load.ts';

// Two starts each day for 180 days.
const departuresOfTour = 360;
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const starts = [
  ['09:00', '15:00'],
  ['09:30', '16:00'],
];
const callers = 2;
const oneSoldOf = 10;

type Tour = { tourId: string; optionId: string; timeZone: string };

export const bench: Bench = {
  measures:
    '100,000 departures, one of ten of them sold, made anew from changed schedules, each tour in a transaction, with 2 callers of tours meanwhile',
  unit: 'seconds',
  better: 'less',
  rounds: 3,
  async prepare(environment) {
    const { sql, url, quick } = environment;
    const { url: origin } = await environment.server();
    const tours = await chooseTours(sql, quick ? 4 : Math.ceil(100_000 / departuresOfTour));
    const database = await openDatabase({ url, poolSize: 2 });
    let round = 0;
    const requests = tours.map(({ tourId }) => ({
      path: `/api/tours/${tourId}/availability?date=2027-01-15&adults=1`,
    }));
    const callTours = (seconds: number) => load({ origin, callers, requests, seconds });

    async function makeAnew(): Promise<number> {
      const startTimes = starts[round++ % starts.length]!;
      const startedMs = performance.now();
      for (const tour of tours) await rescheduleTour(tour, startTimes);
      return (performance.now() - startedMs) / 1000;
    }

    async function rescheduleTour({ tourId, optionId, timeZone }: Tour, startTimes: string[]): Promise<void> {
      const schedules = [{ weekdays: everyDay, startTimes, endTimes: [], firstDay: null, lastDay: null }];
      const option = { id: optionId, kind: 'start_time', capacity: 12, schedules } as unknown as WrittenOption;
      await database.transaction((db) =>
        reschedule(db, { tourId, timeZone, findBooked: findBookedDepartures }, [option], new Date()),
      );
    }

    const callingSeconds = quick ? 1 : 8;
    await makeAnew();
    const users = await environment.people(1);
    const [request] = bookingRequests(await createBookableDepartures(sql, 1, users), users);
    const pattern = await bookingRequest(origin, request!);
    const sold = await sellSome(sql, pattern.id, tours);
    return {
      ours: {
        what: 'the schedules of an option at a time',
        async run(seconds) {
          const alone = await callTours(seconds);
          const calling = callTours(callingSeconds);
          const value = await makeAnew();
          const meanwhile = await calling;
          return {
            value,
            details: {
              departures: tours.length * departuresOfTour,
              sold: sold.length,
              p95Ms: meanwhile.p95Ms,
              p95AloneMs: alone.p95Ms,
            },
          };
        },
      },
      yardsticks: {
        rows: {
          what: 'as many rows deleted and inserted by two statements',
          run: async () => ({ value: await replaceRows(sql, tours) }),
        },
        rowsBesideCallers: {
          what: 'the same two statements, with the callers of tours meanwhile',
          async run() {
            const calling = callTours(callingSeconds);
            const value = await replaceRows(sql, tours);
            await calling;
            return { value };
          },
        },
      },
      async verify() {
        assert.deepEqual(await readSold(sql, sold), sold, 'what is sold stays as it was');
        await checkInvariants(sql);
      },
      close: () => database.close(),
    };
  },
};

async function chooseTours(sql: pg.Pool, count: number): Promise<Tour[]> {
  const { rows } = await sql.query<Tour>(
    `select distinct on (t.id) t.id as "tourId", o.id as "optionId", p.time_zone as "timeZone"
     from tours t join places p on p.id = t.place_id join options o on o.tour_id = t.id
     where o.kind = 'start_time' order by t.id, o.id limit $1`,
    [count],
  );
  return rows;
}

type SoldDeparture = { id: string; seats: number; bookings: string[] };

/** One of ten of the departures that the schedules have now, which the next schedules do not have. */
async function sellSome(sql: pg.Pool, patternId: string, tours: readonly Tour[]): Promise<SoldDeparture[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select id from (
       select id, row_number() over (order by option_id, starts_at) as n from departures
       where option_id = any($1) and taken = 0 and starts_at > now() + interval '3 days'
     ) free where n % $2 = 0`,
    [tours.map(({ optionId }) => optionId), oneSoldOf],
  );
  const ids = rows.map(({ id }) => id);
  await copyBooking(sql, patternId, ids);
  await sql.query('analyze bookings');
  return readSold(
    sql,
    ids.map((id) => ({ id })),
  );
}

/** With all of their bookings, as they were sold. */
async function readSold(sql: pg.Pool, departures: readonly Pick<SoldDeparture, 'id'>[]): Promise<SoldDeparture[]> {
  const { rows } = await sql.query<SoldDeparture>(
    `select d.id, d.taken as seats, d.starts_at, d.starts_at_local, d.ends_at, array_agg(to_jsonb(b)::text order by b.id) as bookings
     from departures d join bookings b on b.departure_id = d.id where d.id = any($1) group by d.id order by d.id`,
    [departures.map(({ id }) => id)],
  );
  return rows;
}

async function replaceRows(sql: pg.Pool, tours: readonly Tour[]): Promise<number> {
  const optionIds = tours.map(({ optionId }) => optionId);
  const startedMs = performance.now();
  await sql.query(
    `create temporary table replaced as select * from departures d
     where option_id = any($1) and taken = 0 and not exists (select from bookings where departure_id = d.id)`,
    [optionIds],
  );
  await sql.query('delete from departures where id in (select id from replaced)');
  await sql.query('insert into departures select * from replaced');
  await sql.query('drop table replaced');
  return (performance.now() - startedMs) / 1000;
}

import type pg from 'pg';
import { findBookedDepartures } from '#domain/authoring/draft-queries.ts';
import { reschedule } from '#domain/inventory/options/reschedule.ts';
import type { WrittenOption } from '#domain/inventory/options/written-options.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { Bench } from './bench.ts';
import { checkInvariants } from './bookable-departures.ts';
import { load } from './load.ts';

// Two starts each day for 180 days.
const departuresOfTour = 360;
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const starts = [
  ['09:00', '15:00'],
  ['09:30', '16:00'],
];
const callers = 2;

type Tour = { tourId: string; optionId: string; timeZone: string };

export const bench: Bench = {
  measures:
    '100,000 departures made anew from changed schedules, each tour in a transaction, with 2 callers of tours meanwhile',
  unit: 'seconds',
  better: 'less',
  rounds: 3,
  async prepare({ sql, url, quick, server }) {
    const { url: origin } = await server();
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

    await makeAnew();
    return {
      ours: {
        what: 'the schedules of an option at a time',
        async run(seconds) {
          const alone = await callTours(seconds);
          const calling = callTours(quick ? 1 : 8);
          const value = await makeAnew();
          const meanwhile = await calling;
          return {
            value,
            details: { departures: tours.length * departuresOfTour, p95Ms: meanwhile.p95Ms, p95AloneMs: alone.p95Ms },
          };
        },
      },
      yardsticks: {
        rows: {
          what: 'as many rows deleted and inserted by two statements',
          run: async () => ({ value: await replaceRows(sql, tours) }),
        },
      },
      verify: () => checkInvariants(sql),
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

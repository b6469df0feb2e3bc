import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { CalendarEdit } from '#domain/inventory/calendar-edits/calendar-edit.ts';
import { insertEdit, insertItems } from '#domain/inventory/calendar-edits/calendar-edit-queries.ts';
import { calendarEditJobs } from '#domain/inventory/job-types.ts';
import { newId } from '#kernel/ids.ts';
import { openDatabase } from '#platform/database/database.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Bench } from './bench.ts';
import { checkInvariants } from './bookable-departures.ts';
import { load } from './load.ts';

const departuresOfEdit = 10_000;
const callers = 2;
const [firstDay, lastDay] = ['2026-01-01', '2099-12-31'];

export const bench: Bench = {
  measures:
    '10,000 departures that get other seats by one edit of the calendar, with 2 callers of tours and search meanwhile',
  unit: 'seconds',
  better: 'less',
  rounds: 3,
  async prepare({ sql, url, server, quick }) {
    const count = quick ? 1000 : departuresOfEdit;
    const { url: origin } = await server();
    const supplierId = await collectTours(sql);
    const database = await openDatabase({ url, poolSize: 2 });
    const { rows: tours } = await sql.query<{ id: string }>('select id from tours order by md5(id::text) limit 40');
    const requests = tours.flatMap(({ id }) => [
      { path: `/api/tours/${id}/availability?date=2027-01-15&adults=1` },
      { path: `/api/tours/search?date=2027-01-15&adults=2&page=${1 + (Number.parseInt(id.slice(-2), 16) % 5)}` },
    ]);
    const call = (seconds: number) => load({ origin, callers, requests, seconds });
    let capacity = 30;

    async function edit(): Promise<number> {
      const one = { ...emptyEdit(), capacity: capacity++ };
      const selection = { supplierId, from: firstDay, to: lastDay, weekdays: null, tourIds: null, startTimes: null };
      const startedMs = performance.now();
      await database.transaction(async (db) => {
        await insertEdit(db, supplierId, one);
        const total = await insertItems(db, one, { ...selection, now: new Date() }, count);
        await db.updateTable('calendarEdits').set({ total }).where('id', '=', one.id).execute();
        await enqueue(db, calendarEditJobs['work-on-calendar-edit'], { editId: one.id }, new Date());
      });
      await untilDone(sql, one.id);
      return (performance.now() - startedMs) / 1000;
    }

    return {
      ours: {
        what: 'an edit in batches, by a job of the server that answers',
        async run(seconds) {
          const alone = await call(seconds);
          const calling = call(quick ? 1 : 6);
          const value = await edit();
          const meanwhile = await calling;
          const { p95Ms, p99Ms } = meanwhile;
          return { value, details: { p95Ms, p99Ms, p95AloneMs: alone.p95Ms, p99AloneMs: alone.p99Ms } };
        },
      },
      yardsticks: {
        rows: {
          what: 'as many rows updated by one statement',
          run: async () => ({ value: await updateRows(sql, count) }),
        },
      },
      verify: () => checkInvariants(sql),
      close: () => database.close(),
    };
  },
};

/** Tours with more departures than one edit has, all of one supplier. */
async function collectTours(sql: pg.Pool): Promise<string> {
  const { rows } = await sql.query<{ supplierId: string }>(
    'select supplier_id as "supplierId" from tours order by id limit 1',
  );
  const { supplierId } = rows[0]!;
  await sql.query(
    `update tours set supplier_id = $1 where id in (
       select tour_id from (select tour_id, sum(count(*)) over (order by tour_id) - count(*) as before
         from departures where starts_at > now() group by tour_id) t where before < $2)`,
    [supplierId, departuresOfEdit * 1.1],
  );
  return supplierId;
}

const emptyEdit = (): CalendarEdit => ({
  id: newId(),
  kind: 'capacity',
  state: 'running',
  firstDay,
  lastDay,
  weekdays: null,
  startTimes: null,
  tourIds: null,
  reason: null,
  capacity: null,
  priceUnit: null,
  priceMinor: null,
  priceCurrency: null,
  pricePercent: null,
  total: 0,
  worked: 0,
  departures: 0,
  refused: 0,
  restored: 0,
  madeAt: new Date(),
  undoneAt: null,
  workedUntil: null,
});

async function untilDone(sql: pg.Pool, id: string): Promise<void> {
  for (;;) {
    const { rows } = await sql.query<{ state: string }>('select state from calendar_edits where id = $1', [id]);
    if (rows[0]?.state === 'done') return;
    await setTimeout(20);
  }
}

async function updateRows(sql: pg.Pool, count: number): Promise<number> {
  const startedMs = performance.now();
  await sql.query(
    `update departures set capacity = capacity + 1 where id in (
       select id from departures where starts_at > now() and capacity < 10000 order by id limit $1)`,
    [count],
  );
  return (performance.now() - startedMs) / 1000;
}

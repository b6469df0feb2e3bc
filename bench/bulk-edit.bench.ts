import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { CalendarEditView } from '#contract/suppliers/calendar-edits.ts';
import { addDays } from '#kernel/dates.ts';
import type { Bench } from './bench.ts';
import { createSupplierOf, type BenchUser } from './bench-users.ts';
import { checkInvariants } from './bookable-departures.ts';
import { callSteadily, type Latencies } from './steady-calls.ts';

const today = new Date().toISOString().slice(0, 10);
const departuresOfEdit = 10_000;
const settledMs = 1000;

export const bench: Bench = {
  measures:
    'at least 10,000 departures that get other seats by one edit of a supplier, with 50 requests a second for tours and search meanwhile',
  unit: 'seconds',
  better: 'less',
  rounds: 3,
  async prepare({ sql, server, quick }) {
    const count = quick ? 1000 : departuresOfEdit;
    const { url: origin } = await server();
    const supplier = await createSupplierOf(sql, await collectTours(sql, count));
    const { rows: tours } = await sql.query<{ id: string }>('select id from tours order by md5(id::text) limit 40');
    const requests = tours.flatMap(({ id }) => [
      { path: `/api/tours/${id}/availability?date=2027-01-15&adults=1` },
      { path: `/api/tours/search?date=2027-01-15&adults=2&page=${1 + (Number.parseInt(id.slice(-2), 16) % 5)}` },
    ]);
    let capacity = 30;
    // More than the yardstick adds between two edits, which would find its departures changed already.
    const nextCapacity = () => (capacity += 10);

    return {
      ours: {
        what: 'an edit in batches, by a job of the server that answers',
        async run(seconds) {
          const alone = callSteadily(origin, requests);
          await setTimeout(seconds * 1000);
          const aloneLatencies = await alone.stop();
          const meanwhile = callSteadily(origin, requests);
          const startedMs = performance.now();
          const { departures, shown } = await changeSeats(origin, supplier, nextCapacity());
          const value = (performance.now() - startedMs) / 1000;
          // What the edit leaves to be done, of the index and the caches, delays travellers as well.
          await setTimeout(settledMs);
          const latencies = await meanwhile.stop();
          if (departures < count) throw new Error(`only ${departures} departures were changed`);
          return {
            value,
            details: { departures, progressShown: shown, ...of('', latencies), ...of('Alone', aloneLatencies) },
          };
        },
      },
      yardsticks: {
        rows: {
          what: 'as many rows updated by one statement',
          run: async () => ({ value: await updateRows(sql, count) }),
        },
      },
      verify: () => checkInvariants(sql),
    };
  },
};

const of = (when: string, { p50Ms, p99Ms, maxMs }: Latencies) => ({
  [`p50${when}Ms`]: p50Ms,
  [`p99${when}Ms`]: p99Ms,
  [`max${when}Ms`]: maxMs,
});

/** Tours with somewhat more departures than one edit has, all of one supplier, which is returned. */
async function collectTours(sql: pg.Pool, count: number): Promise<string> {
  const { rows } = await sql.query<{ supplierId: string }>(
    'select supplier_id as "supplierId" from tours order by id limit 1',
  );
  const { supplierId } = rows[0]!;
  await sql.query(
    `update tours set supplier_id = $1 where id in (
       select tour_id from (select tour_id, sum(count(*)) over (order by tour_id) - count(*) as before
         from departures where starts_at > now() and capacity < 10000 group by tour_id) t where before < $2)`,
    [supplierId, count * 1.1],
  );
  return supplierId;
}

/** As the page does it: requests the edit until it has ended. `shown`: how often it was further than before. */
async function changeSeats(
  origin: string,
  { token }: BenchUser,
  capacity: number,
): Promise<{ departures: number; shown: number }> {
  const call = async (path: string, body?: object): Promise<CalendarEditView> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${origin}/api/supplier/calendar/edits${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`an edit answered ${response.status}: ${await response.text()}`);
    const answer = (await response.json()) as CalendarEditView & { edit?: CalendarEditView };
    return answer.edit ?? answer;
  };
  let edit = await call('', { kind: 'capacity', capacity, from: today, to: addDays(today, 365) });
  let shown = 0;
  while (edit.state === 'running') {
    await setTimeout(50);
    const next = await call(`/${edit.id}`);
    if (next.worked > edit.worked) shown++;
    edit = next;
  }
  if (edit.state !== 'done') throw new Error(`the edit is ${edit.state}`);
  return { departures: edit.departures, shown };
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

// Departures that benches book: of tours that are confirmed at once and paid later, with room for everybody.
import type pg from 'pg';
import type { BookingView } from '#contract/bookings.ts';
import type { LoadRequest } from './load.ts';
import type { Person } from './people.ts';

export type Bookable = { departureId: string; tourId: string };

const plenty = 1_000_000;

/** So many departures of different tours, in the table `bench_bookable` for pgbench too. */
export async function makeBookable(sql: pg.Pool, count: number, people: readonly Person[]): Promise<Bookable[]> {
  await sql.query('drop table if exists bench_bookable');
  await sql.query(
    `create table bench_bookable as
     select row_number() over (order by md5(tour_id::text))::int as n, id as departure_id, tour_id, option_id, supplier_id, null::uuid as user_id
     from (
       select distinct on (d.tour_id) d.id, d.tour_id, d.option_id, t.supplier_id from departures d join tours t on t.id = d.tour_id
       where t.pay_later and t.confirmation = 'instant' and d.starts_at > now() + interval '3 days' and d.taken = 0 order by d.tour_id, d.starts_at
     ) first limit $1`,
    [count],
  );
  await sql.query('create unique index on bench_bookable (n)');
  await sql.query('update bench_bookable set user_id = ($1::uuid[])[1 + n % $2]', [
    people.map(({ id }) => id),
    people.length,
  ]);
  await sql.query('update departures set capacity = $1 where id in (select departure_id from bench_bookable)', [
    plenty,
  ]);
  await sql.query('vacuum analyze bench_bookable');
  const { rows } = await sql.query<Bookable>(
    'select departure_id as "departureId", tour_id as "tourId" from bench_bookable order by n',
  );
  return rows;
}

/** One adult on each departure in turn, each time another of the people. */
export function orders(bookable: readonly Bookable[], people: readonly Person[]): LoadRequest[] {
  const count = Math.max(bookable.length, people.length);
  return Array.from({ length: count }, (_, n) => ({
    method: 'POST',
    path: '/api/bookings',
    headers: { authorization: `Bearer ${people[n % people.length]!.token}` },
    body: { ...bookable[n % bookable.length]!, adults: 1, payment: 'later' },
  }));
}

/** The answer to one order, as a pattern for those that pgbench writes. */
export async function bookOne(origin: string, { path, headers, body }: LoadRequest): Promise<BookingView> {
  const sent = { ...headers, 'content-type': 'application/json' };
  const response = await fetch(origin + path, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as BookingView;
}

/** What the bookings of a round left to do is not the next round's work; says how much it was. */
export async function dropWaitingJobs(sql: pg.Pool): Promise<number> {
  const { rowCount } = await sql.query('delete from jobs where not recurring');
  return rowCount ?? 0;
}

/** Bookings of benches keep every promise, those that pgbench wrote by the same statements as well. */
export async function keepInvariants(sql: pg.Pool): Promise<void> {
  const { rows } = await sql.query<{ invariant: string; detail: string }>(
    'select invariant, detail from broken_invariants() limit 3',
  );
  if (rows.length > 0)
    throw new Error(`broken: ${rows.map(({ invariant, detail }) => `${invariant} (${detail})`).join('; ')}`);
}

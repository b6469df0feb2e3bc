// Departures for benches to book: of tours with instant confirmation and payment later, with plenty of seats.
import type pg from 'pg';
import type { BookingView } from '#contract/bookings.ts';
import type { LoadRequest } from './load.ts';
import type { BenchUser } from './bench-users.ts';

export type BookableDeparture = { departureId: string; tourId: string };

const plenty = 1_000_000;

/** The given number of departures of different tours, also in the table `bench_bookable` for pgbench. */
export async function createBookableDepartures(
  sql: pg.Pool,
  count: number,
  users: readonly BenchUser[],
): Promise<BookableDeparture[]> {
  await sql.query('drop table if exists bench_bookable');
  await sql.query(
    `create table bench_bookable as
     select row_number() over (order by md5(tour_id::text))::int as n, id as departure_id, tour_id, option_id, null::uuid as user_id
     from (
       select distinct on (d.tour_id) d.id, d.tour_id, d.option_id from departures d join tours t on t.id = d.tour_id
       where t.pay_later and t.confirmation = 'instant' and d.starts_at > now() + interval '3 days' and d.taken = 0 order by d.tour_id, d.starts_at
     ) first limit $1`,
    [count],
  );
  await sql.query('create unique index on bench_bookable (n)');
  await sql.query('update bench_bookable set user_id = ($1::uuid[])[1 + n % $2]', [
    users.map(({ id }) => id),
    users.length,
  ]);
  await sql.query('update departures set capacity = $1 where id in (select departure_id from bench_bookable)', [
    plenty,
  ]);
  await sql.query('vacuum analyze bench_bookable');
  const { rows } = await sql.query<BookableDeparture>(
    'select departure_id as "departureId", tour_id as "tourId" from bench_bookable order by n',
  );
  return rows;
}

/** Requests for one adult on each departure in turn, by each user in turn. */
export function bookingRequests(bookable: readonly BookableDeparture[], users: readonly BenchUser[]): LoadRequest[] {
  const count = Math.max(bookable.length, users.length);
  return Array.from({ length: count }, (_, n) => ({
    method: 'POST',
    path: '/api/bookings',
    headers: { authorization: `Bearer ${users[n % users.length]!.token}` },
    body: { ...bookable[n % bookable.length]!, adults: 1, payment: 'later' },
  }));
}

/** The response to one request, as a pattern for the bookings that pgbench writes. */
export async function bookingRequest(origin: string, { path, headers, body }: LoadRequest): Promise<BookingView> {
  const sent = { ...headers, 'content-type': 'application/json' };
  const response = await fetch(origin + path, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as BookingView;
}

/** Deletes the jobs of a round, so that they are not processed in the next one; returns their number. */
export async function deletePendingJobs(sql: pg.Pool): Promise<number> {
  const { rowCount } = await sql.query('delete from jobs where not recurring');
  return rowCount ?? 0;
}

/** Checks the invariants of all bookings, including those that pgbench wrote with the same statements. */
export async function checkInvariants(sql: pg.Pool): Promise<void> {
  const { rows } = await sql.query<{ invariant: string; detail: string }>(
    'select invariant, detail from broken_invariants() limit 3',
  );
  if (rows.length > 0)
    throw new Error(`broken: ${rows.map(({ invariant, detail }) => `${invariant} (${detail})`).join('; ')}`);
}

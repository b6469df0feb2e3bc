// The only places where it changes how many seats of a departure are taken. The condition and the change are
// one statement, and departures_never_oversold stands behind it: two callers can never both get the last seat.
import { sql } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import { assert } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';

/** Takes seats or throws: `sold_out` when not enough are left, `departure_closed` when it started or was closed. */
export async function takeSeats(db: Queryable, departureId: string, seats: number, now: Date): Promise<void> {
  const { rows } = await sql`
    update departures set taken = taken + ${seats}
    where id = ${departureId} and open and starts_at > ${now} and taken + ${seats} <= capacity
    returning id`.execute(db);
  if (rows.length > 0) return;
  const departure = await db
    .selectFrom('departures')
    .select(['open', 'startsAt'])
    .where('id', '=', departureId)
    .executeTakeFirst();
  throw new DomainError(departure?.open && departure.startsAt > now ? 'sold_out' : 'departure_closed');
}

/** Gives seats back; called exactly once for each booking that leaves the states that take seats. */
export async function returnSeats(db: Queryable, departureId: string, seats: number): Promise<void> {
  const { rows } = await sql`
    update departures set taken = taken - ${seats} where id = ${departureId} returning id`.execute(db);
  assert(rows.length === 1, 'seats go back to a departure that exists');
}

/** Common table expressions for one statement that serves many orders of the departure $2, at $3. It locks the departure
 *  and goes through `unanswered` (turn, seats) in order of arrival: who fits takes seats, who does not is passed over, and
 *  whoever comes later may still fit. Gives `judged` (turn, fits); `departure.sells` says why nobody did. */
export const judgedSeats = `
  departure as materialized (
    select taken, capacity - taken as free, open and starts_at > $3 as sells from departures where id = $2 for no key update
  ),
  queue as (select turn, seats, row_number() over (order by turn) as place from unanswered),
  judged as (
    select 0::bigint as place, null::int as turn, case when sells then free else 0 end as free, false as fits from departure
    union all
    select queue.place, queue.turn, judged.free - case when queue.seats <= judged.free then queue.seats else 0 end,
      queue.seats <= judged.free
    from judged join queue on queue.place = judged.place + 1
  )`;

/** The seats of the orders in `sold`, taken from the departure that `judgedSeats` locked, counted from what was read under
 *  that lock: where somebody changed the row while we waited, the update itself would look at its older version first,
 *  and the constraint would refuse the sum. */
export const takenSeats = `
  taken as (
    update departures set taken = (select taken from departure) + (select sum(seats) from sold)
    where id = $2 and exists (select from sold)
  )`;

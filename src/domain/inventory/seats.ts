// The two statements that change the number of taken seats: `book` in bookings/ordering/place-booking.ts takes them, for
// bookings and holds, `applyEffects` in bookings/lifecycle/transition.ts returns them. Beside them only the demo world
// (db/world/booking-writer.ts), generated worlds and tests write the number. Condition and change are one statement, backed by
// the constraint departures_never_oversold: two callers can never both get the last seat. The second waits for the first's
// row lock and PostgreSQL then checks the condition again on the row that the first has left.
import { sql } from 'kysely';
import { DomainError, invalid } from '#contract/domain-error.ts';
import { assert } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';
import { closesAt } from './inventory-queries.ts';

/** Takes seats (of a private group all of them: `seatsFor` in pricing) or throws: `sold_out` if not enough are left,
 *  `departure_closed` if it has started or was closed, `invalid_input` (`too_late` on `departureId`) after the cut-off of its option. */
export async function takeSeats(db: Queryable, departureId: string, seats: number, now: Date): Promise<void> {
  const { rows } = await sql`
    update departures set taken = taken + ${seats}
    where id = ${departureId} and open and taken + ${seats} <= capacity
      and starts_at - (select make_interval(mins => cut_off_minutes) from options where id = departures.option_id) > ${now}
    returning id`.execute(db);
  if (rows.length > 0) return;
  const departure = await db
    .selectFrom('departures as d')
    .innerJoin('options as o', 'o.id', 'd.optionId')
    .select(['d.open', 'd.startsAt', 'o.cutOffMinutes'])
    .where('d.id', '=', departureId)
    .executeTakeFirst();
  if (!departure?.open || departure.startsAt <= now) throw new DomainError('departure_closed');
  if (closesAt(departure, departure) <= now) throw invalid('departureId', 'too_late');
  throw new DomainError('sold_out');
}

/** Whether what was ordered before can still be paid: the departure is open, and has not started. */
export async function isOnSale(db: Queryable, departureId: string, now: Date): Promise<boolean> {
  const departure = await db
    .selectFrom('departures')
    .select('id')
    .where('id', '=', departureId)
    .where('open', '=', true)
    .where('startsAt', '>', now)
    .executeTakeFirst();
  return departure !== undefined;
}

/** Returns seats; called exactly once for each booking that leaves the states that hold seats. */
export async function returnSeats(db: Queryable, departureId: string, seats: number): Promise<void> {
  const { rows } = await sql`
    update departures set taken = taken - ${seats} where id = ${departureId} returning id`.execute(db);
  assert(rows.length === 1, 'seats go back to a departure that exists');
}

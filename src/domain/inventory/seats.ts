// The statements that change the number of taken seats: `bookSeats` in bookings/ordering/book-seats.ts takes them, for
// bookings and holds, `transition` in bookings/lifecycle/transition.ts returns them, changes of bookings
// (bookings/changes/) do both, entries by hand (bookings/manual-entries/) as well, those of a file by allot-seats.ts. Other than these, only the demo world
// (db/world/booking-writer.ts), generated worlds and tests write the number. Condition and change are one statement, backed by
// the constraint departures_never_oversold: two callers can never both get the last seat. The second waits for the first's
// row lock and PostgreSQL then checks the condition again on the row that the first has left. Where the option shares
// resources, the departures that compete for them are locked first, and what they can still sell is written afterwards.
import { type RawBuilder, sql } from 'kysely';
import { DomainError, invalid } from '#contract/domain-error.ts';
import { assert } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';
import { isCancelled } from './closures/cancelled-departures.ts';
import { closesAt, lastStartOf, type Period } from './inventory-queries.ts';
import { keepsItsResources, lockCompeting, sharesResources, withholdCompeting } from './shared-resources.ts';
import { announceFreedSeats } from './waitlist-flags.ts';

/** The capacity of a departure without one: its seats are counted like others, and never run out. */
export const freesaleSeats = 1_000_000;

type Condition = RawBuilder<unknown>;

/** A departure as its buyer was shown it. `startsAt`: null for an open-dated ticket, whose start is not that of its departure.
 *  `untilStart`: its supplier takes the seats for a customer, and no cut-off applies. */
export type SoldDeparture = { id: string; startsAt: Date | null; untilStart?: boolean | undefined };

/** Takes seats (of a private group all of them: `seatsFor` in pricing) or throws: `sold_out` if not enough are left,
 *  `departure_closed` if it has started, was closed or starts at another time by now, `invalid_input` (`too_late` on `departureId`)
 *  after the cut-off of its option. */
export async function takeSeats(
  db: Queryable,
  { id: departureId, startsAt: soldStart, untilStart = false }: SoldDeparture,
  seats: number,
  now: Date,
): Promise<void> {
  const isAsSold = soldStart === null ? sql`true` : sql`starts_at = ${soldStart}`;
  const cutOff = untilStart
    ? sql`interval '0'`
    : sql`(select make_interval(mins => cut_off_minutes) from options where id = departures.option_id)`;
  const isFree = sql`open and ${isAsSold} and taken + withheld + ${seats} <= capacity
    and coalesce(ends_at, starts_at) - ${cutOff} > ${now}`;
  if (await changeSeats(db, departureId, seats, sql`${isFree} and not (${sharesResources})`)) return;
  const { rows } = await sql<Period & { open: boolean; cutOffMinutes: number; shared: boolean; keeps: boolean }>`
    select open, starts_at, ends_at, cut_off_minutes, ${sharesResources} as shared, ${keepsItsResources} as keeps
    from departures join options on options.id = departures.option_id where departures.id = ${departureId}`.execute(db);
  const [departure] = rows;
  if (departure?.shared) {
    if (departure.keeps && (await takeWithoutOthers(db, departureId, seats, isFree))) return;
    await lockCompeting(db, [departureId], now);
    if (await changeSeats(db, departureId, seats, isFree))
      return void (await withholdCompeting(db, [departureId], now));
  }
  const isMoved = departure !== undefined && soldStart !== null && departure.startsAt.getTime() !== soldStart.getTime();
  if (!departure?.open || isMoved || lastStartOf(departure) <= now) throw new DomainError('departure_closed');
  if (!untilStart && closesAt(departure, departure) <= now) throw invalid('departureId', 'too_late');
  throw new DomainError('sold_out');
}

/** The same for its supplier, who may take what is free of a departure that is closed or has begun. Throws `sold_out`,
 *  `departure_closed` if it was cancelled. */
export async function takeSeatsByHand(db: Queryable, departureId: string, seats: number, now: Date): Promise<void> {
  // Locked first: a statement that has waited for the row would not see that it was cancelled meanwhile.
  await lockCompeting(db, [departureId], now);
  if (await isCancelled(db, departureId)) throw new DomainError('departure_closed');
  if (!(await changeSeats(db, departureId, seats, sql`taken + withheld + ${seats} <= capacity`)))
    throw new DomainError('sold_out');
  await withholdCompeting(db, [departureId], now);
}

/** Further seats of a departure that has its guide or boat: those that compete with it are not looked at. A row that does not fit any
 *  more after waiting for its lock stays locked, and then others would be locked out of their order: the savepoint gives it back. */
async function takeWithoutOthers(
  db: Queryable,
  departureId: string,
  seats: number,
  isFree: Condition,
): Promise<boolean> {
  await sql`savepoint before_seats`.execute(db);
  if (await changeSeats(db, departureId, seats, sql`${isFree} and ${keepsItsResources}`)) return true;
  await sql`rollback to savepoint before_seats`.execute(db);
  return false;
}

type TakenSeats = { departureId: string; seats: number };

/** Returns seats; called exactly once for each booking that leaves the states that hold seats, and for items that are cancelled
 *  by themselves. */
export async function returnSeats(db: Queryable, departureId: string, seats: number, now: Date): Promise<void> {
  const changed = await changeSeats(db, departureId, -seats, sql`not (${sharesResources})`);
  if (!changed) return returnSeatsOf(db, [{ departureId, seats }], now);
  if (changed.hasWaitlist) await announceFreedSeats(db, [departureId], now);
}

/** Returns the seats of several bookings. All their departures, and those that compete with them, are locked in one statement in
 *  ascending order of their ids: two orders of the same departures never wait for each other. */
export async function returnSeatsOf(db: Queryable, freed: readonly TakenSeats[], now: Date): Promise<void> {
  const departureIds = freed.map(({ departureId }) => departureId);
  await lockCompeting(db, departureIds, now);
  const { rows: returned } = await sql<{ id: string; hasWaitlist: boolean }>`
    update departures set taken = taken - freed.seats
    from (
      select id, sum(seats)::integer as seats from unnest(${departureIds}::uuid[], ${freed.map(({ seats }) => seats)}::int[]) as one (id, seats)
      group by id
    ) freed
    where departures.id = freed.id returning departures.id, has_waitlist`.execute(db);
  assert(returned.length === new Set(departureIds).size, 'seats go back to departures that exist');
  const waitedFor = new Set(returned.filter(({ hasWaitlist }) => hasWaitlist).map(({ id }) => id));
  for (const { id, hasWaitlist } of await withholdCompeting(db, departureIds, now)) if (hasWaitlist) waitedFor.add(id);
  await announceFreedSeats(db, [...waitedFor], now);
}

type SeatMove = {
  /** What is returned in any case, with whatever comes. */
  freed: readonly TakenSeats[];
  /** What a booking has, if it gives it up. */
  from?: TakenSeats | undefined;
  /** What it has afterwards, or takes in addition. */
  to: SoldDeparture & { seats: number };
};

/** Returns seats of some departures and takes seats of another, or refuses as `takeSeats`: all of them, or, of the departure that a
 *  booking has already, those that are more. All are locked first, with those that compete with them, in ascending order of their ids:
 *  two moves in opposite directions do not wait for each other. So is a departure of which no seat is taken, because its extras may be: of
 *  two bookings that exchange theirs, each takes what the other has. */
export async function moveSeats(db: Queryable, { freed, from, to }: SeatMove, now: Date): Promise<void> {
  const keeps = from?.departureId === to.id ? Math.min(from.seats, to.seats) : 0;
  const more = to.seats - keeps;
  const givenUp = from ? [{ ...from, seats: from.seats - keeps }] : [];
  const returned = [...freed, ...givenUp].filter(({ seats }) => seats > 0);
  const departureIds = new Set([to.id, ...returned.map(({ departureId }) => departureId)]);
  if (departureIds.size > 1 || more === 0) await lockCompeting(db, [...departureIds], now);
  // Returned first: what is moved may need the guide or boat that it gives up.
  for (const { departureId, seats } of returned) await returnSeats(db, departureId, seats, now);
  if (more > 0) await takeSeats(db, to, more, now);
}

type Changed = { hasWaitlist: boolean };

/** For `takeSeats` and its like, and allot-seats.ts. */
export async function changeSeats(
  db: Queryable,
  departureId: string,
  by: number,
  condition: Condition,
): Promise<Changed | undefined> {
  const { rows } = await sql<Changed>`
    update departures set taken = taken + ${by} where id = ${departureId} and ${condition} returning has_waitlist`.execute(
    db,
  );
  return rows[0];
}

/** For allot-seats.ts: takes what was counted under a lock, of many departures by the same condition in one statement. */
export async function takeCountedSeats(db: Queryable, counted: readonly TakenSeats[]): Promise<void> {
  const departureIds = counted.map(({ departureId }) => departureId);
  const { rows } = await sql`
    update departures set taken = taken + counted.seats
    from (
      select id, sum(seats)::integer as seats
      from unnest(${departureIds}::uuid[], ${counted.map(({ seats }) => seats)}::int[]) as one (id, seats)
      group by id
    ) counted
    where departures.id = counted.id and taken + withheld + counted.seats <= capacity returning departures.id`.execute(
    db,
  );
  assert(rows.length === new Set(departureIds).size, 'locked departures have what was counted');
}

/** Whether what was ordered before can still be paid: the departure is open, and a visit can still begin. */
export async function isOnSale(db: Queryable, departureId: string, now: Date): Promise<boolean> {
  const departure = await db
    .selectFrom('departures')
    .select('id')
    .where('id', '=', departureId)
    .where('open', '=', true)
    .where(sql`coalesce(ends_at, starts_at)`, '>', now)
    .executeTakeFirst();
  return departure !== undefined;
}

// SQL for cancellations of departures, and for the bookings that end with them.
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

export type DepartureCancellation = {
  departureId: string;
  cancelledAt: Date;
  /** The clock, because too few had booked. */
  actor: 'supplier' | 'operator' | 'clock';
  reason: string | null;
  note: string | null;
  /** How many bookings of travellers have ended so far. */
  ended: number;
  /** Null while bookings are being ended. */
  doneAt: Date | null;
};

export async function insertCancellation(
  db: Queryable,
  cancellation: Omit<DepartureCancellation, 'ended' | 'doneAt'>,
): Promise<void> {
  await db.insertInto('departureCancellations').values(cancellation).execute();
}

export async function findCancellation(db: Queryable, departureId: string): Promise<DepartureCancellation | undefined> {
  const found = db.selectFrom('departureCancellations').selectAll().where('departureId', '=', departureId);
  return found.executeTakeFirst() as Promise<DepartureCancellation | undefined>;
}

/** One batch of a departure at a time: its job may run twice. Undefined once it is done. */
export async function lockUnderWay(db: Queryable, departureId: string): Promise<DepartureCancellation | undefined> {
  const { rows } = await sql<DepartureCancellation>`
    select * from departure_cancellations where departure_id = ${departureId} and done_at is null for no key update`.execute(
    db,
  );
  return rows[0];
}

export async function addEnded(db: Queryable, departureId: string, count: number): Promise<void> {
  await sql`update departure_cancellations set ended = ended + ${count} where departure_id = ${departureId}`.execute(
    db,
  );
}

const isActive = sql`b.state in ('on_hold', 'pending', 'confirmed')`;

/** The caller has locked it. */
export async function finish(db: Queryable, departureId: string, at: Date): Promise<void> {
  await sql`
    update departure_cancellations set done_at = ${at},
      kept = (select count(*) from bookings b where b.departure_id = ${departureId} and ${isActive})
    where departure_id = ${departureId}`.execute(db);
}

type Ending = Pick<DepartureCancellation, 'departureId' | 'actor'>;

/** A booking `b` ends with its departure: all that are active when too few had booked; when a person cancels it, those of which no person
 *  was let in. */
const endsWith = (actor: Ending['actor']): RawBuilder<unknown> =>
  actor === 'clock' ? isActive : sql`(${isActive} and b.checked_in_at is null)`;

/** The bookings that end, and those elsewhere of which a change waits that would move into the departure. */
const involvedIn = ({ departureId, actor }: Ending): RawBuilder<unknown> => sql`
  select b.id from bookings b where b.departure_id = ${departureId} and ${endsWith(actor)}
  union
  select c.booking_id from booking_changes c join bookings b on b.id = c.booking_id
  where c.departure_id = ${departureId} and c.state = 'pending' and b.departure_id <> ${departureId}`;

/** The next of them. */
export async function findInvolved(db: Queryable, ending: Ending, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${involvedIn(ending)} order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of the bookings that still are: the caller has locked them since. */
export async function findStillInvolved(
  db: Queryable,
  ending: Ending,
  bookingIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select i.id from (${involvedIn(ending)}) i where i.id = any(${bookingIds}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

type Affected = {
  /** The placed ones that end, with those that wait for an answer or a payment. */
  bookingIds: string[];
  people: number;
  requests: number;
  /** Of which no one has been notified yet that they are bookings. */
  holds: number;
  changes: number;
  waiting: number;
  /** Bookings that stay. */
  kept: number;
  /** Bookings by hand. */
  byHand: number;
};

export async function readAffected(db: Queryable, { departureId, actor }: Ending): Promise<Affected> {
  const ends = endsWith(actor);
  const isPlaced = sql`(${ends} and b.placed_at is not null)`;
  const { rows } = await sql<Affected>`
    select of_travellers.*,
      (select count(*) from booking_changes c join bookings b on b.id = c.booking_id
        where c.departure_id = ${departureId} and c.state = 'pending' and b.departure_id <> ${departureId}) as changes,
      (select count(*) from waitlist_entries e
        where e.departure_id = ${departureId} and e.booking_id is null and e.ended_at is null) as waiting,
      (select count(*) from manual_entries m
        where m.departure_id = ${departureId} and m.kind = 'booking' and m.released_at is null) as by_hand
    from (
      select coalesce(array_agg(b.id::text order by b.id) filter (where ${isPlaced}), '{}') as booking_ids,
        coalesce(sum(b.adults + b.children) filter (where ${isPlaced}), 0) as people,
        count(*) filter (where b.state = 'pending') as requests,
        count(*) filter (where ${ends} and b.placed_at is null) as holds,
        count(*) filter (where not ${ends}) as kept
      from bookings b where b.departure_id = ${departureId} and b.state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show')
    ) of_travellers`.execute(db);
  return rows[0]!;
}

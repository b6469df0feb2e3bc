// Gives departures another number of seats, and takes that back. One that has sold more keeps what it has, as does one that always has
// places, and one that is booked by a private group, which has bought it whole.
import { type RawBuilder, sql } from 'kysely';
import type { CalendarEditPreview } from '#contract/suppliers/calendar-edits.ts';
import type { Queryable } from '#platform/database/database.ts';
import { freesaleSeats } from '../extend-departures.ts';
import { lockCompeting, withholdOf } from '../shared-resources.ts';
import { announceFreedSeats } from '../waitlist-flags.ts';
import { isChosen, lockCalendarsOf, type Selection, toursOf } from './calendar-edit-queries.ts';

/** On a row `d` of departures: it can have so many seats. */
const canHave = (
  capacity: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(d.capacity < ${freesaleSeats} and d.taken <= ${capacity}
  and not (d.taken > 0 and exists (select from units u where u.option_id = d.option_id and u.kind = 'group')))`;

/** It has other seats, and can have so many. */
const changesTo = (capacity: number): RawBuilder<unknown> =>
  sql`(d.capacity <> ${capacity} and ${canHave(sql`${capacity}`)})`;

export async function previewCapacity(
  db: Queryable,
  selection: Selection,
  capacity: number,
): Promise<CalendarEditPreview> {
  const changes = changesTo(capacity);
  const { rows } = await sql<CalendarEditPreview>`
    select count(*) filter (where ${changes}) as departures, count(*) filter (where d.capacity = ${capacity}) as already,
      count(*) filter (where d.capacity <> ${capacity} and not ${canHave(sql`${capacity}`)}) as kept,
      count(*) filter (where ${changes} and d.taken > 0) as booked,
      coalesce(sum(d.taken) filter (where ${changes}), 0) as seats_taken
    from departures d where ${isChosen(selection)}`.execute(db);
  return rows[0]!;
}

/** Those that would change, at most so many. Not locked yet. */
export async function findChangeable(
  db: Queryable,
  selection: Selection,
  capacity: number,
  limit: number,
): Promise<string[]> {
  await lockCalendarsOf(db, toursOf(selection));
  const { rows } = await sql<{ id: string }>`
    select d.id from departures d where ${changesTo(capacity)} and ${isChosen(selection)}
    order by d.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

type CapacityEdit = { id: string; capacity: number };

/** Of these departures, and keeps what they had. Returns how many it changed: what was sold meanwhile may forbid it. */
export async function setCapacities(
  db: Queryable,
  { id, capacity }: CapacityEdit,
  departureIds: readonly string[],
): Promise<number> {
  await lockCompeting(db, departureIds);
  const { rows } = await sql<{ departureId: string }>`
    insert into calendar_edit_capacities (edit_id, departure_id, capacity_before)
    select ${id}, d.id, d.capacity from departures d
    where d.id = any(${departureIds}::uuid[]) and ${changesTo(capacity)}
    returning departure_id`.execute(db);
  const ids = rows.map(({ departureId }) => departureId);
  await changeCapacities(db, ids, sql`${capacity}::int`);
  return ids.length;
}

/** What was changed otherwise since, or has sold more by now, stays. Returns how many have what they had before. */
export async function restoreCapacities(db: Queryable, { id, capacity }: CapacityEdit): Promise<number> {
  const ofEdit = sql`select departure_id from calendar_edit_capacities where edit_id = ${id}`;
  await lockCalendarsOf(db, sql`select tour_id from departures where id in (${ofEdit})`);
  const { rows: all } = await sql<{ departureId: string }>`${ofEdit}`.execute(db);
  await lockCompeting(
    db,
    all.map(({ departureId }) => departureId),
  );
  const { rows } = await sql<{ id: string }>`
    select d.id from calendar_edit_capacities e join departures d on d.id = e.departure_id
    where e.edit_id = ${id} and d.capacity = ${capacity} and ${canHave(sql`e.capacity_before`)}`.execute(db);
  const ids = rows.map((row) => row.id);
  const before = sql`(select capacity_before from calendar_edit_capacities e where e.edit_id = ${id} and e.departure_id = d.id)`;
  await changeCapacities(db, ids, before);
  return ids.length;
}

/** The caller has locked them with those that compete with them. Who waits for seats is offered what is added. */
async function changeCapacities(
  db: Queryable,
  departureIds: readonly string[],
  capacity: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<{ id: string; hasWaitlist: boolean }>`
    update departures d set capacity = ${capacity}, withheld = least(d.withheld, ${capacity} - d.taken)
    where d.id = any(${departureIds}::uuid[]) returning d.id, d.has_waitlist`.execute(db);
  await withholdOf(db, departureIds);
  await announceFreedSeats(
    db,
    rows.filter(({ hasWaitlist }) => hasWaitlist).map(({ id }) => id),
  );
}

// Departures that a supplier chooses over days and tours. An edit locks the schedules and options of its tours, as who closes one
// departure does, and then its departures, each in ascending order of their ids.
import { type RawBuilder, sql } from 'kysely';
import type { CalendarEditPreview } from '#contract/suppliers/calendar-edits.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { openDatedStart } from '../open-dated.ts';

export type Selection = {
  supplierId: string;
  from: string;
  to: string;
  weekdays: readonly number[] | null;
  tourIds: readonly string[] | null;
  startTimes: readonly string[] | null;
  now: Date;
};

export type CalendarEdit = {
  id: string;
  firstDay: string;
  lastDay: string;
  tourIds: string[] | null;
  reason: string | null;
  departures: number;
  /** How many seats it gave them; null: it closed them. */
  capacity: number | null;
  madeAt: Date;
  undoneAt: Date | null;
};

export async function findOwnSupplier(db: Queryable, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ supplierId: string }>`
    select supplier_id from supplier_members where user_id = ${userId} order by supplier_id limit 1`.execute(db);
  return rows[0]?.supplierId;
}

export const toursOf = ({ supplierId, tourIds }: Selection): RawBuilder<unknown> => sql`
  select id from tours where supplier_id = ${supplierId} and (${tourIds}::uuid[] is null or id = any(${tourIds}::uuid[]))`;

/** On a row `d` of departures. */
export const isChosen = (selection: Selection): RawBuilder<unknown> => {
  const { from, to, weekdays, startTimes, now } = selection;
  return sql`d.tour_id in (${toursOf(selection)})
    and d.starts_at_local >= ${from}::date and d.starts_at_local < ${to}::date + 1
    and d.starts_at > ${now} and d.starts_at_local <> ${openDatedStart}::timestamp
    and (${weekdays}::int[] is null or extract(isodow from d.starts_at_local)::int = any(${weekdays}::int[]))
    and (${startTimes}::time[] is null or d.starts_at_local::time = any(${startTimes}::time[]))`;
};

export async function previewClosing(db: Queryable, selection: Selection): Promise<CalendarEditPreview> {
  const { rows } = await sql<CalendarEditPreview>`
    select count(*) filter (where d.open) as departures, count(*) filter (where not d.open) as already, 0 as kept,
      count(*) filter (where d.open and d.taken > 0) as booked, coalesce(sum(d.taken) filter (where d.open), 0) as seats_taken
    from departures d where ${isChosen(selection)}`.execute(db);
  return rows[0]!;
}

export async function lockCalendarsOf(db: Queryable, tours: RawBuilder<unknown>): Promise<void> {
  const options = sql`select id from options where tour_id in (${tours})`;
  await sql`${options} order by id for no key update`.execute(db);
  await sql`select from schedules where option_id in (${options}) order by id for no key update`.execute(db);
}

/** Locks departures that are open, at most so many. */
export async function lockChosen(db: Queryable, selection: Selection, limit: number): Promise<string[]> {
  await lockCalendarsOf(db, toursOf(selection));
  const { rows } = await sql<{ id: string }>`
    select d.id from departures d where d.open and ${isChosen(selection)}
    order by d.id limit ${limit} for no key update of d`.execute(db);
  return rows.map(({ id }) => id);
}

export async function insertEdit(db: Queryable, supplierId: string, edit: CalendarEdit): Promise<void> {
  await sql`
    insert into calendar_edits (id, supplier_id, first_day, last_day, tour_ids, reason, departures, capacity, made_at)
    values (${edit.id}, ${supplierId}, ${edit.firstDay}, ${edit.lastDay}, ${edit.tourIds}::uuid[], ${edit.reason},
      ${edit.departures}, ${edit.capacity}, ${edit.madeAt})`.execute(db);
}

/** How many it has changed, once that is known. */
export async function setChanged(db: Queryable, editId: string, departures: number): Promise<void> {
  await db.updateTable('calendarEdits').set({ departures }).where('id', '=', editId).execute();
}

/** The caller has locked them. */
export async function closeEach(db: Queryable, edit: CalendarEdit, departureIds: readonly string[]): Promise<void> {
  const ids = departureIds.map(() => newId());
  await sql`
    insert into closures (id, tour_id, option_id, departure_id, first_day, last_day, cause, reason, created_at, edit_id)
    select chosen.id, d.tour_id, d.option_id, d.id, d.starts_at_local::date, d.starts_at_local::date, 'supplier', ${edit.reason},
      ${edit.madeAt}, ${edit.id}
    from unnest(${ids}::uuid[], ${departureIds}::uuid[]) as chosen (id, departure_id)
    join departures d on d.id = chosen.departure_id`.execute(db);
  await sql`update departures set open = false where id = any(${departureIds}::uuid[])`.execute(db);
}

const editColumns = sql`id, first_day, last_day, tour_ids, reason, departures, capacity, made_at, undone_at`;

export async function listEdits(db: Queryable, supplierId: string, limit: number): Promise<CalendarEdit[]> {
  const { rows } = await sql<CalendarEdit>`
    select ${editColumns} from calendar_edits where supplier_id = ${supplierId} order by made_at desc, id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Undefined if it is another supplier's, or was undone. */
export async function markUndone(
  db: Queryable,
  { id, supplierId, now }: { id: string; supplierId: string; now: Date },
): Promise<CalendarEdit | undefined> {
  const { rows } = await sql<CalendarEdit>`
    update calendar_edits set undone_at = ${now} where id = ${id} and supplier_id = ${supplierId} and undone_at is null
    returning ${editColumns}`.execute(db);
  return rows[0];
}

/** Removes the closures of an edit, and opens what no other covers. Returns how many of these are ahead. */
export async function openEach(db: Queryable, editId: string, now: Date): Promise<number> {
  await lockCalendarsOf(db, sql`select tour_id from closures where edit_id = ${editId}`);
  await sql`
    select from departures where id in (select departure_id from closures where edit_id = ${editId})
    order by id for no key update`.execute(db);
  const { rows: gone } = await sql<{ departureId: string }>`
    delete from closures where edit_id = ${editId} returning departure_id`.execute(db);
  const ids = gone.map(({ departureId }) => departureId);
  const { rows } = await sql<{ startsAt: Date }>`
    update departures d set open = true where id = any(${ids}::uuid[]) and not open and not is_closed(d)
    returning starts_at`.execute(db);
  return rows.filter(({ startsAt }) => startsAt > now).length;
}

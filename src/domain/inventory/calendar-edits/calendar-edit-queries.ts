// An edit, and what it chose: its items, which are worked through in the order of their ids.
import { sql } from 'kysely';
import type { EditState } from '#kernel/choices/calendar-edits.ts';
import type { RefusedDeparture } from '#contract/suppliers/calendar-edits.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findTourTitles } from '#domain/catalogue/find-tour.ts';
import { type CalendarEdit, type EditItem, type ItemOutcome, undoableFrom } from './calendar-edit.ts';
import { isChosen, type Selection } from './selection.ts';

/** The caller has locked the supplier, so that of two at once one counts the other. */
export async function countUnderWay(db: Queryable, supplierId: string): Promise<number> {
  const { rows } = await sql<{ underWay: number }>`
    select count(*) as under_way from calendar_edits where supplier_id = ${supplierId} and state in ('running', 'undoing')`.execute(
    db,
  );
  return rows[0]!.underWay;
}

export async function insertEdit(db: Queryable, supplierId: string, edit: CalendarEdit): Promise<void> {
  await db
    .insertInto('calendarEdits')
    .values({ ...edit, supplierId })
    .execute();
}

/** Notes what is chosen, at most so many departures. Returns how many. */
export async function insertItems(
  db: Queryable,
  { id, kind }: CalendarEdit,
  selection: Selection,
  limit: number,
): Promise<number> {
  const chosen = sql`from departures d where ${isChosen(selection)}`;
  const items =
    kind === 'price'
      ? sql`select ${id}::uuid, d.option_id, count(*)::int ${chosen} group by d.option_id`
      : sql`select ${id}::uuid, d.id, 1 ${chosen} limit ${limit}`;
  const { rows } = await sql<{ departures: number }>`
    with inserted as (insert into calendar_edit_items (edit_id, subject_id, departures) ${items} returning departures)
    select coalesce(sum(departures), 0)::int as departures from inserted`.execute(db);
  return rows[0]!.departures;
}

const editColumns = sql`id, kind, state, first_day, last_day, weekdays, array(select to_char(time, 'HH24:MI') from unnest(start_times) time) as start_times,
  tour_ids, reason, capacity, price_unit, price_minor, price_currency, price_percent, total, worked, departures, refused, restored, made_at, undone_at, worked_until`;

type EditRow = Omit<CalendarEdit, 'startTimes'> & { startTimes: string[] };

/** No edit has an empty list of start times. */
const editOf = (row: EditRow): CalendarEdit => ({
  ...row,
  startTimes: row.startTimes.length > 0 ? row.startTimes : null,
});

export async function listEdits(
  db: Queryable,
  supplierId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<CalendarEdit[]> {
  const isBefore = before
    ? sql`(made_at, id) < (select made_at, id from calendar_edits where id = ${before} and supplier_id = ${supplierId})`
    : sql`true`;
  const { rows } = await sql<EditRow>`
    select ${editColumns} from calendar_edits where supplier_id = ${supplierId} and ${isBefore}
    order by made_at desc, id desc limit ${limit}`.execute(db);
  return rows.map(editOf);
}

/** Undefined if it is another supplier's. */
export async function findEdit(db: Queryable, id: string, supplierId: string): Promise<CalendarEdit | undefined> {
  const { rows } = await sql<EditRow>`
    select ${editColumns} from calendar_edits where id = ${id} and supplier_id = ${supplierId}`.execute(db);
  return rows[0] && editOf(rows[0]);
}

/** One batch of an edit at a time: its job may run twice. */
export async function lockEdit(db: Queryable, id: string): Promise<CalendarEdit | undefined> {
  const { rows } =
    await sql<EditRow>`select ${editColumns} from calendar_edits where id = ${id} for no key update`.execute(db);
  return rows[0] && editOf(rows[0]);
}

/** Undefined if it is another supplier's, was undone or is too old. What it has not changed yet stays as it is. */
export async function beginUndo(
  db: Queryable,
  { id, supplierId, now }: { id: string; supplierId: string; now: Date },
): Promise<CalendarEdit | undefined> {
  const { madeAt, lastDay } = undoableFrom(now);
  const { rows } = await sql<EditRow>`
    update calendar_edits set undone_at = ${now}, state = 'undoing', worked = 0, worked_until = null
    where id = ${id} and supplier_id = ${supplierId} and undone_at is null
      and made_at >= ${madeAt} and last_day >= ${lastDay}::date returning ${editColumns}`.execute(db);
  return rows[0] && editOf(rows[0]);
}

/** The next items that are not decided, or, of an edit that is being undone, those that it has changed: closing gives those a closure as
 *  well that were closed before. */
export async function nextItems(
  db: Queryable,
  { id, kind, state, workedUntil }: CalendarEdit,
  limit: number,
): Promise<EditItem[]> {
  const changed = kind === 'close' ? ['changed', 'same'] : ['changed'];
  const isNext = state === 'undoing' ? sql`outcome = any(${changed}::text[])` : sql`outcome is null`;
  const { rows } = await sql<EditItem>`
    select subject_id as id, departures from calendar_edit_items
    where edit_id = ${id} and ${isNext} ${workedUntil ? sql`and subject_id > ${workedUntil}` : sql``}
    order by subject_id limit ${limit}`.execute(db);
  return rows;
}

/** An item without an outcome is a departure that is gone. */
export async function writeOutcomes(
  db: Queryable,
  { id }: CalendarEdit,
  itemIds: readonly string[],
  outcomes: readonly ItemOutcome[],
): Promise<void> {
  await sql`
    update calendar_edit_items i set outcome = coalesce(o.outcome, 'same'), refusal = o.refusal,
      capacity_before = coalesce(o.capacity_before, i.capacity_before)
    from unnest(${itemIds}::uuid[]) as item (id) left join unnest(${outcomes.map((one) => one.id)}::uuid[],
      ${outcomes.map(({ outcome }) => outcome)}::text[], ${outcomes.map(({ refusal }) => refusal ?? null)}::text[],
      ${outcomes.map(({ capacityBefore }) => capacityBefore ?? null)}::int[]) as o (id, outcome, refusal, capacity_before) on o.id = item.id
    where i.edit_id = ${id} and i.subject_id = item.id`.execute(db);
}

export type Progress = Pick<CalendarEdit, 'total' | 'worked' | 'departures' | 'refused' | 'restored'> & {
  state: EditState;
  workedUntil: string | null;
};

export async function updateProgress(db: Queryable, id: string, progress: Progress): Promise<void> {
  await db.updateTable('calendarEdits').set(progress).where('id', '=', id).execute();
}

export async function listRefused(
  db: Queryable,
  editId: string,
  { language, limit }: { language: Language; limit: number },
): Promise<RefusedDeparture[]> {
  const { rows } = await sql<Omit<RefusedDeparture, 'title'>>`
    select d.id as departure_id, coalesce(d.tour_id, o.tour_id) as tour_id, d.starts_at_local, i.departures, i.refusal
    from calendar_edit_items i left join departures d on d.id = i.subject_id left join options o on o.id = i.subject_id
    where i.edit_id = ${editId} and i.outcome = 'refused' and coalesce(d.tour_id, o.tour_id) is not null
    order by d.starts_at_local, i.subject_id limit ${limit}`.execute(db);
  const tourIds = rows.map(({ tourId }) => tourId);
  const titles = await findTourTitles(db, tourIds, language);
  return rows.map((row) => ({ ...row, title: titles.get(row.tourId) ?? '' }));
}

/** Of edits that cannot be undone any more. Returns how many were deleted. */
export async function deleteOldItems(db: Queryable, now: Date, limit: number): Promise<number> {
  const { madeAt, lastDay } = undoableFrom(now);
  const { rows } = await sql`
    delete from calendar_edit_items where (edit_id, subject_id) in (
      select i.edit_id, i.subject_id from calendar_edits e join calendar_edit_items i on i.edit_id = e.id
      where e.state in ('done', 'undone') and (e.made_at < ${madeAt} or e.last_day < ${lastDay}::date) limit ${limit}
    ) returning edit_id`.execute(db);
  return rows.length;
}

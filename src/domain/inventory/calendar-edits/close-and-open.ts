// Closes departures, each by a closure of its own, and opens those that suppliers have closed: the closures that cover them stay, and do
// not count for them any more. Callers have locked the edit; departures are locked in ascending order of their ids.
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { covers, isClosed, isCovered } from '../closures/is-closed.ts';
import { isBusy } from '../resources/is-busy.ts';
import type { CalendarEdit, ItemOutcome, PreviewCounts } from './calendar-edit.ts';
import { isChosen, lockCalendarsOf, type Selection, previewColumns } from './selection.ts';

/** Why a supplier cannot open a departure `d`: it was cancelled, no schedule has it any more, or what it needs is busy. Null if it can. */
const openingRefusal = sql`coalesce(
  (select min(c.cause) from closures c where ${covers} and c.cause in ('too_few', 'unscheduled', 'cancelled')),
  case when ${isBusy} then 'busy' end)`;

export async function previewClosing(db: Queryable, selection: Selection): Promise<PreviewCounts> {
  const { rows } = await sql<PreviewCounts>`
    select ${previewColumns(sql`(not d.is_covered)`, sql`d.is_covered`)}
    from (select d.taken, ${isCovered} as is_covered from departures d where ${isChosen(selection)}) d`.execute(db);
  return rows[0]!;
}

export async function previewOpening(db: Queryable, selection: Selection): Promise<PreviewCounts> {
  const { rows } = await sql<PreviewCounts>`
    select ${previewColumns(sql`(not d.open and d.refusal is null)`, sql`d.open`)}
    from (
      select d.open, d.taken, case when not d.open then ${openingRefusal} end as refusal
      from departures d where ${isChosen(selection)}
    ) d`.execute(db);
  return rows[0]!;
}

type Locked = {
  id: string;
  open: boolean;
  isCovered: boolean;
  isAhead: boolean;
  refusal: 'cancelled' | 'too_few' | 'unscheduled' | 'busy' | null;
};

async function lock(db: Queryable, departureIds: readonly string[], now: Date): Promise<Locked[]> {
  await lockCalendarsOf(db, departureIds);
  await sql`select from departures where id = any(${departureIds}::uuid[]) order by id for no key update`.execute(db);
  // In a statement of its own: the one that has waited for a lock does not see the closures made meanwhile.
  const { rows } = await sql<Locked>`
    select d.id, d.open, ${isCovered} as is_covered, d.starts_at > ${now} as is_ahead, case when not d.open then ${openingRefusal} end as refusal
    from departures d where d.id = any(${departureIds}::uuid[])`.execute(db);
  return rows;
}

/** Gives each that has not started a closure of the edit, also where another one covers it: it may be undone before this one. */
export async function closeEach(
  db: Queryable,
  edit: CalendarEdit,
  departureIds: readonly string[],
  now: Date,
): Promise<ItemOutcome[]> {
  const found = await lock(db, departureIds, now);
  const closed = found.filter(({ isAhead }) => isAhead).map(({ id }) => id);
  await sql`
    insert into closures (id, tour_id, option_id, departure_id, first_day, last_day, cause, reason, created_at, edit_id)
    select chosen.id, d.tour_id, d.option_id, d.id, d.starts_at_local::date, d.starts_at_local::date, 'supplier', ${edit.reason},
      ${edit.madeAt}, ${edit.id}
    from unnest(${closed.map(() => newId())}::uuid[], ${closed}::uuid[]) as chosen (id, departure_id)
    join departures d on d.id = chosen.departure_id`.execute(db);
  await sql`update departures set open = false where id = any(${closed}::uuid[]) and open`.execute(db);
  return found.map(({ id, isCovered: wasCovered, isAhead }) => {
    if (wasCovered) return { id, outcome: 'same' };
    return isAhead ? { id, outcome: 'changed' } : { id, outcome: 'refused', refusal: 'started' };
  });
}

/** Opens those that only suppliers have closed. */
export async function openEach(
  db: Queryable,
  edit: CalendarEdit,
  departureIds: readonly string[],
  now: Date,
): Promise<ItemOutcome[]> {
  const found = await lock(db, departureIds, now);
  const opened = found.filter(({ open, isAhead, refusal }) => !open && isAhead && !refusal).map(({ id }) => id);
  await sql`
    insert into closure_exceptions (closure_id, departure_id, edit_id)
    select c.id, d.id, ${edit.id} from departures d join closures c on ${covers}
    where d.id = any(${opened}::uuid[]) on conflict do nothing`.execute(db);
  await openUncovered(db, opened);
  return found.map(({ id, open, isAhead, refusal }) => {
    if (open) return { id, outcome: 'same' };
    if (refusal || !isAhead) return { id, outcome: 'refused', refusal: refusal ?? 'started' };
    return { id, outcome: 'changed' };
  });
}

/** Removes the closures of an edit, and opens what no other covers. */
export async function undoClosing(
  db: Queryable,
  { id: editId }: CalendarEdit,
  departureIds: readonly string[],
  now: Date,
): Promise<ItemOutcome[]> {
  const found = await lock(db, departureIds, now);
  await sql`delete from closures where edit_id = ${editId} and departure_id = any(${departureIds}::uuid[])`.execute(db);
  const opened = await openUncovered(db, departureIds);
  return found.map(({ id, isAhead }) => restoredIf(opened.has(id), id, isAhead));
}

/** Lets the closures count again that an edit has left out. What was deleted of them since stays open. */
export async function undoOpening(
  db: Queryable,
  { id: editId }: CalendarEdit,
  departureIds: readonly string[],
  now: Date,
): Promise<ItemOutcome[]> {
  const found = await lock(db, departureIds, now);
  await sql`delete from closure_exceptions where edit_id = ${editId} and departure_id = any(${departureIds}::uuid[])`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`
    update departures d set open = false where id = any(${departureIds}::uuid[]) and open and ${isClosed} returning id`.execute(
    db,
  );
  const closed = new Set(rows.map(({ id }) => id));
  return found.map(({ id, isAhead }) => restoredIf(closed.has(id), id, isAhead));
}

async function openUncovered(db: Queryable, departureIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update departures d set open = true where id = any(${departureIds}::uuid[]) and not open and not ${isClosed} returning id`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

const restoredIf = (isChanged: boolean, id: string, isAhead: boolean): ItemOutcome =>
  isChanged ? { id, outcome: 'undone', restored: isAhead } : { id, outcome: 'kept' };

// What an edit has said of days applies to departures that are made or moved there later, until it is undone: who closes a day means the
// day, not the departures that happened to exist. Edits and undoing them lock the supplier and then the schedules of the chosen tours;
// publishing locks the supplier, too, and extending calendars the schedules. So a departure is either chosen, or made by who sees the edit.
import { type RawBuilder, sql } from 'kysely';
import type { EditKind } from '#kernel/choices/calendar-edits.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { openDatedStart } from '../open-dated.ts';
import { freesaleSeats } from '../seats.ts';
import { covers, isClosed } from '../closures/is-closed.ts';

/** An edit (`calendar_edits`) chose the start of a row `d` of departures of a tour `t`, and is not undone. */
const stands = (edit: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (${edit}.supplier_id = t.supplier_id and ${edit}.undone_at is null and (${edit}.tour_ids is null or t.id = any(${edit}.tour_ids))
    and d.starts_at_local::date between ${edit}.first_day and ${edit}.last_day and d.starts_at_local <> ${openDatedStart}::timestamp
    and (${edit}.weekdays is null or extract(isodow from d.starts_at_local)::int = any(${edit}.weekdays))
    and (${edit}.start_times is null or d.starts_at_local::time = any(${edit}.start_times)))`;

/** On a row `d` of departures of a tour `t`: an edit closes its start, no later one has opened it, and it is not one of those closed then. */
export const isOnClosedDay = sql<boolean>`exists (
  select from calendar_edits e where e.kind = 'close' and ${stands(sql`e`)}
    and not exists (select from closures c where c.departure_id = d.id and c.edit_id = e.id)
    and not exists (
      select from calendar_edits l where l.kind = 'open' and l.made_at >= e.made_at and ${stands(sql`l`)}))`;

type Standing = { editId: string; departureId: string; kind: EditKind; capacity: number | null };

/** Of departures just made; prices are rules of their option. Each edit is noted with what it changes, as if it had chosen them. */
export async function applyStandingEdits(db: Queryable, departureIds: readonly string[]): Promise<void> {
  const found = await noteItems(db, departureIds);
  if (found.length === 0) return;
  const of = (kind: EditKind) => found.filter((one) => one.kind === kind);
  await closeBy(db, of('close'));
  await openBy(db, of('open'));
  const seats = new Map(of('capacity').map(({ departureId, capacity }) => [departureId, capacity]));
  await sql`
    update departures d set capacity = coalesce(latest.capacity, d.capacity), open = not ${isClosed}
    from unnest(${found.map(({ departureId }) => departureId)}::uuid[],
      ${found.map(({ departureId }) => seats.get(departureId) ?? null)}::int[]) as latest (id, capacity)
    where d.id = latest.id`.execute(db);
}

/** In the order in which they were made. One that always has places keeps them. */
async function noteItems(db: Queryable, departureIds: readonly string[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    with standing as (
      select e.id as edit_id, d.id as departure_id, e.kind, e.capacity, e.made_at,
        case when e.kind = 'capacity' then coalesce(
          lag(e.capacity) over (partition by d.id, e.kind order by e.made_at, e.id), d.capacity) end as capacity_before
      from departures d join tours t on t.id = d.tour_id join calendar_edits e on ${stands(sql`e`)}
      where d.id = any(${departureIds}::uuid[]) and e.kind <> 'price' and (e.kind <> 'capacity' or d.capacity < ${freesaleSeats})
    ), noted as (
      insert into calendar_edit_items (edit_id, subject_id, outcome, capacity_before)
      select edit_id, departure_id, 'changed', capacity_before from standing
    )
    select edit_id, departure_id, kind, capacity from standing order by made_at, edit_id`.execute(db);
  return rows;
}

async function closeBy(db: Queryable, closing: readonly Standing[]): Promise<void> {
  if (closing.length === 0) return;
  await sql`
    insert into closures (id, tour_id, option_id, departure_id, first_day, last_day, cause, reason, created_at, edit_id)
    select new.id, d.tour_id, d.option_id, d.id, d.starts_at_local::date, d.starts_at_local::date, 'supplier', e.reason, e.made_at, e.id
    from ${pairs(closing)} join departures d on d.id = new.departure_id join calendar_edits e on e.id = new.edit_id`.execute(
    db,
  );
}

/** What was closed before the edit does not count. */
async function openBy(db: Queryable, opening: readonly Standing[]): Promise<void> {
  if (opening.length === 0) return;
  await sql`
    insert into closure_exceptions (closure_id, departure_id, edit_id)
    select c.id, d.id, e.id
    from ${pairs(opening)} join departures d on d.id = new.departure_id join calendar_edits e on e.id = new.edit_id
    join closures c on ${covers} and c.cause = 'supplier' and c.created_at <= e.made_at`.execute(db);
}

const pairs = (standing: readonly Standing[]): RawBuilder<unknown> => sql`
  unnest(${standing.map(() => newId())}::uuid[], ${standing.map(({ departureId }) => departureId)}::uuid[],
    ${standing.map(({ editId }) => editId)}::uuid[]) as new (id, departure_id, edit_id)`;

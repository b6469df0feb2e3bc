// When a resource is busy elsewhere, by a calendar that its supplier keeps somewhere else. Departures that would need it then are
// closed; `is_busy` in db/schema.sql says which. What is sold stays, and is shown to the supplier as a conflict.
import { sql } from 'kysely';
import type { ResourceConflict } from '#contract/suppliers/resource-calendars.ts';
import { resourceMinutesMax } from '#kernel/choices/resources.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { isClosed } from '../closures/is-closed.ts';
import { type BusyTime, changedTimes } from './changed-times.ts';
import { isBusy } from './is-busy.ts';
import { lockNear } from './recount.ts';
import { findOptionIdsDrawing } from './resource-queries.ts';
import { usedFrom } from './used-from.ts';

/** The longest time before its start from which a departure may need something. */
const setUpMs = resourceMinutesMax * 60_000;

export async function listBusyTimes(db: Queryable, resourceId: string): Promise<BusyTime[]> {
  const { rows } = await sql<BusyTime>`
    select from_at as "from", to_at as "to" from resource_busy_times where resource_id = ${resourceId} order by from_at`.execute(
    db,
  );
  return rows;
}

/** The caller has locked the supplier. The times are in order and do not overlap. Only departures near a time that differs are locked. */
export async function replaceBusyTimes(
  db: Queryable,
  resourceId: string,
  times: readonly BusyTime[],
  now: Date,
): Promise<void> {
  const before = await listBusyTimes(db, resourceId);
  const keyOf = ({ from, to }: BusyTime) => `${from.getTime()} ${to.getTime()}`;
  if (before.map(keyOf).join() === times.map(keyOf).join()) return;
  const changed = changedTimes(before, times, new Date(now.getTime() - setUpMs));
  const departureIds =
    changed.length > 0
      ? await lockNear(db, { id: resourceId, optionIds: await findOptionIdsDrawing(db, resourceId) }, changed)
      : [];
  const busyBefore = await findBusy(db, departureIds);
  await sql`delete from resource_busy_times where resource_id = ${resourceId}`.execute(db);
  await sql`
    insert into resource_busy_times (resource_id, from_at, to_at)
    select ${resourceId}, from_at, to_at from unnest(
      ${times.map(({ from }) => from)}::timestamptz[], ${times.map(({ to }) => to)}::timestamptz[]) as busy (from_at, to_at)`.execute(
    db,
  );
  await openAndClose(db, departureIds, busyBefore);
}

/** Whether anything that options need has such times: of most that share something nothing is busy elsewhere, and their departures need not be looked at. */
export async function hasBusyTimes(db: Queryable, optionIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from option_resources n join resource_busy_times b on b.resource_id = n.resource_id
    where n.option_id = any(${optionIds}::uuid[]) limit 1`.execute(db);
  return rows.length > 0;
}

/** Of departures, those whose resources are busy elsewhere. */
export async function findBusy(db: Queryable, departureIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from departures d where d.id = any(${departureIds}::uuid[]) and ${isBusy}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Closes those that have become busy, and opens those that were and are closed for no other reason. The caller has locked them. */
export async function openAndClose(
  db: Queryable,
  departureIds: readonly string[],
  busyBefore: readonly string[],
): Promise<void> {
  const after = await findBusy(db, departureIds);
  const [was, is] = [new Set(busyBefore), new Set(after)];
  const changed = departureIds.filter((id) => was.has(id) !== is.has(id));
  if (changed.length === 0) return;
  await sql`
    update departures d set open = not d.open where d.id = any(${changed}::uuid[]) and d.open = ${isClosed}`.execute(
    db,
  );
}

/** Closes those of departures just made that are busy; most suppliers have no such calendar. */
export async function closeBusy(db: Queryable, departureIds: readonly string[]): Promise<void> {
  await sql`
    update departures d set open = false
    where d.id = any(${departureIds}::uuid[]) and d.open and ${isBusy}`.execute(db);
}

/** The name of what a departure `d` needs that is busy elsewhere then; null if nothing is. */
export const busyName = sql<string | null>`(
  select r.name from option_resources n join resources r on r.id = n.resource_id
  join resource_busy_times b on b.resource_id = r.id cross join lateral ${usedFrom} used
  where n.option_id = d.option_id and b.from_at < used.to_at and b.to_at > used.from_at order by r.name limit 1)`;

const conflictsMax = 100;

/** What is sold although the resource is busy elsewhere, the next first. */
export async function listConflicts(
  db: Queryable,
  resourceId: string,
  { language, now }: { language: Language; now: Date },
): Promise<ResourceConflict[]> {
  const { rows } = await sql<ResourceConflict>`
    select d.id as departure_id, to_char(d.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local, d.taken as seats_taken,
      coalesce((select title from tour_texts x where x.tour_id = d.tour_id order by ${textOrder(language)} limit 1), '') as title
    from option_resources n join departures d on d.option_id = n.option_id cross join lateral ${usedFrom} used
    where n.resource_id = ${resourceId} and d.taken > 0 and d.starts_at > ${now} and exists (
      select from resource_busy_times b
      where b.resource_id = n.resource_id and b.from_at < used.to_at and b.to_at > used.from_at)
    order by d.starts_at, d.id limit ${conflictsMax}`.execute(db);
  return rows;
}

/** The clock that days of resources are on: that of the first tour that draws on it, else of any of its supplier's. */
export async function findTimeZones(db: Queryable, resourceIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; timeZone: string }>`
    select distinct on (r.id) r.id, p.time_zone
    from resources r join tours t on t.supplier_id = r.supplier_id join places p on p.id = t.place_id
    left join options o on o.tour_id = t.id left join option_resources n on n.option_id = o.id and n.resource_id = r.id
    where r.id = any(${resourceIds}::uuid[]) order by r.id, n.resource_id is null, t.id`.execute(db);
  return new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
}

export const findTimeZone = async (db: Queryable, resourceId: string): Promise<string> =>
  (await findTimeZones(db, [resourceId])).get(resourceId) ?? 'UTC';

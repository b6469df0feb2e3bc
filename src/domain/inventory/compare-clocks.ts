// Node and PostgreSQL have their own time zone data, which are updated at different times after a government changes the rules:
// Node's and PostgreSQL's were an hour apart for four of five future departures in Morocco. A departure then shows one hour
// here and another there. This finds them and moves none; docs/operations.md says what to do. Node's rules decide everywhere else:
// this is the only file whose SQL converts times by a zone (tools/check-tables.ts).
import { sql } from 'kysely';
import { instantOf, wallTimeAt } from '#kernel/zoned-time.ts';
import { createYielder } from '#platform/clock/yield-to-event-loop.ts';
import type { Queryable } from '#platform/database/database.ts';

export type ZoneDifference = {
  timeZone: string;
  /** The number of future departures, and of those that start at another local time according to Node or PostgreSQL. */
  departures: number;
  byNode: number;
  byPostgres: number;
};

/** Time zones of tours in which Node and PostgreSQL disagree about noon on a coming day; reads no departures. */
export async function findDifferingZones(db: Queryable, now: Date, days = 180): Promise<string[]> {
  const { rows } = await sql<{ timeZone: string; local: string; instants: Date }>`
    select time_zone, to_char(noon, 'YYYY-MM-DD"T"HH24:MI') as local, noon at time zone time_zone as instants
    from (select distinct time_zone from places) zones,
      generate_series(${now.toISOString().slice(0, 10)}::date + time '12:00', ${now.toISOString().slice(0, 10)}::date + ${days}::int + time '12:00', interval '1 day') noon`.execute(
    db,
  );
  const differing = new Set<string>();
  const yieldIfBusy = createYielder();
  for (const { timeZone, local, instants } of rows) {
    if (instantOf(local, timeZone).getTime() !== instants.getTime()) differing.add(timeZone);
    await yieldIfBusy();
  }
  return [...differing].sort();
}

type Group = { timeZone: string; local: string; startsAt: Date; differsInPostgres: boolean; departures: number };

/** Compares the stored instants of departures to come with the local time they are for; in these zones only, else in all. */
export async function compareClocks(db: Queryable, now: Date, zones?: readonly string[]): Promise<ZoneDifference[]> {
  // Compared as local times, because the hour that occurs twice in autumn has two instants and is no difference.
  const { rows } = await sql<Group>`
    select time_zone, to_char(starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as local, starts_at,
      starts_at at time zone time_zone <> starts_at_local as differs_in_postgres, count(*) as departures
    from departures where starts_at > ${now} and (${zones ?? null}::text[] is null or time_zone = any(${zones ?? null}::text[]))
    group by time_zone, starts_at_local, starts_at`.execute(db);
  const found = new Map<string, ZoneDifference>();
  const yieldIfBusy = createYielder();
  for (const { timeZone, local, startsAt, differsInPostgres, departures } of rows) {
    const zone = found.get(timeZone) ?? { timeZone, departures: 0, byNode: 0, byPostgres: 0 };
    found.set(timeZone, zone);
    zone.departures += departures;
    if (differsInPostgres) zone.byPostgres += departures;
    if (wallTimeAt(startsAt, timeZone) !== local) zone.byNode += departures;
    await yieldIfBusy();
  }
  return [...found.values()].filter(({ byNode, byPostgres }) => byNode + byPostgres > 0);
}

export type ShiftedDeparture = { id: string; tourSlug: string; timeZone: string; local: string; startsAt: Date };

/** Departures to come in these zones that start at another local time than the one they were sold for, by Node's rules. */
export async function listShiftedDepartures(
  db: Queryable,
  now: Date,
  zones: readonly string[],
  limit: number,
): Promise<ShiftedDeparture[]> {
  const { rows } = await sql<Pick<ShiftedDeparture, 'timeZone' | 'local' | 'startsAt'>>`
    select distinct time_zone, starts_at_local as local, starts_at from departures
    where starts_at > ${now} and time_zone = any(${zones}::text[]) order by starts_at`.execute(db);
  const shifted = rows.filter(({ timeZone, local, startsAt }) => wallTimeAt(startsAt, timeZone) !== local);
  const { rows: departures } = await sql<ShiftedDeparture>`
    select d.id, t.slug as tour_slug, d.time_zone, d.starts_at_local as local, d.starts_at
    from unnest(${shifted.map((one) => one.timeZone)}::text[], ${shifted.map((one) => one.startsAt)}::timestamptz[],
      ${shifted.map((one) => one.local)}::timestamp[]) as start (time_zone, starts_at, local)
    join departures d on d.starts_at = start.starts_at and d.time_zone = start.time_zone and d.starts_at_local = start.local
    join tours t on t.id = d.tour_id order by d.starts_at, d.id limit ${limit}`.execute(db);
  return departures;
}

// The options of a tour as its supplier writes them. Rows that bookings, rules, extras or resources refer to stay what they are: an
// option is named by its id, a unit by its kind, and an option that is no longer written is no longer sold.
import { sql } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import type { Language } from '#kernel/languages.ts';
import { type UnitKind, usualSize } from '#kernel/units.ts';
import type { Queryable } from '#platform/database/database.ts';
import { unitsOfOption } from '../inventory-queries.ts';

export type WrittenSchedule = {
  weekdays: number[];
  startTimes: string[];
  firstDay: string | null;
  lastDay: string | null;
};

export type WrittenUnit = { kind: UnitKind; priceMinor: number; minAge: number | null; maxAge: number | null };

export type WrittenOption = {
  id: string;
  names: Partial<Record<Language, string>>;
  units: WrittenUnit[];
  capacity: number;
  cutOffMinutes: number;
  schedules: WrittenSchedule[];
};

type OptionRow = Omit<WrittenOption, 'capacity'> & { tourId: string; capacity: number | null };

/** The options of tours that are sold, with the schedules that have not ended by the day. */
export async function findWrittenOptions(
  db: Queryable,
  tourIds: readonly string[],
  today: string,
): Promise<OptionRow[]> {
  if (tourIds.length === 0) return [];
  const { rows } = await sql<OptionRow>`
    select o.id, o.tour_id, o.cut_off_minutes, coalesce(${unitsOfOption}, '[]') as units,
      coalesce((select jsonb_object_agg(language, name) from option_texts x where x.option_id = o.id), '{}') as names,
      (select max(capacity) from schedules s where s.option_id = o.id) as capacity,
      (select coalesce(jsonb_agg(jsonb_build_object('weekdays', s.weekdays, 'firstDay', s.season_starts_on, 'lastDay', s.season_ends_on,
          'startTimes', array(select to_char(time, 'HH24:MI') from unnest(s.start_times) time)) order by s.season_starts_on nulls first, s.id), '[]')
       from schedules s where s.option_id = o.id and coalesce(s.season_ends_on, 'infinity') >= ${today}::date) as schedules
    from options o where o.tour_id = any(${tourIds}::uuid[]) and o.active order by o.tour_id, o.position`.execute(db);
  return rows;
}

/** Throws `not_found` if one of the options is of another tour. Their schedules are written by `reschedule`. */
export async function writeOptions(db: Queryable, tourId: string, options: readonly WrittenOption[]): Promise<void> {
  const ids = options.map(({ id }) => id);
  await sql`update options set active = false where tour_id = ${tourId} and active and id <> all(${ids}::uuid[])`.execute(
    db,
  );
  for (const [position, option] of options.entries()) await writeOption(db, { tourId, position }, option);
}

async function writeOption(
  db: Queryable,
  { tourId, position }: { tourId: string; position: number },
  { id, names, units, cutOffMinutes }: WrittenOption,
): Promise<void> {
  const { rows } = await sql`
    insert into options (id, tour_id, position, cut_off_minutes) values (${id}, ${tourId}, ${position}, ${cutOffMinutes})
    on conflict (id) do update set position = excluded.position, cut_off_minutes = excluded.cut_off_minutes, active = true
    where options.tour_id = excluded.tour_id returning id`.execute(db);
  if (rows.length === 0) throw new DomainError('not_found');
  const texts = Object.entries(names).map(([language, name]) => ({ optionId: id, language, name }));
  await db
    .deleteFrom('optionTexts')
    .where('optionId', '=', id)
    .where('language', 'not in', Object.keys(names))
    .execute();
  await db
    .insertInto('optionTexts')
    .values(texts)
    .onConflict((conflict) => conflict.columns(['optionId', 'language']).doUpdateSet({ name: sql`excluded.name` }))
    .execute();
  await writeUnits(db, id, units);
}

/** What a unit takes and admits, and its price rules, stay. */
async function writeUnits(db: Queryable, optionId: string, units: readonly WrittenUnit[]): Promise<void> {
  const kinds = units.map(({ kind }) => kind);
  await db.deleteFrom('units').where('optionId', '=', optionId).where('kind', 'not in', kinds).execute();
  await db
    .insertInto('units')
    .values(units.map((unit) => ({ id: newId(), optionId, ...unit, ...usualSize(unit.kind) })))
    .onConflict((conflict) =>
      conflict.columns(['optionId', 'kind']).doUpdateSet({
        priceMinor: sql`excluded.price_minor`,
        minAge: sql`excluded.min_age`,
        maxAge: sql`excluded.max_age`,
      }),
    )
    .execute();
}

/** Those of the ids that are options of another tour. */
export async function findOptionsElsewhere(db: Queryable, tourId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('options')
    .select('id')
    .where('id', 'in', ids)
    .where('tourId', '<>', tourId)
    .execute();
  return rows.map(({ id }) => id);
}

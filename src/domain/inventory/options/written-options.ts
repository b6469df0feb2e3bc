// The options of a tour as its supplier writes them. Rows that bookings, rules, extras or resources refer to stay what they are: an
// option is named by its id, a unit by its kind, and an option that is no longer written is no longer sold.
import { sql } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import { type Language, languages } from '#kernel/languages.ts';
import type { TourPriceRule } from '#kernel/tour-documents/tour-document.ts';
import type { UnitKind, UnitSize } from '#kernel/units.ts';
import type { Queryable } from '#platform/database/database.ts';
import { freesaleSeats } from '../seats.ts';
import { type OptionKind, unitsOfOption } from '../inventory-queries.ts';
import { rulesOfOption, writePriceRules, type WrittenRule } from './written-price-rules.ts';

export type WrittenSchedule = {
  weekdays: number[];
  startTimes: string[];
  /** The closings of opening hours, one for each opening; empty for other kinds. */
  endTimes: string[];
  firstDay: string | null;
  lastDay: string | null;
};

export type WrittenUnit = UnitSize & {
  kind: UnitKind;
  priceMinor: number;
  minAge: number | null;
  maxAge: number | null;
  /** In one booking that has any; `most` null: as many as the party may be. */
  least: number;
  most: number | null;
  /** Null: the text of the kind is the name. */
  labels: Partial<Record<Language, string>> | null;
};

export type WrittenOption = {
  id: string;
  /** The kind of an option that exists never changes. */
  kind: OptionKind;
  validDays: number | null;
  names: Partial<Record<Language, string>>;
  units: WrittenUnit[];
  /** Null: freesale. */
  capacity: number | null;
  cutOffMinutes: number;
  leastUnits: number;
  mostUnits: number | null;
  /** Both or none. */
  leastPeople: number | null;
  decideHoursBefore: number | null;
  schedules: WrittenSchedule[];
  priceRules: WrittenRule[];
};

type OptionRow = Omit<WrittenOption, 'priceRules' | 'units'> & {
  units: (WrittenUnit & { id: string })[];
  priceRules: TourPriceRule[];
  tourId: string;
  isFreesale: boolean;
};

/** The capacity: that of the schedules, or of the one departure of an open-dated option. */
const stock = sql`
  case o.kind when 'open_dated' then (select max(nullif(capacity, ${freesaleSeats})) from departures d where d.option_id = o.id)
    else (select max(capacity) from schedules s where s.option_id = o.id) end as capacity,
  case o.kind when 'open_dated' then exists (select from departures d where d.option_id = o.id and d.capacity = ${freesaleSeats})
    else exists (select from schedules s where s.option_id = o.id and s.capacity is null) end as is_freesale,`;

/** The options of tours that are sold, with the schedules that have not ended by the day. */
export async function findWrittenOptions(
  db: Queryable,
  tourIds: readonly string[],
  today: string,
): Promise<OptionRow[]> {
  if (tourIds.length === 0) return [];
  const { rows } = await sql<OptionRow>`
    select o.id, o.tour_id, o.kind, o.valid_days, o.cut_off_minutes, o.least_units, o.most_units, o.least_people,
      o.decide_hours_before, coalesce(${unitsOfOption}, '[]') as units,
      coalesce((select jsonb_object_agg(language, name) from option_texts x where x.option_id = o.id), '{}') as names,
      ${stock}
      (select coalesce(jsonb_agg(jsonb_build_object('weekdays', s.weekdays, 'firstDay', s.season_starts_on, 'lastDay', s.season_ends_on,
          'startTimes', array(select to_char(time, 'HH24:MI') from unnest(s.start_times) time),
          'endTimes', array(select to_char(time, 'HH24:MI') from unnest(s.end_times) time)) order by s.season_starts_on nulls first, s.id), '[]')
       from schedules s where s.option_id = o.id and coalesce(s.season_ends_on, 'infinity') >= ${today}::date) as schedules,
      ${rulesOfOption} as price_rules
    from options o where o.tour_id = any(${tourIds}::uuid[]) and o.active order by o.tour_id, o.position`.execute(db);
  return rows;
}

/** Throws `not_found` if one of the options is of another tour or kind. Their schedules are written by `reschedule`. */
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
  { id, kind, validDays, names, units, cutOffMinutes, priceRules, ...limits }: WrittenOption,
): Promise<void> {
  const { leastUnits, mostUnits, leastPeople, decideHoursBefore } = limits;
  const { rows } = await sql`
    insert into options (id, tour_id, position, kind, valid_days, cut_off_minutes, least_units, most_units, least_people, decide_hours_before)
    values (${id}, ${tourId}, ${position}, ${kind}, ${validDays}, ${cutOffMinutes}, ${leastUnits}, ${mostUnits}, ${leastPeople},
      ${decideHoursBefore})
    on conflict (id) do update set position = excluded.position, valid_days = excluded.valid_days,
      cut_off_minutes = excluded.cut_off_minutes, least_units = excluded.least_units, most_units = excluded.most_units,
      least_people = excluded.least_people, decide_hours_before = excluded.decide_hours_before, active = true
    where options.tour_id = excluded.tour_id and options.kind = excluded.kind returning id`.execute(db);
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
  await writePriceRules(db, id, priceRules);
}

/** A unit stays the one of its kind, with its price rules. Bookings have their own prices, seats and names. */
async function writeUnits(db: Queryable, optionId: string, units: readonly WrittenUnit[]): Promise<void> {
  const kinds = units.map(({ kind }) => kind);
  await db.deleteFrom('units').where('optionId', '=', optionId).where('kind', 'not in', kinds).execute();
  const rows = units.map(({ least, most, labels: _labels, ...unit }) => {
    return { id: newId(), optionId, ...unit, leastPerBooking: least, mostPerBooking: most };
  });
  const written = await db
    .insertInto('units')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['optionId', 'kind']).doUpdateSet({
        priceMinor: sql`excluded.price_minor`,
        minAge: sql`excluded.min_age`,
        maxAge: sql`excluded.max_age`,
        seats: sql`excluded.seats`,
        adults: sql`excluded.adults`,
        children: sql`excluded.children`,
        leastPerBooking: sql`excluded.least_per_booking`,
        mostPerBooking: sql`excluded.most_per_booking`,
      }),
    )
    .returning(['id', 'kind'])
    .execute();
  await writeLabels(
    db,
    written.map(({ id, kind }) => ({ id, labels: units.find((unit) => unit.kind === kind)!.labels })),
  );
}

async function writeLabels(
  db: Queryable,
  units: readonly (Pick<WrittenUnit, 'labels'> & { id: string })[],
): Promise<void> {
  const ids = units.map(({ id }) => id);
  await db.deleteFrom('unitTexts').where('unitId', 'in', ids).execute();
  const texts = units.flatMap(({ id: unitId, labels }) =>
    languages.flatMap((language) => {
      const label = labels?.[language];
      return label ? [{ unitId, language, label }] : [];
    }),
  );
  if (texts.length > 0) await db.insertInto('unitTexts').values(texts).execute();
}

/** The options that exist among the ids, including those of other tours and those no longer sold. */
export function findOptionsByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; tourId: string; kind: string }[]> {
  return db.selectFrom('options').select(['id', 'tourId', 'kind']).where('id', 'in', ids).execute();
}

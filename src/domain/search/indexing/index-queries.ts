// What the index reads: of some tours, or of departures that were booked.
import { type RawBuilder, sql } from 'kysely';
import type { DayRange } from '#kernel/dates.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { filterNames, type FilterName, filterOf } from '../filters.ts';
import { lastStartSql, priceRulesOfOption } from '#domain/inventory/inventory-queries.ts';
import { type DayFare, dayFareOf, type SoldOption } from '../index/day-fares.ts';
import type { DayDeparture, DepartureRows } from '../index/departure-days.ts';
import type { DocumentRow } from '../index/documents.ts';
import type { TourRow } from '../index/tours.ts';
import type { VocabularyRow } from '../index/structures/vocabulary.ts';
import type { TaxonomyRows } from '../index/taxonomy.ts';

export async function findPublishedAfter(db: Queryable, id: string, limit: number): Promise<string[]> {
  const found = db.selectFrom('tours').select('id').where('status', '=', 'published').where('id', '>', id);
  return (await found.orderBy('id').limit(limit).execute()).map((row) => row.id);
}

export async function readTourRows(db: Queryable, ids: readonly string[]): Promise<TourRow[]> {
  const { rows } = await sql<TourRow>`
    select t.id, t.status = 'published' as published, t.place_id, t.review_count, t.stars_sum, t.popularity,
      jsonb_build_object(${sql.join(filterNames.map(columnValue))}) as filters
    from tours t where t.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** What the index has of a filter: the value of its column, a price with its currency. */
function columnValue(name: FilterName): RawBuilder<unknown> {
  const { kind, column } = filterOf(name);
  const value = sql.raw(column);
  return sql`${name}::text, ${kind === 'price' ? sql`jsonb_build_object('minor', ${value}, 'currency', t.currency)` : value}`;
}

// Joined, so that pg has no arrays to parse; terms have no spaces.
export async function readDocuments(db: Queryable, tourIds: readonly string[]): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select tour_id, language, array_to_string(title_terms, ' ') as title, array_to_string(name_terms, ' ') as names,
      array_to_string(text_terms, ' ') as text
    from search_documents where tour_id = any(${tourIds}::uuid[])`.execute(db);
  return rows;
}

export type TermRow = VocabularyRow & { language: Language };

/** In the order that JavaScript compares strings in. */
export async function readTermsAfter(
  db: Queryable,
  language: Language,
  term: string,
  limit: number,
): Promise<TermRow[]> {
  const { rows } = await sql<TermRow>`
    select language, term, word, named from search_terms
    where language = ${language} and term collate "C" > ${term} order by term collate "C" limit ${limit}`.execute(db);
  return rows;
}

export async function readTermsOf(db: Queryable, tourIds: readonly string[]): Promise<TermRow[]> {
  const { rows } = await sql<TermRow>`
    select s.language, s.term, s.word, s.named
    from (select distinct language, unnest(all_terms) as term from search_documents where tour_id = any(${tourIds}::uuid[])) d
    join search_terms s on s.language = d.language and s.term = d.term`.execute(db);
  return rows;
}

export function readDeparturesOf(db: Queryable, tourIds: readonly string[], now: Date): Promise<DepartureRows[]> {
  const whole = sql`select unnest(${tourIds}::uuid[]), null::int, null::int, '-infinity'::timestamp, 'infinity'::timestamp`;
  return readDepartures(db, whole, now);
}

/** All departures of the tours on the days of these departures. */
export function readDaysOf(db: Queryable, departureIds: readonly string[], now: Date): Promise<DepartureRows[]> {
  const days = sql`
    select distinct tour_id, starts_at_local::date - date '1970-01-01', starts_at_local::date - date '1970-01-01',
      starts_at_local::date::timestamp, starts_at_local::date + interval '1 day'
    from departures where id = any(${departureIds}::uuid[])`;
  return readDepartures(db, days, now);
}

/** All departures of each tour on its days. */
export function readRangesOf(
  db: Queryable,
  ranges: readonly (readonly [string, DayRange])[],
  now: Date,
): Promise<DepartureRows[]> {
  const days = sql`
    select tour_id, first, last, (date '1970-01-01' + first)::timestamp, (date '1970-01-01' + last + 1)::timestamp
    from unnest(${ranges.map(([id]) => id)}::uuid[], ${ranges.map(([, { first }]) => first)}::int[],
      ${ranges.map(([, { last }]) => last)}::int[]) as ranges (tour_id, first, last)`;
  return readDepartures(db, days, now);
}

type PackedRow = {
  tourId: string;
  first: number | null;
  last: number;
  packed: string | null;
  /** By their number. */
  options: SoldOption[] | null;
};

// Who is sold what, as in filters.ts: a group has its departure to itself. Of departures with equal room at one price the last to
// close is enough, and the rows of a tour come as one text: 2.9 million departures of 10,000 tours are not as many rows.
// Of an open-dated option the days of its validity represent the minute. The local minute, and how long a period lasts, matter only to rules.
async function readDepartures(db: Queryable, selected: RawBuilder<unknown>, now: Date): Promise<DepartureRows[]> {
  const { rows } = await sql<PackedRow>`
    with selected (tour_id, first, last, from_local, to_local) as (${selected}),
    sold as (
      select o.id, o.tour_id, row_number() over (partition by o.tour_id order by o.id)::int - 1 as number, o.cut_off_minutes, o.valid_days,
        o.least_units, o.most_units, bool_or(u.kind = 'group') as groups,
        jsonb_agg(jsonb_build_object('id', u.id, 'kind', u.kind, 'priceMinor', u.price_minor, 'seats', u.seats, 'adults', u.adults,
          'children', u.children, 'least', u.least_per_booking, 'most', u.most_per_booking)
          || case when u.kind = 'group' and u.min_age is not null then jsonb_build_object('minAge', u.min_age) else '{}' end order by u.kind) as units,
        ${priceRulesOfOption} as rules
      from options o join units u on u.option_id = o.id and u.kind in ('adult', 'child', 'family', 'group')
      where o.active and o.tour_id in (select tour_id from selected) group by o.id
    ),
    rooms as (
      select d.tour_id, a.first, ${lastStartSql} - make_interval(mins => s.cut_off_minutes) as closes_at, s.number, s.valid_days,
        case when s.rules = '[]' then 0 else extract(hour from d.starts_at_local)::int * 60 + extract(minute from d.starts_at_local)::int end as local_minute,
        case when s.rules = '[]' or d.ends_at is null then 0 else extract(epoch from d.ends_at - d.starts_at)::int / 60 end as lasting,
        d.starts_at_local::date - date '1970-01-01' as day,
        case when s.groups and d.taken + d.withheld > 0 then 0 else d.capacity - d.taken - d.withheld end as room
      from selected a
      join departures d on d.tour_id = a.tour_id and d.starts_at_local >= a.from_local and d.starts_at_local < a.to_local
      join sold s on s.id = d.option_id
      where d.open and ${lastStartSql} - make_interval(mins => s.cut_off_minutes) > ${now}
    ),
    latest as (
      select tour_id, first, concat_ws(' ', day, coalesce(max(valid_days), floor(extract(epoch from max(closes_at)) / 60)::int - day * 1440), room, number, local_minute, lasting) as departure
      from rooms where room > 0 group by tour_id, first, day, room, number, local_minute, lasting
    )
    select a.tour_id, a.first, a.last, string_agg(l.departure, ',') as packed,
      (select jsonb_agg(jsonb_build_object('units', s.units, 'leastUnits', s.least_units, 'mostUnits', s.most_units,
         'cutOffMinutes', s.cut_off_minutes, 'rules', s.rules) order by s.number)
       from sold s where s.tour_id = a.tour_id) as options
    from selected a left join latest l on l.tour_id = a.tour_id and l.first is not distinct from a.first
    group by a.tour_id, a.first, a.last`.execute(db);
  return rows.map(({ tourId, first, last, packed, options }) => ({
    tourId,
    days: first === null ? null : { first, last },
    ...(packed ? departuresOf(packed, options ?? []) : { departures: [], fares: [] }),
  }));
}

/** Digit by digit: 'split' and 'Number' took a fifth of the processor time of a build. */
function departuresOf(packed: string, options: readonly SoldOption[]): Pick<DepartureRows, 'departures' | 'fares'> {
  const departures: DayDeparture[] = [];
  const { fares, fareOf } = faresOf(options);
  const parts = [0, 0, 0, 0, 0, 0];
  let [part, value, sign] = [0, 0, 1];
  for (let at = 0; at <= packed.length; at++) {
    const unit = at < packed.length ? packed.charCodeAt(at) : comma;
    if (unit === minus) sign = -1;
    else if (unit >= zero) value = value * 10 + unit - zero;
    else {
      parts[part++] = value * sign;
      [value, sign] = [0, 1];
      if (unit !== comma) continue;
      const [day, minute, room, option, localMinute, lasting] = parts as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      departures.push({
        day,
        minute,
        room,
        fare: fareOf(option, { day, localMinute, lasting }),
      });
      part = 0;
    }
  }
  return { departures, fares };
}

/** `lasting`: minutes from the opening to the closing; 0 of a start time. */
type PeriodMinutes = { day: number; localMinute: number; lasting: number };

/** An option without rules has one fare. */
function faresOf(options: readonly SoldOption[]) {
  const fares: DayFare[] = [];
  const ofOptions: number[] = [];
  const fareOf = (option: number, { day, localMinute, lasting }: PeriodMinutes): number => {
    const sold = options[option]!;
    const known = ofOptions[option];
    if (known !== undefined) return known;
    const startsAtLocal = new Date((day * 1440 + localMinute) * 60_000).toISOString();
    const cutOffMinutes = sold.cutOffMinutes - lasting;
    const number = fares.push(dayFareOf({ ...sold, cutOffMinutes }, startsAtLocal)) - 1;
    if (sold.rules.length === 0) ofOptions[option] = number;
    return number;
  };
  return { fares, fareOf };
}

const [minus, comma, zero] = [45, 44, 48];

export async function readTaxonomy(db: Queryable): Promise<TaxonomyRows> {
  const { rows } = await sql<TaxonomyRows>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'country', p.country, 'popularity', p.popularity, 'texts',
        (select coalesce(jsonb_object_agg(language, name), '{}') from place_texts where place_id = p.id))), '[]') from places p) as places,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'slug', c.slug, 'position', c.position, 'parentId', c.parent_id, 'texts',
        (select coalesce(jsonb_object_agg(language, name), '{}') from category_texts where category_id = c.id))), '[]') from categories c) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'slug', g.slug, 'position', g.position, 'texts',
        (select coalesce(jsonb_object_agg(language, name), '{}') from tag_texts where tag_id = g.id))), '[]') from tags g) as tags,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'subjectId', subject_id, 'name', name)), '[]') from search_names) as names`.execute(
    db,
  );
  return rows[0]!;
}

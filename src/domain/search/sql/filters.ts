// Each kind of filter as a condition on a row `t` of tours.
import { type RawBuilder, sql } from 'kysely';
import {
  boundOf,
  type BoundFilter,
  type FilterName,
  selectedFilters,
  type TermsFilter,
  type ValuesFilter,
} from '../filters.ts';
import { adultAge, type Party, partySize } from '#kernel/party.ts';
import { categoryOrder, toursInCategories } from '#domain/catalogue/category-sql.ts';
import { closesAtSql } from '#domain/inventory/inventory-queries.ts';
import { openDatedStart, validDaysFor } from '#domain/inventory/open-dated.ts';
import type { PriceBounds } from '../price-bounds.ts';
import type { FoundCategory, TourQuery } from '../tour-query.ts';

export type Condition = RawBuilder<boolean>;

/** The conditions that a query selects, by filter. */
export function selectedConditions(
  query: TourQuery,
  category: FoundCategory | null,
): Partial<Record<FilterName, Condition>> {
  const selected = selectedFilters(query, category).map(({ name, filter, selection }) => {
    if (filter.kind === 'values') return [name, hasValues(filter, selection as readonly string[])];
    if (filter.kind === 'terms') return [name, hasTerms(filter, selection as readonly string[])];
    if (filter.kind === 'flag') return [name, isTrue(filter)];
    if (filter.kind === 'price') return [name, isPricedWithin(selection as readonly PriceBounds[])];
    return [name, isWithinBound(filter, selection as number)];
  });
  return Object.fromEntries(selected) as Partial<Record<FilterName, Condition>>;
}

type Table = ReturnType<typeof sql.raw>;

type TaxonomyTables = Record<'terms' | 'texts' | 'links' | 'key' | 'order' | 'more', Table>;

/** The tables of a taxonomy: its terms, their names, and which tour has which; the order of terms `w` and what is counted with them. */
export const taxonomyTables: Record<'categories' | 'tags', TaxonomyTables> = {
  categories: {
    terms: sql.raw('categories'),
    texts: sql.raw('category_texts'),
    links: sql.raw(toursInCategories),
    key: sql.raw('category_id'),
    order: sql.raw(categoryOrder('w')),
    more: sql.raw(`, 'parent', (select slug from categories u where u.id = w.parent_id)`),
  },
  tags: {
    terms: sql.raw('tags'),
    texts: sql.raw('tag_texts'),
    links: sql.raw('tour_tags'),
    key: sql.raw('tag_id'),
    order: sql.raw('w.position, w.slug collate "C"'),
    more: sql.raw(''),
  },
};

function hasValues({ column }: ValuesFilter, values: readonly string[]): Condition {
  return sql`${sql.raw(column)} @> ${values}::text[]`;
}

function hasTerms({ taxonomy }: TermsFilter, slugs: readonly string[]): Condition {
  const { terms, links, key } = taxonomyTables[taxonomy];
  return sql`(
    select count(*) from ${links} l join ${terms} w on w.id = l.${key}
    where l.tour_id = t.id and w.slug = any(${slugs}::text[])) = ${new Set(slugs).size}::int`;
}

/** False or null for a tour without a value. */
export function isWithinBound(filter: BoundFilter, value: number): Condition {
  const compare = sql.raw(filter.kind === 'atLeast' ? '>=' : '<=');
  return sql`(${sql.raw(filter.column)} ${compare} ${boundOf(filter, value)}::int)`;
}

export const isTrue = ({ column }: { column: string }): Condition => sql`(${sql.raw(column)})`;

function isPricedWithin(bounds: readonly PriceBounds[]): Condition {
  return sql`exists (
    select from unnest(${bounds.map((one) => one.currency)}::text[], ${bounds.map((one) => one.min)}::int8[],
                       ${bounds.map((one) => one.max)}::int8[]) as b (currency, least, most)
    where b.currency = t.currency and ${shownPrice} >= coalesce(b.least, 0) and ${shownPrice} <= coalesce(b.most, ${shownPrice}))`;
}

/** Of a candidate: `priceOf` for the query. */
export const shownPrice = sql<number>`t.price_minor`;

/** Of a tour `t`: on the requested day the lowest price for a person of the party, null if no open departure, not yet closed, has room
 *  for it; without a day that of the tour. */
export function priceOf({ date, adults = 1, children = 0 }: TourQuery, now: Date): RawBuilder<number | null> {
  if (date === undefined) return sql`t.from_price_minor`;
  // PostgreSQL has no year 0, and nothing leaves before there were aeroplanes.
  if (date < '1900') return sql`null::bigint`;
  return lowestPrice({ adults, children }, now, isOn(date, now));
}

/** Of a tour `t`: what the party pays on the requested day; null without a day. `among`: the options `o` that count. */
export function totalOf(
  { date, adults = 1, children = 0 }: TourQuery,
  now: Date,
  among: Condition = sql`true`,
): RawBuilder<number | null> {
  if (date === undefined || date < '1900') return sql`null::bigint`;
  return lowestTotal({ adults, children }, now, sql`${isOn(date, now)} and ${among}`);
}

/** On a departure `d` of an option `o`: one can come on the day. */
export function isOn(date: string, now: Date): Condition {
  const days = validDaysFor(date, now);
  return sql`(d.starts_at_local >= ${date}::date and d.starts_at_local < ${date}::date + 1 and o.valid_days is null
    or d.starts_at_local = ${openDatedStart}::timestamp and o.valid_days >= ${days}::int)`;
}

/** Of a tour `t`: the lowest price for a person of the party among those departures `d` that it can still book: the least that the party
 *  pays, divided by its people and rounded up. */
export const lowestPrice = (party: Party, now: Date, among: Condition): RawBuilder<number | null> =>
  sql`((${lowestTotal(party, now, among)} + ${partySize(party)}::int - 1) / ${partySize(party)}::int)`;

/** The same for the whole party: what its tickets cost together. `sold`: joins its options `o` and ways `s`. */
export function lowestTotal(
  party: Party,
  now: Date,
  among: Condition,
  sold: RawBuilder<unknown> = soldTo(party),
): RawBuilder<number | null> {
  const priceOfUnit = (unit: RawBuilder<unknown>) =>
    sql`case when ruled then price_minor_on(${unit}, d, s.people, ${now}) else (${unit}).price_minor end`;
  const priceOfUnits = (count: RawBuilder<unknown>, unit: RawBuilder<unknown>) =>
    sql`case when ${count} > 0 then ${count} * (${priceOfUnit(unit)}) else 0 end`;
  return sql`(
    select min(minor)
    from departures d ${sold}
    cross join lateral (select exists (select from price_rules r where r.option_id = o.id)) rules (ruled)
    cross join lateral (select case when (s.whole).id is not null then ${priceOfUnit(sql`s.whole`)}
      else ${priceOfUnits(sql`s.adults`, sql`s.adult`)} + ${priceOfUnits(sql`s.children`, sql`s.child`)}
        + ${priceOfUnits(sql`s.families`, sql`s.family`)} end) priced (minor)
    where d.tour_id = t.id and d.open and ${isInTime(now)} and ${among} and ${hasSeats})`;
}

/** On a departure `d` of an option `o`: it can still be booked (`closesAt` in inventory). */
export const isInTime = (now: Date): Condition => sql`${closesAtSql} > ${now}`;

/** To departures `d`: their active options `o` with the ways `s` in which they are sold to the party (kernel/prices/combinations.ts). */
const soldTo = (party: Party) =>
  sql`join options o on o.id = d.option_id and o.active cross join lateral ${waysFor(party)} s`;

/** By which units of an option `o` the party can take part. */
export function waysFor({ adults, children }: Party) {
  const ways = sql`party_units(o.id, ${adults}::int, ${children}::int)`;
  if (children === 0) return ways;
  return sql`(select * from ${ways} w where coalesce((w.whole).min_age, 0) < ${adultAge}::int)`;
}

/** On a departure `d` with a way `s`: it has room. A group has its departure to itself. */
export const hasSeats = sql<boolean>`case when (s.whole).id is null then d.taken + d.withheld + s.seats <= d.capacity
  else d.taken + d.withheld = 0 and d.capacity >= s.people end`;

export const isSoldTo = (kind: 'group'): Condition =>
  sql`exists (select from units u where u.option_id = o.id and u.kind = ${kind})`;

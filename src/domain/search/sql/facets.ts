// The counts of the filters. `candidates` has the tours that pass all but the filters, with a bit in `missed`
// for each selected condition they fail: a filter is counted as if it were not selected.
import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import {
  type Filter,
  filterBit,
  filterNames,
  type FilterName,
  filterOf,
  narrows,
  type TermsFilter,
  type ValuesFilter,
} from '../filters.ts';
import { type Condition, isTrue, isWithinBound, shownPrice, taxonomyTables } from './filters.ts';

/** The value of `missed` for a row `t`. */
export function missedSql(selected: Partial<Record<FilterName, Condition>>): RawBuilder<number> {
  const bits = filterNames.flatMap((name) => {
    const condition = selected[name];
    // A condition on a missing value is null, which is a miss.
    return condition ? [sql`case when ${condition} then 0 else ${filterBit(name)}::int end`] : [];
  });
  return bits.length === 0 ? sql`0` : sql`(${sql.join(bits, sql` + `)})`;
}

/** Columns to select with the results, named as their filters; one pass over the candidates each. */
export function facetsSql(language: Language): RawBuilder<unknown> {
  return sql.join(
    filterNames.map((name) => sql`(${countsOf(filterOf(name), countedAmong(name), language)}) as ${sql.ref(name)}`),
  );
}

function countedAmong(name: FilterName): Condition {
  return narrows(name) ? sql`t.missed = 0` : sql`t.missed & ~${filterBit(name)}::int = 0`;
}

function countsOf(filter: Filter, among: Condition, language: Language): RawBuilder<unknown> {
  switch (filter.kind) {
    case 'values':
      return valueCounts(filter, among);
    case 'terms':
      return termCounts(filter, among, language);
    case 'flag':
      return sql`select count(*) from candidates t where ${among} and ${isTrue(filter)}`;
    case 'price':
      return priceRanges(among);
    default: {
      const steps = filter.steps.map((step) => sql`count(*) filter (where ${isWithinBound(filter, step)})`);
      return sql`select array[${sql.join(steps)}]::int[] from candidates t where ${among}`;
    }
  }
}

function termCounts({ taxonomy }: TermsFilter, among: Condition, language: Language): RawBuilder<unknown> {
  const { terms, texts, links, key, order, more } = taxonomyTables[taxonomy];
  return sql`
    select coalesce(jsonb_agg(jsonb_build_object('value', w.slug, 'count', counted.tours, 'name', (
      select name from ${texts} x where x.${key} = w.id order by ${textOrder(language)} limit 1)${more}) order by ${order}), '[]')
    from (select l.${key} as id, count(*) as tours from candidates t join ${links} l on l.tour_id = t.id
          where ${among} group by l.${key}) counted
    join ${terms} w on w.id = counted.id`;
}

function valueCounts({ column }: ValuesFilter, among: Condition): RawBuilder<unknown> {
  return sql`
    select coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', tours) order by tours desc, value collate "C"), '[]')
    from (select value, count(distinct t.id) as tours from candidates t, unnest(${sql.raw(column)}) as value
          where ${among} group by value) counted`;
}

function priceRanges(among: Condition): RawBuilder<unknown> {
  return sql`
    select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'min', least, 'max', most)), '[]')
    from (select currency, min(${shownPrice}) as least, max(${shownPrice}) as most from candidates t
          where ${among} and ${shownPrice} is not null group by currency) priced`;
}

// The counts beside the results. `candidates` has the tours that pass all but the choices, with a bit in `missed`
// for each chosen condition they fail: a count looks away from the bit of its own choice. `fits_q`: has the text `q`
// even where an activity is searched as text; to choose a category is to replace that activity.
import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import { type Currency, money, toDecimal } from '#kernel/money.ts';
import { textOrder } from '../catalogue/catalogue-queries.ts';
import { convert } from '../pricing/convert.ts';
import { type Choice, choices, type Condition, hasRating, isFreeToCancel, lastsAtMost } from './filters.ts';
import { type Count, durationSteps, ratingSteps, type SearchAnswer, type SearchQuestion } from './question.ts';

const bitOf = (choice: Choice): number => 1 << choices.indexOf(choice);

/** The value of `missed` for a row `t`. */
export function missedSql(chosen: Partial<Record<Choice, Condition>>): RawBuilder<number> {
  const bits = choices.flatMap((choice) => {
    const condition = chosen[choice];
    // A condition on a missing value is null, which is a miss.
    return condition ? [sql`case when ${condition} then 0 else ${bitOf(choice)}::int end`] : [];
  });
  return bits.length === 0 ? sql`0` : sql`(${sql.join(bits, sql` + `)})`;
}

const passes = (choice: Choice) => sql`t.missed & ~${bitOf(choice)}::int = 0`;

export type FacetRow = {
  categories: SearchAnswer['facets']['categories'] | null;
  tags: SearchAnswer['facets']['tags'] | null;
  languages: Count[] | null;
  ratings: number[];
  durations: number[];
  freeCancellation: number;
  prices: { currency: Currency; min: number; max: number }[] | null;
};

/** Columns to select beside the results; one pass over the candidates each. */
export function facetsSql(language: Language): RawBuilder<unknown> {
  // A further tag is one more condition, so tags count among the results.
  const tagCounts = wordCounts(sql`tags`, sql`tag_texts`, sql`tour_tags`, sql`tag_id`, sql`t.missed = 0`, language);
  const categoryCounts = wordCounts(
    sql`categories`,
    sql`category_texts`,
    sql`tour_categories`,
    sql`category_id`,
    sql`${passes('category')} and t.fits_q`,
    language,
  );
  return sql`
    (${categoryCounts}) as categories,
    (${tagCounts}) as tags,
    (select jsonb_agg(jsonb_build_object('value', spoken, 'count', tours) order by tours desc, spoken collate "C")
     from (select spoken, count(distinct t.id) as tours from candidates t, unnest(t.guide_languages) as spoken
           where ${passes('language')} group by spoken) counted) as languages,
    (select ${stepCounts(ratingSteps.map(hasRating))} from candidates t where ${passes('rating')}) as ratings,
    (select ${stepCounts(durationSteps.map(lastsAtMost))} from candidates t where ${passes('duration')}) as durations,
    (select count(*) from candidates t where ${passes('freeCancellation')} and ${isFreeToCancel}) as free_cancellation,
    (select jsonb_agg(jsonb_build_object('currency', currency, 'min', least, 'max', most))
     from (select currency, min(from_price_minor) as least, max(from_price_minor) as most from candidates t
           where ${passes('price')} and from_price_minor is not null group by currency) priced) as prices`;
}

type Sql = RawBuilder<unknown>;

function wordCounts(words: Sql, texts: Sql, links: Sql, key: Sql, among: Sql, language: Language): Sql {
  return sql`
    select jsonb_agg(jsonb_build_object('value', w.slug, 'count', counted.tours, 'name', (
      select name from ${texts} x where x.${key} = w.id order by ${textOrder(language)} limit 1)) order by w.position, w.slug collate "C")
    from (select l.${key} as id, count(*) as tours from candidates t join ${links} l on l.tour_id = t.id
          where ${among} group by l.${key}) counted
    join ${words} w on w.id = counted.id`;
}

const stepCounts = (steps: readonly Condition[]): Sql =>
  sql`array[${sql.join(steps.map((step) => sql`count(*) filter (where ${step})`))}]::int[]`;

export function facetsOf(row: FacetRow, question: SearchQuestion): SearchAnswer['facets'] {
  const counts = (steps: readonly number[], found: readonly number[]) =>
    steps.map((step, at) => ({ value: String(step), count: found[at]! }));
  return {
    categories: row.categories ?? [],
    tags: row.tags ?? [],
    languages: row.languages ?? [],
    ratings: counts(ratingSteps, row.ratings),
    durations: counts(durationSteps, row.durations),
    freeCancellation: row.freeCancellation,
    price: priceRange(row.prices ?? [], question.currency),
  };
}

function priceRange(prices: NonNullable<FacetRow['prices']>, shown: Currency): { min: number; max: number } | null {
  if (prices.length === 0) return null;
  const inShown = (minor: number, currency: Currency) => toDecimal(convert(money(minor, currency), shown));
  return {
    min: Math.min(...prices.map((one) => inShown(one.min, one.currency))),
    max: Math.max(...prices.map((one) => inShown(one.max, one.currency))),
  };
}

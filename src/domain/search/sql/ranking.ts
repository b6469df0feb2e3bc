// The order of results in SQL; ranking.ts has the formula.
import { type RawBuilder, sql } from 'kysely';
import type { SearchSort } from '#contract/search.ts';
import type { Currency } from '#kernel/money.ts';
import { shownPrice } from './filters.ts';
import { fieldWeights, minorUnitRates, priorReviews, priorStars } from '../ranking.ts';

/** Rows of tours, or of what was selected from them with the same names plus `relevance`. */
const ratingSql = sql`(t.stars_sum + ${priorReviews * priorStars}::float8) / (t.review_count + ${priorReviews}::int)`;

/** The weight of the best field of document `d` that has the term of `w`. */
export const fieldWeightSql = sql<number>`case
  when w.term = any(d.title_terms) then ${fieldWeights.title}::float8
  when w.term = any(d.name_terms) then ${fieldWeights.names}::float8
  else ${fieldWeights.text}::float8 end`;

/** `order by` for rows `t`; the id makes it total, so pages neither repeat nor lose a tour. */
export function orderSql(sort: SearchSort, shownIn: Currency): RawBuilder<unknown> {
  const price = sql`floor(${shownPrice} * (${JSON.stringify(minorUnitRates(shownIn))}::jsonb ->> t.currency)::float8 + 0.5)`;
  const orders: Record<SearchSort, RawBuilder<unknown>> = {
    relevance: sql`t.relevance desc, t.popularity desc, ${ratingSql} desc`,
    popularity: sql`t.popularity desc`,
    rating: sql`${ratingSql} desc`,
    price: sql`${price} asc nulls last`,
    '-price': sql`${price} desc nulls last`,
    duration: sql`t.duration_minutes asc nulls last`,
  };
  return sql`${orders[sort]}, t.id`;
}

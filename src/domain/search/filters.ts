// Each filter as a condition on a row `t` of tours. Undefined: not asked for.
import { type RawBuilder, sql } from 'kysely';
import { grantsFreeCancellation, policies, type PolicyKey } from '../pricing/cancellation-policy.ts';
import { priceBounds } from './price-bounds.ts';
import type { FoundCategory, SearchQuestion } from './question.ts';

export type Condition = RawBuilder<boolean>;

/** The filters that have a choice with counts beside the results. */
export const choices = ['category', 'tags', 'language', 'rating', 'duration', 'freeCancellation', 'price'] as const;
export type Choice = (typeof choices)[number];

export function chosenConditions(
  question: SearchQuestion,
  category: FoundCategory | null,
): Partial<Record<Choice, Condition>> {
  const { durationMax, ratingMin, freeCancellation, guideLanguage, tags = [] } = question;
  return {
    ...(category && { category: hasCategory(category.id) }),
    ...(tags.length > 0 && { tags: hasTags(tags) }),
    ...(guideLanguage !== undefined && { language: sql<boolean>`${guideLanguage} = any(t.guide_languages)` }),
    ...(ratingMin !== undefined && { rating: hasRating(ratingMin) }),
    ...(durationMax !== undefined && { duration: lastsAtMost(durationMax) }),
    ...(freeCancellation && { freeCancellation: isFreeToCancel }),
    ...((question.priceMin !== undefined || question.priceMax !== undefined) && { price: isPricedWithin(question) }),
  };
}

const hasCategory = (id: string): Condition =>
  sql`exists (select from tour_categories where tour_id = t.id and category_id = ${id}::uuid)`;

const hasTags = (slugs: readonly string[]): Condition => sql`(
  select count(*) from tour_tags tt join tags g on g.id = tt.tag_id
  where tt.tour_id = t.id and g.slug = any(${slugs}::text[])) = ${new Set(slugs).size}::int`;

/** The rating as shown, in tenths: the mean to one digit, halves up. 0 for a tour without a review. */
export const shownTenths = (starsSum: number, reviewCount: number): number =>
  reviewCount === 0 ? 0 : Math.floor((starsSum * 20 + reviewCount) / (reviewCount * 2));

/** By the rating that is shown. A tour without a review has none. */
export const hasRating = (least: number): Condition => sql`(
  t.review_count > 0 and floor(t.stars_sum::numeric * 10 / greatest(t.review_count, 1) + 0.5) >= ${least}::numeric * 10)`;

export const lastsAtMost = (hours: number): Condition => sql`(t.duration_minutes <= ${mostMinutes(hours)}::int)`;

/** Whole minutes: 2.05 hours are 123, though 2.05 × 60 is 122.99999999999999. */
export const mostMinutes = (hours: number): number => Math.floor(hours * 60 + 1e-6);

const freePolicies = (Object.keys(policies) as PolicyKey[]).filter(grantsFreeCancellation);
export const isFreeToCancel: Condition = sql`(t.policy_key = any(${freePolicies}::text[]))`;

function isPricedWithin(question: SearchQuestion): Condition {
  const bounds = priceBounds(question);
  return sql`exists (
    select from unnest(${bounds.map((one) => one.currency)}::text[], ${bounds.map((one) => one.min)}::int8[],
                       ${bounds.map((one) => one.max)}::int8[]) as b (currency, least, most)
    where b.currency = t.currency
      and t.from_price_minor >= coalesce(b.least, 0) and t.from_price_minor <= coalesce(b.most, t.from_price_minor))`;
}

/** An open departure on that day, not yet gone, whose option is sold to the party and that has room for it. A group
 *  has its departure to itself (pricing/price-party says who is sold what). */
export function departsFor(question: SearchQuestion, now: Date): Condition {
  const { date, adults = 1, children = 0 } = question;
  // PostgreSQL has no year 0, and nothing leaves before there were aeroplanes.
  if (date === undefined || date < '1900') return date === undefined ? sql`true` : sql`false`;
  const party = adults + children;
  const sells = (kind: string) => sql`exists (select from units u where u.option_id = o.id and u.kind = ${kind})`;
  return sql`exists (
    select from departures d join options o on o.id = d.option_id and o.active
    where d.tour_id = t.id and d.open and d.starts_at > ${now}
      and d.starts_at_local >= ${date}::date and d.starts_at_local < ${date}::date + 1
      and case when ${sells('group')} then d.taken = 0 and d.capacity >= ${party}::int
          else d.taken + ${party}::int <= d.capacity and ${sells('adult')} and (${children}::int = 0 or ${sells('child')}) end)`;
}

import { sql } from 'kysely';
import type { NextStartView } from '#contract/search.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Party } from '#kernel/party.ts';
import type { Queryable } from '#platform/database/database.ts';
import { asBought } from '#domain/inventory/open-dated.ts';
import { type LocalPeriod, validityOf } from '#domain/inventory/validity.ts';
import { policies, type PolicyKey, refundPercent } from '#domain/pricing/cancellation-policy.ts';
import { shownPriceView } from '#domain/pricing/price-view.ts';
import { hasRoomFor, isInTime, isOn, isSoldTo, lowestPrice } from './filters.ts';

type Row = Omit<NextStartView, 'freeCancellation' | 'price' | 'validity'> &
  LocalPeriod & {
    policyKey: PolicyKey;
    startsAt: Date;
    validDays: number | null;
    currency: Currency;
    priceMinor: number;
  };
type Wanted = Party & {
  ids: readonly string[];
  /** On that day only. */
  date?: string | undefined;
  /** On that day or a later one. */
  from?: string | undefined;
  currency: Currency;
  language: Language;
};

// The westernmost zones are twelve hours behind UTC, and opening hours last at most a day.
const dayAndAHalfBefore = (now: Date): string => new Date(now.getTime() - 36 * 3_600_000).toISOString().slice(0, 19);

/**
 * The next departure of each tour that can be booked and has room for the party, on `date` if given, in one statement for a page
 * of tours, with the lowest price for one of the party at that time. The index departures_tour_start finds it: twelve tours read 237 buffers. It is by local time, hence the day and a half.
 */
export async function findNextStarts(
  db: Queryable,
  { ids, date, from, adults, children, currency, language }: Wanted,
  now: Date,
): Promise<NextStartView[]> {
  const onDay = date
    ? isOn(date, now)
    : sql`d.starts_at_local > greatest(${dayAndAHalfBefore(now)}::timestamp, ${from ?? null}::date)`;
  const { rows } = await sql<Row>`
    select t.id as tour_id, next.starts_at_local, next.ends_at_local, next.ends_at, next.time_zone, room.seats_left, room.private_groups_left, room.private_group_max,
      t.policy_key, next.starts_at, next.valid_days, t.currency,
      ${lowestPrice({ adults, children }, now, sql`d.starts_at_local = next.starts_at_local`)} as price_minor
    from tours t
    cross join lateral (
      select d.starts_at_local, d.ends_at_local, d.ends_at, d.time_zone, d.starts_at, o.valid_days
      from departures d join options o on o.id = d.option_id and o.active
      where d.tour_id = t.id and ${onDay} and d.open and ${isInTime(now)} and ${hasRoomFor({ adults, children })}
      order by d.starts_at_local limit 1
    ) next
    cross join lateral (
      select sum(d.capacity - d.taken - d.withheld) filter (where not group_only)::int as seats_left,
        count(*) filter (where group_only)::int as private_groups_left,
        max(d.capacity - d.taken - d.withheld) filter (where group_only)::int as private_group_max
      from departures d join options o on o.id = d.option_id and o.active, lateral (select ${isSoldTo('group')}) kind (group_only)
      where d.tour_id = t.id and d.starts_at_local = next.starts_at_local and d.open and ${isInTime(now)} and ${hasRoomFor({ adults, children })}
    ) room
    where t.id = any(${ids}::uuid[]) and t.status = 'published'`.execute(db);
  return rows.map((row) => {
    const { startsAt, validDays, startsAtLocal, ...next } = asBought(row, now);
    const { policyKey, priceMinor, currency: charged, endsAt, endsAtLocal, ...start } = next;
    return {
      ...start,
      startsAtLocal,
      ...validityOf({ startsAtLocal, startsAt, endsAt, endsAtLocal, validDays }, language),
      price: shownPriceView({ amountMinor: priceMinor, currency: charged }, currency),
      freeCancellation: refundPercent(policies[policyKey], startsAt, now) === 100,
    };
  });
}

import { sql } from 'kysely';
import type { NextStartView } from '#contract/search.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Party } from '#kernel/party.ts';
import type { Queryable } from '#platform/database/database.ts';
import { asBought, openDatedStart } from '#domain/inventory/open-dated.ts';
import { type LocalPeriod, validityOf } from '#domain/inventory/validity.ts';
import { policies, type PolicyKey, refundPercent } from '#domain/pricing/cancellation-policy.ts';
import { shownPriceView } from '#domain/pricing/price-view.ts';
import { hasSeats, isInTime, isOn, lowestTotal, waysFor } from './filters.ts';

type Row = Omit<NextStartView, 'freeCancellation' | 'price' | 'partyPrice' | 'validity'> &
  LocalPeriod & {
    policyKey: PolicyKey;
    startsAt: Date;
    validDays: number | null;
    currency: Currency;
    totalMinor: number;
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

const joined = sql`join ways o on o.id = d.option_id cross join lateral (select o.*) s`;
const ofDeparture = sql`from ways o cross join lateral (select o.*) s where o.id = d.option_id`;

// The westernmost zones are twelve hours behind UTC, and opening hours last at most a day.
const dayAndAHalfBefore = (now: Date): string => new Date(now.getTime() - 36 * 3_600_000).toISOString().slice(0, 19);

/**
 * The next departure of each tour that can be booked and has room for the party, on `date` if given, in one statement for a page
 * of tours, with the lowest price for the party at that time. The index departures_tour_start finds it: twelve tours read 237 buffers. It is by local time, hence the day and a half.
 */
export async function findNextStarts(
  db: Queryable,
  { ids, date, from, adults, children, currency, language }: Wanted,
  now: Date,
): Promise<NextStartView[]> {
  const onDay = date ? isOn(date, now) : sql`true`;
  const fromDay = date
    ? sql`(d.starts_at_local >= ${date}::date and d.starts_at_local < ${date}::date + 1 or d.starts_at_local = ${openDatedStart}::timestamp)`
    : sql`d.starts_at_local > greatest(${dayAndAHalfBefore(now)}::timestamp, ${from ?? null}::date)`;
  const { rows } = await sql<Row>`
    with ways as materialized (
      select o.id, o.tour_id, o.cut_off_minutes, o.valid_days, s.* from options o cross join lateral ${waysFor({ adults, children })} s
      where o.active and o.tour_id = any(${ids}::uuid[])
    )
    select t.id as tour_id, next.starts_at_local, next.ends_at_local, next.ends_at, next.time_zone, room.seats_left, room.private_groups_left, room.private_group_max,
      t.policy_key, next.starts_at, next.valid_days, t.currency,
      ${lowestTotal({ adults, children }, now, sql`d.starts_at_local = next.starts_at_local`, joined)} as total_minor
    from tours t
    cross join lateral (
      select d.starts_at_local, d.ends_at_local, d.ends_at, d.time_zone, d.starts_at,
        (select o.valid_days from options o where o.id = d.option_id) as valid_days
      from departures d
      -- Of each departure in its order: as a join all of them are read, 3.5 ms for a page of tours instead of 1.2.
      where d.tour_id = t.id and d.open and ${fromDay} and exists (select ${ofDeparture} and ${onDay} and ${isInTime(now)} and ${hasSeats} offset 0)
      order by d.starts_at_local limit 1
    ) next
    cross join lateral (
      select sum(left_over) filter (where not is_group)::int as seats_left,
        count(*) filter (where is_group)::int as private_groups_left, max(left_over) filter (where is_group)::int as private_group_max
      from (
        select distinct d.id, d.capacity - d.taken - d.withheld as left_over, (s.whole).id is not null as is_group from departures d ${joined}
        where d.tour_id = t.id and d.starts_at_local = next.starts_at_local and d.open and ${isInTime(now)} and ${hasSeats}
      ) d
    ) room
    where t.id = any(${ids}::uuid[]) and t.status = 'published'`.execute(db);
  return rows.map((row) => {
    const { startsAt, validDays, startsAtLocal, ...next } = asBought(row, now);
    const { policyKey, totalMinor, currency: charged, endsAt, endsAtLocal, ...start } = next;
    return {
      ...start,
      startsAtLocal,
      ...validityOf({ startsAtLocal, startsAt, endsAt, endsAtLocal, validDays }, language),
      price: shownPriceView({ amountMinor: Math.ceil(totalMinor / (adults + children)), currency: charged }, currency),
      partyPrice: shownPriceView({ amountMinor: totalMinor, currency: charged }, currency),
      freeCancellation: refundPercent(policies[policyKey], startsAt, now) === 100,
    };
  });
}

/** Of these tours those whose departures to come are all smaller than a party, with the size of the largest. */
export async function findTooSmall(
  db: Queryable,
  ids: readonly string[],
  people: number,
  now: Date,
): Promise<{ tourId: string; mostPeople: number }[]> {
  // One person has room on every departure.
  if (ids.length === 0 || people === 1) return [];
  const { rows } = await sql<{ tourId: string; mostPeople: number }>`
    select d.tour_id, max(d.capacity) as most_people
    from departures d join options o on o.id = d.option_id and o.active join tours t on t.id = d.tour_id and t.status = 'published'
    where d.tour_id = any(${ids}::uuid[]) and d.starts_at_local > ${dayAndAHalfBefore(now)}::timestamp and d.open and ${isInTime(now)}
    group by d.tour_id having max(d.capacity) < ${people}::int`.execute(db);
  return rows;
}

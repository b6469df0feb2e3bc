// What became of the bookings that followed referrals. It reads only; affiliates write their tables.
import { sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';

/** Referrals of completed and paid trips that are not credited yet. */
export async function findEarned(db: Queryable, limit: number): Promise<{ bookingId: string }[]> {
  const { rows } = await sql<{ bookingId: string }>`
    select r.booking_id from affiliate_referrals r join bookings b on b.id = r.booking_id
    where r.earned_at is null and b.state = 'completed' and is_paid(b) order by r.booking_id limit ${limit}`.execute(
    db,
  );
  return rows;
}

export type ReferralState = 'ahead' | 'earned' | 'ended';
export type Referral = {
  tour: string;
  startsOn: string;
  referredAt: Date;
  state: ReferralState;
  shareMinor: number;
  currency: Currency;
};

const stateOf = sql`case when r.earned_at is not null then 'earned'
  when b.state in ('cancelled', 'declined', 'expired', 'no_show') or b.state = 'completed' and not is_paid(b) then 'ended'
  else 'ahead' end`;

export async function findReferrals(
  db: Queryable,
  affiliateId: string,
  language: Language,
  limit: number,
): Promise<Referral[]> {
  const { rows } = await sql<Referral>`
    select (select title from tour_texts x where x.tour_id = b.tour_id order by ${textOrder(language)} limit 1) as tour,
           to_char(b.starts_at_local, 'YYYY-MM-DD') as starts_on, r.referred_at, r.share_minor, r.currency, ${stateOf} as state
    from affiliate_referrals r join bookings b on b.id = r.booking_id
    where r.affiliate_id = ${affiliateId} order by r.referred_at desc, r.booking_id limit ${limit}`.execute(db);
  return rows;
}

export type ReferralSum = { state: ReferralState; currency: Currency; sumMinor: number; count: number };

export async function sumReferrals(db: Queryable, affiliateId: string): Promise<ReferralSum[]> {
  const { rows } = await sql<ReferralSum>`
    select ${stateOf} as state, r.currency, sum(r.share_minor) as sum_minor, count(*) as count
    from affiliate_referrals r join bookings b on b.id = r.booking_id
    where r.affiliate_id = ${affiliateId} group by 1, 2 order by 2`.execute(db);
  return rows;
}

// The only file with SQL for clicks and referrals.
import { sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';

/** Counts the visit and stores the click; undefined for an unknown code. */
export async function insertClick(
  db: Queryable,
  { id, code, at }: { id: string; code: string; at: Date },
): Promise<{ name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`
    with found as (select id, name from affiliates where code = ${code} and state = 'approved'),
    counted as (
      insert into affiliate_days (affiliate_id, day, clicks) select id, (${at}::timestamptz at time zone 'UTC')::date, 1 from found
      on conflict (affiliate_id, day) do update set clicks = affiliate_days.clicks + 1
    ),
    clicked as (insert into affiliate_clicks (id, affiliate_id, clicked_at) select ${id}::uuid, id, ${at}::timestamptz from found)
    select name from found`.execute(db);
  return rows[0];
}

export type Attribution = { affiliateId: string; userId: string; percent: number; supplierIds: string[] };

/** The approved affiliate of a click, with the user and suppliers whose bookings do not count. */
export async function findClickedAffiliate(
  db: Queryable,
  { clickId, clickedAfter }: { clickId: string; clickedAfter: Date },
): Promise<Attribution | undefined> {
  const { rows } = await sql<Attribution>`
    select a.id as affiliate_id, a.user_id, a.percent,
           array(select m.supplier_id::text from supplier_members m where m.user_id = a.user_id) as supplier_ids
    from affiliate_clicks c join affiliates a on a.id = c.affiliate_id and a.state = 'approved'
    where c.id = ${clickId} and c.clicked_at > ${clickedAfter}`.execute(db);
  return rows[0];
}

type NewReferral = { bookingId: string; affiliateId: string; shareMinor: number; currency: Currency; referredAt: Date };

export async function insertReferral(db: Queryable, referral: NewReferral): Promise<void> {
  await db.insertInto('affiliateReferrals').values(referral).execute();
}

/** The share of a booking whose total has shrunk, rounded down: it stays within the commission. */
export async function scaleShare(db: Queryable, bookingId: string, total: { from: number; to: number }): Promise<void> {
  await sql`update affiliate_referrals set share_minor = share_minor * ${total.to} / ${total.from}
    where booking_id = ${bookingId} and earned_at is null and ${total.from} > 0`.execute(db);
}

export async function deleteClicksBefore(db: Queryable, oldest: Date): Promise<void> {
  await db.deleteFrom('affiliateClicks').where('clickedAt', '<', oldest).execute();
}

export type Earning = { bookingId: string; affiliateId: string; shareMinor: number; currency: Currency };

/** Undefined if it was credited before. */
export async function markEarned(db: Queryable, bookingId: string, at: Date): Promise<Earning | undefined> {
  return (await db
    .updateTable('affiliateReferrals')
    .set({ earnedAt: at })
    .where('bookingId', '=', bookingId)
    .where('earnedAt', 'is', null)
    .returning(['bookingId', 'affiliateId', 'shareMinor', 'currency'])
    .executeTakeFirst()) as Earning | undefined;
}

export type Day = { date: string; clicks: number; bookings: number };

/** Every day from `from` to `to`, including those without visits. */
export async function findDays(db: Queryable, affiliateId: string, from: string, to: string): Promise<Day[]> {
  const { rows } = await sql<Day>`
    select to_char(d, 'YYYY-MM-DD') as date, coalesce(c.clicks, 0) as clicks,
           (select count(*) from affiliate_referrals r
            where r.affiliate_id = ${affiliateId} and (r.referred_at at time zone 'UTC')::date = d::date) as bookings
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') d
    left join affiliate_days c on c.affiliate_id = ${affiliateId} and c.day = d::date order by d`.execute(db);
  return rows;
}

export async function countClicks(db: Queryable, affiliateId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(clicks), 0) as total from affiliate_days where affiliate_id = ${affiliateId}`.execute(db);
  return Number(rows[0]!.total);
}

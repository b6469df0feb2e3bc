import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { LockedBooking } from './transition.ts';

/** On a booking `b`: until when a change leaves its traveller a free choice. */
export const freeUntil = sql<Date | null>`
  case when b.times_changed > 0 then (select max(c.free_until) from booking_changes c where c.booking_id = b.id) end`;

/** What transitions read of bookings, and nothing that only screens and mails show. The caller has locked them. */
export async function findLockedBookings(db: Queryable, ids: readonly string[]): Promise<LockedBooking[]> {
  const { rows } = await sql<LockedBooking>`
    select b.id, b.state, b.user_id, b.order_id, b.departure_id, b.promo_code_id, b.seats, b.lines, b.currency, b.total_minor,
      b.items_kept_minor, b.refund_tiers, b.starts_at, b.ends_at, b.valid_days, t.duration_minutes, b.placed_at, b.hold_expires_at,
      b.decide_by, b.attended_at, b.checked_in_at, o.cut_off_minutes,
      case when o.least_people is not null then b.starts_at - make_interval(hours => o.decide_hours_before) end as fill_by,
      ${freeUntil} as free_until
    from bookings b join tours t on t.id = b.tour_id join options o on o.id = b.option_id
    where b.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

// Bookings as a source of personal data. Tax law requires that they are stored, but not with the name of the
// traveller.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { inPages } from '#platform/database/pages.ts';
import type { Obstacle, Person, PersonalDataSource } from '#platform/personal-data/source.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';

export const personalBookings: PersonalDataSource = {
  name: 'bookings',
  tables: [
    'goodwill_refunds',
    'bookings',
    'booking_events',
    'booking_items',
    'check_ins',
    'booking_answers',
    'booking_changes',
    'orders',
    'cart_lines',
    'promo_code_uses',
  ],
  fate: 'kept',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from bookings where user_id = ${id} and placed_at is not null`.execute(db);
    return rows[0]!.total;
  },

  async *read(db, person) {
    for await (const { id: _, ...booking } of inPages((afterId, limit) => readPage(db, person, afterId, limit)))
      yield booking;
  },

  obstacles: findAhead,

  /** Free text by the traveller may identify the person. */
  async erase(db, { id }) {
    await sql`update bookings set pickup_point_id = null where user_id = ${id} and pickup_point_id is not null`.execute(
      db,
    );
    await sql`update check_ins set by_user_id = null where by_user_id = ${id}`.execute(db);
    await sql`delete from cart_lines where user_id = ${id}`.execute(db);
    await sql`delete from booking_answers a using bookings b where b.id = a.booking_id and b.user_id = ${id}`.execute(
      db,
    );
    await sql`update bookings set end_reason = null where user_id = ${id} and ended_by = 'traveller' and end_reason is not null`.execute(
      db,
    );
    await sql`
      update booking_events event set reason = null from bookings b
      where b.id = event.booking_id and b.user_id = ${id} and event.actor = 'traveller' and event.reason is not null`.execute(
      db,
    );
  },
};

type BookingRecord = { id: string } & Record<string, unknown>;

async function readPage(db: Queryable, person: Person, afterId: string, limit: number): Promise<BookingRecord[]> {
  const { rows } = await sql<BookingRecord>`
    select b.id, b.reference, (select reference from orders o where o.id = b.order_id) as order,
      (select title from tour_texts x where x.tour_id = b.tour_id order by ${textOrder(person.language)} limit 1) as tour,
      (select name from option_texts x where x.option_id = b.option_id order by ${textOrder(person.language)} limit 1) as option,
      b.state, to_char(b.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local, b.time_zone, b.adults, b.children,
      b.currency, b.total_minor, b.refund_minor, b.payment_kind, b.policy_key, b.refund_tiers, b.language, b.created_at, b.placed_at,
      b.confirmed_at, b.ended_at, b.ended_by, b.end_reason, b.lines,
      (select code from promo_codes c where c.id = b.promo_code_id) as promo_code,
      (select name from pickup_point_texts x where x.pickup_point_id = b.pickup_point_id order by ${textOrder(person.language)} limit 1) as pickup,
      (select coalesce(jsonb_agg(jsonb_build_object('position', i.position, 'kind', i.kind, 'priceMinor', i.price_minor, 'state', i.state,
         'cancelledAt', i.cancelled_at, 'refundMinor', i.refund_minor,
         'checkedInAt', (select c.checked_in_at from check_ins c where c.booking_id = b.id and c.position = i.position)) order by i.position), '[]')
       from booking_items i where i.booking_id = b.id) as items,
      (select coalesce(jsonb_agg(jsonb_build_object('state', c.state, 'quotedAt', c.quoted_at, 'endedAt', c.ended_at, 'declineReason', c.decline_reason, 'before', c.before,
         'after', c.after, 'refundMinor', c.refund_minor, 'keptMinor', c.kept_minor) order by c.number), '[]')
       from booking_changes c where c.booking_id = b.id) as changes,
      (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'from', e.from_state, 'to', e.to_state, 'by', e.actor,
         'reason', e.reason) order by e.at), '[]') from booking_events e where e.booking_id = b.id) as history,
      (select coalesce(jsonb_agg(jsonb_build_object('question', (select label from question_texts x where x.question_id = a.question_id
         order by ${textOrder(person.language)} limit 1), 'person', a.person, 'answer', a.value, 'version', a.version, 'at', a.answered_at)
         order by a.question_id, a.person), '[]') from booking_answers a where a.booking_id = b.id) as answers
    from bookings b where b.user_id = ${person.id} and b.id > ${afterId} order by b.id limit ${limit}`.execute(db);
  return rows;
}

/** Placed bookings that are not over. A hold that is not placed expires within minutes. */
async function findAhead(db: Queryable, { id, language }: Person): Promise<Obstacle[]> {
  const { rows } = await sql<Extract<Obstacle, { kind: 'booking' }>>`
    select 'booking' as kind, b.id as booking_id, to_char(b.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local,
      (select title from tour_texts x where x.tour_id = b.tour_id order by ${textOrder(language)} limit 1) as title
    from bookings b
    where b.user_id = ${id} and b.placed_at is not null and b.state in ('on_hold', 'pending', 'confirmed')
    order by b.starts_at, b.id limit 50`.execute(db);
  return rows;
}

// Bookings as their supplier takes them along. Who erased their account has no name any more; a request that is not accepted yet, and
// one that was declined, has none for its supplier, as on its screens.
import { sql } from 'kysely';
import { type CsvRow, type CsvSource, exportedAmount } from '#platform/archive/csv-source.ts';
import { inPages } from '#platform/database/pages.ts';
import type { BookingState } from '#kernel/choices/booking-states.ts';
import type { Currency } from '#kernel/money.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { states } from '../lifecycle/transition-table.ts';
import { earnedSql, splitEarned } from './earning.ts';

const ofSupplier = (supplierId: string) =>
  sql`b.placed_at is not null and b.tour_id in (select id from tours where supplier_id = ${supplierId})`;

type BookingRow = CsvRow & {
  id: string;
  currency: Currency;
  totalMinor: number;
  commissionMinor: number;
  refundMinor: number | null;
  state: BookingState;
  earnedMinor: number;
};

export const exportedBookings: CsvSource = {
  name: 'bookings',
  columns: [
    'reference',
    'state',
    'tour',
    'option',
    'startsAtLocal',
    'timeZone',
    'adults',
    'children',
    'seats',
    'name',
    'email',
    'phone',
    'currency',
    'total',
    'commission',
    'refund',
    'net',
    'policy',
    'pickup',
    'bookedAt',
    'confirmedAt',
    'endedAt',
    'endedBy',
    'attendedAt',
  ],
  async *readRows(db, supplierId, now) {
    const readPage = async (afterId: string, limit: number) => {
      const { rows } = await sql<BookingRow>`
        select b.id, b.reference, b.state, to_char(b.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local, b.time_zone,
          (select title from tour_texts x where x.tour_id = b.tour_id order by ${textOrder('en')} limit 1) as tour,
          (select name from option_texts x where x.option_id = b.option_id order by ${textOrder('en')} limit 1) as option,
          b.adults, b.children, b.seats, u.name, u.email, u.phone, b.currency, b.total_minor, b.commission_minor, b.refund_minor,
          ${earnedSql(now)} as earned_minor,
          b.policy_key as policy, b.placed_at as booked_at, b.confirmed_at, b.ended_at, b.ended_by, b.attended_at,
          (select name from pickup_point_texts x where x.pickup_point_id = b.pickup_point_id order by ${textOrder('en')} limit 1) as pickup
        from bookings b left join users u on u.id = b.user_id and u.erased_at is null and b.confirmed_at is not null
        where ${ofSupplier(supplierId)} and b.id > ${afterId} order by b.id limit ${limit}`.execute(db);
      return rows;
    };
    for await (const row of inPages(readPage)) {
      const { currency, totalMinor, refundMinor } = row;
      // As on the supplier's list; before it is confirmed, there is nothing to add up.
      const isOpen = states[row.state].shown === 'Pending';
      const split = isOpen ? { commissionMinor: null, netMinor: null } : splitEarned(row, row.earnedMinor);
      const [total, commission, refund, net] = [totalMinor, split.commissionMinor, refundMinor, split.netMinor].map(
        (minor) => exportedAmount(minor, currency),
      );
      yield { ...row, total: total!, commission: commission!, refund: refund!, net: net! };
    }
  },
};

type ItemRow = CsvRow & { currency: Currency; priceMinor: number; refundMinor: number | null };

export const exportedItems: CsvSource = {
  name: 'booking-items',
  columns: ['reference', 'position', 'kind', 'label', 'seats', 'state', 'currency', 'price', 'refund'],
  async *readRows(db, supplierId) {
    const readPage = async (afterId: string, limit: number) => {
      const { rows } = await sql<{ id: string; items: ItemRow[] }>`
        select b.id, (select coalesce(jsonb_agg(jsonb_build_object('reference', b.reference, 'position', i.position, 'kind', i.kind,
            'label', i.labels ->> 'en', 'seats', i.seats, 'state', i.state, 'currency', b.currency, 'priceMinor', i.price_minor,
            'refundMinor', i.refund_minor) order by i.position), '[]')
          from booking_items i where i.booking_id = b.id) as items
        from bookings b where ${ofSupplier(supplierId)} and b.id > ${afterId} order by b.id limit ${limit}`.execute(db);
      return rows;
    };
    for await (const { items } of inPages(readPage))
      for (const item of items)
        yield {
          ...item,
          price: exportedAmount(item.priceMinor, item.currency),
          refund: exportedAmount(item.refundMinor, item.currency),
        };
  },
};

export const exportedAnswers: CsvSource = {
  name: 'answers',
  columns: ['reference', 'question', 'person', 'answer', 'version', 'answeredAt'],
  async *readRows(db, supplierId) {
    const readPage = async (afterId: string, limit: number) => {
      const { rows } = await sql<{ id: string; answers: CsvRow[] }>`
        select b.id, (select coalesce(jsonb_agg(jsonb_build_object('reference', b.reference, 'person', nullif(a.person, 0), 'answer', a.value,
            'version', a.version, 'answeredAt', a.answered_at,
            'question', (select label from question_texts x where x.question_id = a.question_id order by ${textOrder('en')} limit 1))
            order by a.question_id, a.person), '[]')
          from booking_answers a where a.booking_id = b.id) as answers
        from bookings b where ${ofSupplier(supplierId)} and b.confirmed_at is not null and b.id > ${afterId} order by b.id limit ${limit}`.execute(
        db,
      );
      return rows;
    };
    for await (const { answers } of inPages(readPage)) yield* answers;
  },
};

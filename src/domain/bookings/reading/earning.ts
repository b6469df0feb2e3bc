import { type RawBuilder, sql } from 'kysely';
import type { BookingState } from '#kernel/choices/booking-states.ts';
import type { Currency } from '#kernel/money.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { commissionOn } from '../lifecycle/reconcile-booking.ts';
import { states } from '../lifecycle/transition-table.ts';

type Split = { currency: Currency; totalMinor: number; commissionMinor: number };
type Sold = Split & {
  state: BookingState;
  startsAt: Date;
  endsAt: Date | null;
  refundMinor: number | null;
  paidMinor: number;
  refundedMinor: number;
};

/** What has not ended, until its last start: `mayPay` of its traveller. */
const payable: readonly BookingState[] = ['on_hold', 'pending', 'confirmed'];

/** What a booking brings in in its present state, as `earnedSql`: what the terms keep, once it cannot be paid any more as far as it was paid.
 *  What is refunded to the traveller beyond the terms is the marketplace's loss, not the supplier's. */
export function earnedOf(booking: Sold, now: Date): number {
  const { state, totalMinor, refundMinor, paidMinor, refundedMinor } = booking;
  const keptMinor = states[state].takesSeats ? totalMinor : totalMinor - (refundMinor ?? totalMinor);
  if (payable.includes(state) && now < lastStartOf(booking)) return keptMinor;
  return Math.min(keptMinor, paidMinor - refundedMinor);
}

/** Whether a booking `b` can still be paid. */
const isPayable = (now: Date) =>
  sql`b.state = any(${[...payable]}::text[]) and coalesce(b.ends_at, b.starts_at) > ${now}`;

/** When what a booking `b` brings in changes by itself; null: never again. */
export const earnedUntilSql = (now: Date): RawBuilder<Date | null> => sql<Date | null>`case
  when ${isPayable(now)} then coalesce(b.ends_at, b.starts_at) end`;

/** Of a booking `b`. */
export const earnedSql = (now: Date): RawBuilder<number> => sql<number>`case
  when ${isPayable(now)} then kept_minor(b)
  when kept_minor(b) = 0 then 0
  else (
    select least(kept_minor(b), paid.captured - paid.refunded + least(b.goodwill_minor, kept_minor(b), paid.captured)) from (
      select coalesce(sum(amount_minor), 0)::bigint as captured, coalesce(sum(refunded_minor), 0)::bigint as refunded from (
        select amount_minor, refunded_minor from payments where booking_id = b.id and state = 'captured'
        union all
        select paid_minor, refunded_minor from gift_card_redemptions where booking_id = b.id
      ) each
    ) paid
  ) end`;

/** How what a booking brings in is split. */
export function splitEarned(booking: Split, earnedMinor: number): { commissionMinor: number; netMinor: number } {
  const commissionMinor = commissionOn(booking, earnedMinor);
  return { commissionMinor, netMinor: earnedMinor - commissionMinor };
}

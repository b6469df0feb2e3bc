import type { DepartureCancellationView } from '#contract/suppliers/departures/departure-cancellations.ts';
import { money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { MovableDeparture } from '#domain/inventory/move-departure.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { splitRefundOf } from '../lifecycle/reconcile-booking.ts';
import { findBookings } from '../reading/booking-queries.ts';
import { type DepartureCancellation, readAffected, findCancellation } from './cancellation-queries.ts';

/** What is left to end, and what has ended. */
export async function cancellationView(
  db: Queryable,
  { id }: Pick<MovableDeparture, 'id'>,
): Promise<DepartureCancellationView> {
  const cancellation = await findCancellation(db, id);
  const actor = cancellation?.actor ?? 'supplier';
  const { bookingIds, ...affected } = await readAffected(db, { departureId: id, actor });
  return {
    departureId: id,
    bookings: bookingIds.length,
    ...affected,
    // The page of its progress requests it again and again.
    refund: cancellation ? null : await refundOf(db, bookingIds),
    cancelled: cancellation ? cancelledView(cancellation, bookingIds.length) : null,
  };
}

async function refundOf(db: Queryable, bookingIds: readonly string[]): Promise<DepartureCancellationView['refund']> {
  const bookings = await findBookings(db, bookingIds, 'en');
  const minor = bookings.reduce((sum, booking) => {
    const { cashMinor, giftCardMinor } = splitRefundOf(booking, 0);
    return sum + cashMinor + giftCardMinor;
  }, 0);
  return minor === 0 ? null : priceView(money(minor, bookings[0]!.currency));
}

const cancelledView = (
  { cancelledAt, actor: by, reason, note, ended, doneAt }: DepartureCancellation,
  left: number,
): DepartureCancellationView['cancelled'] => ({
  at: cancelledAt.toISOString(),
  by,
  reason,
  note,
  isUnderWay: doneAt === null,
  ended,
  total: ended + (doneAt === null ? left : 0),
});

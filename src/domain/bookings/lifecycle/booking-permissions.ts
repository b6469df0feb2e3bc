// Who may do what with a booking. Ownership is checked by the queries: a booking of another user is not found.
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { type BookingTimes, mayTransition } from './transition-table.ts';
import { awaitsSupplier } from '../changes/awaits-supplier.ts';

type BookingMoney = { totalMinor: number; paidMinor: number; refundedMinor: number };
type Changeable = { tourOnSale: boolean };
type PermissionBooking = BookingTimes & BookingMoney & { reviewedAt: Date | null };

/** A traveller cancels what is confirmed and has not started. */
export const mayCancel = (booking: BookingTimes, now: Date): boolean =>
  mayTransition('cancel', booking, 'traveller', now);

/** A traveller withdraws what is placed and not yet confirmed; of an order that waits for its payment, nothing by itself. */
export const mayWithdraw = (booking: BookingTimes & { orderId: string | null }, now: Date): boolean =>
  !(booking.orderId !== null && booking.state === 'on_hold') && mayTransition('withdraw', booking, 'traveller', now);

/** A supplier decides about requests until the tour starts. */
export const mayDecide = (booking: BookingTimes, now: Date): boolean =>
  mayTransition('accept', booking, 'supplier', now);

/** A traveller changes what is confirmed, until its cut-off, while its tour is on sale. An open-dated ticket has no date to
 *  change. Where the supplier confirms on request, the change is a request, too. */
export const mayChange = (booking: BookingTimes & Changeable, now: Date): boolean =>
  mayTransition('change', booking, 'traveller', now) && booking.validDays === null && booking.tourOnSale;

/** Why a confirmed booking of a tour on sale cannot be changed; null if it can, is open-dated, or is not such a booking. */
export const noChange = (booking: BookingTimes & Changeable, now: Date): 'too_late' | null =>
  booking.validDays === null &&
  booking.state === 'confirmed' &&
  booking.tourOnSale &&
  now < booking.startsAt &&
  !mayChange(booking, now)
    ? 'too_late'
    : null;

/** A supplier answers a request for a change while it waits, and its booking has not started. */
export const mayDecideChange = (
  booking: BookingTimes & { pendingChange: { paymentId: string | null; expiresAt: string } | null },
  now: Date,
): boolean =>
  booking.state === 'confirmed' &&
  booking.pendingChange !== null &&
  awaitsSupplier(booking.pendingChange) &&
  now < new Date(booking.pendingChange.expiresAt) &&
  now < lastStartOf(booking);

export const mayCancelAsSupplier = (booking: BookingTimes, now: Date): boolean =>
  mayTransition('cancel', booking, 'supplier', now);

/** A supplier moves what is confirmed to another departure. An open-dated ticket has none. */
export const mayMove = (booking: BookingTimes, now: Date): boolean =>
  booking.validDays === null && mayTransition('move', booking, 'supplier', now);

export const mayDecideAsOperator = (booking: BookingTimes, now: Date): boolean =>
  mayTransition('accept', booking, 'operator', now);
export const mayCancelAsOperator = (booking: BookingTimes, now: Date): boolean =>
  mayTransition('cancel', booking, 'operator', now);

/** Suppliers say once who came, also where the clock has completed the booking. That no one did, they say from the start on. */
export const mayRecordAttendance = (booking: BookingTimes, now: Date): boolean =>
  mayTransition('attend', booking, 'supplier', now);

/** What is still to be paid. */
export const dueOf = ({ totalMinor, paidMinor, refundedMinor }: BookingMoney): number =>
  Math.max(0, totalMinor - (paidMinor - refundedMinor));

/** A traveller pays while seats are held for paying, or what is confirmed, until it starts. */
export function mayPay(booking: PermissionBooking, now: Date): boolean {
  if (dueOf(booking) === 0 || now >= lastStartOf(booking)) return false;
  if (booking.state === 'on_hold') return booking.holdExpiresAt !== null && now < booking.holdExpiresAt;
  return booking.state === 'confirmed';
}

/** A supplier's questions are answered, and a pickup is chosen, while a booking is pending or confirmed, until the start. */
export const mayAnswer = (booking: BookingTimes, now: Date): boolean =>
  (booking.state === 'pending' || booking.state === 'confirmed') && now < lastStartOf(booking);

/** True for a booking that was paid in full; false if it costs nothing. The SQL function `is_paid` is equivalent. */
const isPaid = ({ totalMinor, paidMinor, refundedMinor }: BookingMoney): boolean =>
  totalMinor > 0 && paidMinor - refundedMinor >= totalMinor;

/** A completed booking counts as a trip taken if it was paid or its supplier recorded attendance, an open-dated ticket only
 *  if it was used. The SQL function
 *  `is_trip_taken` is equivalent. */
const isTripTaken = (booking: PermissionBooking): boolean =>
  booking.state === 'completed' && (booking.attendedAt !== null || (booking.validDays === null && isPaid(booking)));

/** A trip that was taken can be reviewed once. */
export const mayReview = (booking: PermissionBooking): boolean => isTripTaken(booking) && booking.reviewedAt === null;

// Who may do what with a booking, as sentences. Ownership comes first and lives in the queries: a booking of
// somebody else is not found.
import { type BookingTimes, mayTransition } from './transitions.ts';

type BookingMoney = { totalMinor: number; paidMinor: number; refundedMinor: number };
type PolicyBooking = BookingTimes & BookingMoney & { reviewedAt: Date | null };

/** A traveller cancels what is confirmed and has not started. */
export const mayCancel = (booking: BookingTimes, now: Date): boolean =>
  mayTransition('cancel', booking, 'traveller', now);

/** A traveller withdraws what is placed and not yet confirmed. */
export const mayWithdraw = (booking: BookingTimes, now: Date): boolean =>
  mayTransition('withdraw', booking, 'traveller', now);

/** A supplier decides about requests until the tour starts. */
export const mayDecide = (booking: BookingTimes, now: Date): boolean =>
  mayTransition('decline', booking, 'supplier', now);

export const mayCancelAsSupplier = (booking: BookingTimes, now: Date): boolean =>
  mayTransition('cancel', booking, 'supplier', now);

/** Suppliers say once who came, also where the clock has completed the booking. */
export const mayRecordAttendance = (booking: BookingTimes, now: Date): boolean =>
  mayTransition('no_show', booking, 'supplier', now);

/** A traveller pays while seats are held for paying, or what is confirmed, until it starts. */
export function mayPay(booking: PolicyBooking, now: Date): boolean {
  if (booking.paidMinor >= booking.totalMinor || now >= booking.startsAt) return false;
  if (booking.state === 'on_hold') return booking.holdExpiresAt !== null && now < booking.holdExpiresAt;
  return booking.state === 'confirmed';
}

/** Paid in full. What costs nothing is never paid. The table's function `is_paid` says the same. */
const isPaid = ({ totalMinor, paidMinor, refundedMinor }: BookingMoney): boolean =>
  totalMinor > 0 && paidMinor - refundedMinor >= totalMinor;

/** A trip was taken if it was paid or its supplier recorded that the party came: the clock alone proves nothing. The table's
 *  function `is_trip_taken` says the same. */
const isTripTaken = (booking: PolicyBooking): boolean =>
  booking.state === 'completed' && (booking.attendedAt !== null || isPaid(booking));

/** Only a trip that was taken is reviewed, and once. */
export const mayReview = (booking: PolicyBooking): boolean => isTripTaken(booking) && booking.reviewedAt === null;

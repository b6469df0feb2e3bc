// Who may do what with a booking, as sentences. Ownership comes first and lives in the queries: a booking of
// somebody else is not found.
import type { BookingState } from '#contract/bookings.ts';
import { mayMove } from './booking.ts';

type Seen = {
  state: BookingState;
  startsAt: Date;
  holdExpiresAt: Date | null;
  reviewedAt: Date | null;
  paidMinor: number;
  totalMinor: number;
};

/** A traveller cancels what is confirmed and has not started. */
export const mayCancel = (booking: Seen, now: Date): boolean =>
  mayMove('cancel', booking.state) && now < booking.startsAt;

/** A traveller withdraws what is not yet confirmed. */
export const mayWithdraw = (booking: Seen, now: Date): boolean =>
  mayMove('withdraw', booking.state) && now < booking.startsAt;

/** A traveller pays while seats are held for paying, or what is confirmed, until it starts. */
export function mayPay(booking: Seen, now: Date): boolean {
  if (booking.paidMinor >= booking.totalMinor || now >= booking.startsAt) return false;
  if (booking.state === 'on_hold') return booking.holdExpiresAt !== null && now < booking.holdExpiresAt;
  return booking.state === 'confirmed';
}

/** Only a trip that took place is reviewed, and once. */
export const mayReview = (booking: Seen): boolean => booking.state === 'completed' && booking.reviewedAt === null;

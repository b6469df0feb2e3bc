import { DomainError } from '#contract/domain-error.ts';
import type { MoveTarget } from '#contract/bookings/moves.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { freesaleSeats } from '#domain/inventory/seats.ts';
import { seatsFree } from '#domain/inventory/inventory-queries.ts';
import { validityOf } from '#domain/inventory/validity.ts';
import { mayMove } from '../lifecycle/booking-permissions.ts';
import { findSupplierBooking } from '../reading/booking-queries.ts';
import { findTargets } from './move-queries.ts';

/** Several days of a tour with many starts. */
const listed = 40;

/** Throws `not_found`, `booking_state` of a booking that cannot be moved. */
export async function listMoveTargets(context: Context, id: string, from?: string): Promise<{ data: MoveTarget[] }> {
  const { language } = context.caller;
  const db = context.database.db;
  const now = context.clock.now();
  const booking = await findSupplierBooking(db, signedIn(context), id, language);
  if (!booking) throw new DomainError('not_found');
  if (!mayMove(booking, now)) throw new DomainError('booking_state');
  const first = from ?? booking.startsAtLocal.slice(0, 10);
  const targets = await findTargets(db, booking, { from: first, now, limit: listed });
  return {
    data: targets.map((target) => ({
      departureId: target.id,
      startsAtLocal: target.startsAtLocal,
      ...validityOf(target, language),
      seatsLeft: target.capacity >= freesaleSeats ? null : seatsFree(target),
    })),
  };
}

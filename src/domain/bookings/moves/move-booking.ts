// A supplier moves one booking to another departure of its option. Its seats, extras, price and terms stay; its traveller, who has not
// requested it, may accept or cancel with a full refund for a time, however near the other departure is.
import type { InputOf } from '#contract/endpoint.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { bookingMoveEndpoints } from '#contract/bookings/moves.ts';
import type { SupplierBookingView } from '#contract/suppliers/supplier-bookings.ts';
import { money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { contentsOf } from '../changes/booking-change.ts';
import { insertChange } from '../changes/change-queries.ts';
import { callOffPendingChanges } from '../changes/drop-pending-change.ts';
import { relocate, takenBy } from '../changes/relocate.ts';
import { freeUntilOf } from '../departure-changes/departure-change.ts';
import { actOnBooking, type Audited } from '../lifecycle/act-on-booking.ts';
import { mayMove } from '../lifecycle/booking-permissions.ts';
import { transition } from '../lifecycle/transition.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { findTarget, type Target } from './move-queries.ts';

type Request = InputOf<(typeof bookingMoveEndpoints)['moveToDeparture']>['body'];

/** Throws `not_found`; `booking_state` unless it is confirmed, before its start and none of its people checked in; `invalid_input` on
 *  `departureId` for a departure of another option; `sold_out`, `extra_sold_out` and `departure_closed` as in a booking. */
export async function moveToDeparture(context: Context, id: string, request: Request): Promise<SupplierBookingView> {
  const settings = await currentSettings(context);
  const { departureId, reason } = request;
  const action = { operation: 'moveToDeparture', input: request, act: 'move', reason } as const;
  return actOnBooking(context, id, action, async (db, booking, { actor, at }) => {
    if (!mayMove(booking, at)) throw new DomainError('booking_state');
    const target = await findTarget(db, booking, departureId);
    if (!target) throw invalid('departureId', 'unknown_value');
    // What its traveller wanted was a change of what it is no more.
    const freed = await callOffPendingChanges(db, [id], at);
    const { before, after, number } = await writeMove(db, booking, {
      target,
      bySupplier: { actor, reason, freeUntil: freeUntilOf({ time: target }, settings, at) },
      at,
    });
    const row = { ...after, timesChanged: booking.timesChanged + 1 };
    const contents = { row, writeItems: async () => {}, freed: [], change: number };
    await transition(db, booking, 'move', { actor, at, reason, contents });
    // Seats last, because others wait for the departures; by the clock of this moment, as in `bookSeats`.
    const moment = { now: context.clock.now(), language: context.caller.language };
    const { startsAt, lines } = after;
    const seats = { freed, from: takenBy(before), taken: takenBy(after) };
    await relocate(db, { ...seats, startsAt, lines, untilStart: true }, moment);
    return audited(booking, target);
  });
}

type Move = {
  target: Target;
  bySupplier: { actor: 'supplier' | 'operator'; reason: string; freeUntil: Date };
  at: Date;
};

async function writeMove(db: Queryable, booking: BookingRow, { target, bySupplier, at }: Move) {
  const before = contentsOf(booking);
  const { id: departureId, startsAt, startsAtLocal, endsAt, endsAtLocal } = target;
  const after = { ...before, departureId, startsAt, startsAtLocal, endsAt, endsAtLocal };
  const nothing = money(0, booking.currency);
  const difference = { refundPercent: 100, refund: nothing, retained: nothing };
  const change = { before, after, items: [], dropped: [], difference, bookingId: booking.id, quotedAt: at, bySupplier };
  return { before, after, number: await insertChange(db, change) };
}

const audited = ({ departureId, startsAtLocal }: BookingRow, target: Target): Audited => ({
  before: { departureId, startsAtLocal },
  after: { departureId: target.id, startsAtLocal: target.startsAtLocal },
});

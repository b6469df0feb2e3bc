import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { operatorBookingEndpoints } from '#contract/operator/bookings.ts';
import type { Context } from '#platform/http/caller.ts';
import { cancelBySupplier, decideBooking } from '#domain/bookings/lifecycle/decide-booking.ts';
import { findBookingByReference } from '#domain/bookings/reading/booking-queries.ts';

type Deciding = (typeof operatorBookingEndpoints)['decideBookingByOperator'];

/** What the operator may do for a supplier. Throws `not_found`, `booking_state`, `invalid_input` on `reason`. */
export async function decideByReference(
  context: Context,
  reference: string,
  { decision, reason }: InputOf<Deciding>['body'],
): Promise<ResponseOf<Deciding>> {
  const { database, caller } = context;
  const booking = await findBookingByReference(database.db, reference, caller.language);
  if (!booking) throw new DomainError('not_found');
  const act = () => {
    if (decision === 'accept') return decideBooking(context, booking.id, decision, reason);
    if (!reason) throw invalid('reason', 'required');
    if (decision === 'cancel') return cancelBySupplier(context, booking.id, reason);
    return decideBooking(context, booking.id, decision, reason);
  };
  const { state } = await act();
  return { reference, state };
}

// Actions of suppliers on their own bookings and of operators on all: confirm, decline, cancel, record attendance. A booking
// of another supplier's tour is not found. What a traveller may do: cancel-booking.ts.
import { invalid } from '#contract/domain-error.ts';
import type { MetBookingView, SupplierBookingView } from '#contract/suppliers/supplier-bookings.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { markAbsent } from '../items/mark-absent.ts';
import { seesMoney, withoutMoney } from '../reading/supplier-booking-view.ts';
import { actOnBooking } from './act-on-booking.ts';
import { transition } from './transition.ts';

/** Accepts or declines a request. Throws `not_found`, `booking_state`. */
export function decideBooking(
  context: Context,
  id: string,
  decision: 'accept' | 'decline',
  reason?: string,
): Promise<SupplierBookingView> {
  const ofDecline = decision === 'decline' ? reason : undefined;
  const input = { decision, reason };
  return act(context, id, { operation: 'decideBooking', input, name: decision, reason: ofDecline });
}

/** Records attendance or a no-show; `absent`: positions of items that did not come, where others did. Throws `not_found`;
 *  `booking_state` before the start, from 14 days after the end, and once recorded; `invalid_input` on `absent`. */
export async function recordAttendance(context: Context, id: string, attendance: Attendance): Promise<MetBookingView> {
  const { attended, absent } = attendance;
  if (!attended && absent) throw invalid('absent', 'contradiction');
  const name = attended ? 'attend' : 'no_show';
  const before = absent && ((transaction: Queryable) => markAbsent(transaction, id, absent));
  const view = await act(context, id, { operation: 'recordAttendance', input: attendance, name, before });
  return seesMoney(signedIn(context)) ? view : withoutMoney<MetBookingView>(view);
}

type Attendance = { attended: boolean; absent?: readonly number[] };

/** Cancels as the supplier or the operator, with a full refund whatever the policy. Throws `not_found`,
 *  `booking_state`. */
export function cancelBySupplier(context: Context, id: string, reason: string): Promise<SupplierBookingView> {
  return act(context, id, { operation: 'cancelBySupplier', input: { reason }, name: 'cancel', reason });
}

type OperatorAct = 'accept' | 'decline' | 'cancel' | 'attend' | 'no_show';

type SupplierAction = {
  operation: string;
  input: object;
  name: OperatorAct;
  reason?: string;
  /** Further writes of the action, once the booking is known to be the supplier's. */
  before?: ((transaction: Queryable) => Promise<void>) | undefined;
};

function act(context: Context, id: string, action: SupplierAction): Promise<SupplierBookingView> {
  const { operation, input, name, reason, before } = action;
  return actOnBooking(context, id, { operation, input, act: name, reason }, async (transaction, booking, step) => {
    await before?.(transaction);
    await transition(transaction, booking, name, { ...step, reason });
  });
}

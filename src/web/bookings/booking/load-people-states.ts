import type { BookingView } from '#contract/bookings.ts';
import type { BookingItemView } from '#contract/bookings/cancellations.ts';
import * as paths from '#contract/paths.generated.ts';
import type { Call } from '#web/runtime/api/call.ts';
import { statusOf } from '#web/runtime/api/call.ts';

/** What became of each person or ticket, where it is not the same for all of them as for the booking; null otherwise, and without
 *  network. */
export async function loadPeopleStates(call: Call, booking: BookingView): Promise<readonly BookingItemView[] | null> {
  const { id, itemsCancelled, state } = booking;
  const mayDiffer = (itemsCancelled > 0 && state !== 'cancelled') || state === 'completed' || state === 'no_show';
  if (!mayDiffer) return null;
  try {
    const { data } = await call(paths.listBookingItems, { params: { id } });
    return new Set(data.map((item) => item.state)).size > 1 ? data : null;
  } catch (thrown) {
    if (statusOf(thrown) === undefined) return null;
    throw thrown;
  }
}

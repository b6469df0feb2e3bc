import type { BookingState } from '#kernel/choices/booking-states.ts';
import type { Currency } from '#kernel/money.ts';
import { commissionOn } from '../lifecycle/reconcile-booking.ts';
import { states } from '../lifecycle/transition-table.ts';

type Sold = {
  state: BookingState;
  currency: Currency;
  totalMinor: number;
  commissionMinor: number;
  refundMinor: number | null;
};

/** What the terms keep of a booking as it stands, as `kept_minor()` in SQL, and how it is split. What goes back to the traveller
 *  beyond the terms is the marketplace's loss, not the supplier's. */
export function earningOf(booking: Sold): { keptMinor: number; commissionMinor: number; netMinor: number } {
  const { state, totalMinor, refundMinor } = booking;
  const keptMinor = states[state].takesSeats ? totalMinor : totalMinor - (refundMinor ?? totalMinor);
  const commissionMinor = commissionOn(booking, keptMinor);
  return { keptMinor, commissionMinor, netMinor: keptMinor - commissionMinor };
}

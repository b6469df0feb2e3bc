import type { BookingItemView } from '#contract/bookings/cancellations.ts';
import { DomainError } from '#contract/domain-error.ts';
import { money } from '#kernel/money.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { lineLabel, priceView } from '#domain/pricing/price-view.ts';
import type { BookingItem } from '../items/booking-item.ts';
import { findItems } from '../items/item-queries.ts';
import { states } from '../lifecycle/transition-table.ts';
import { type BookingRow, findOwnBooking } from './booking-queries.ts';

/** Throws `not_found`. */
export async function listBookingItems(context: Context, id: string): Promise<{ data: BookingItemView[] }> {
  const db = context.database.read;
  const booking = await findOwnBooking(db, signedIn(context).id, id, context.caller.language);
  if (!booking) throw new DomainError('not_found');
  const items = await findItems(db, id);
  return { data: items.map((item) => itemView(booking, item, context)) };
}

function itemView(booking: BookingRow, item: BookingItem, { caller }: Context): BookingItemView {
  const { position, kind, labels, adults, children, priceMinor, cancelledAt, refundMinor } = item;
  const price = (amountMinor: number) => priceView(money(amountMinor, booking.currency));
  return {
    position,
    kind,
    label: lineLabel(kind, labels, caller.language),
    adults,
    children,
    price: price(priceMinor),
    state: stateOf(booking, item),
    cancelledAt: cancelledAt?.toISOString() ?? null,
    refund: refundMinor === null ? null : price(refundMinor),
  };
}

/** An item keeps what became of it alone; all else is the state of its booking. */
function stateOf({ state: ofBooking, attendedAt }: BookingRow, { state }: BookingItem): BookingItemView['state'] {
  if (!states[ofBooking].takesSeats) return 'cancelled';
  if (state !== 'booked') return state;
  if (ofBooking === 'no_show') return 'no_show';
  return attendedAt ? 'attended' : 'booked';
}

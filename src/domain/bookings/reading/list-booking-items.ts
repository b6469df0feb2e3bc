import type { BookingItemView } from '#contract/bookings/cancellations.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { Language } from '#kernel/languages.ts';
import { money } from '#kernel/money.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { lineLabel, priceView } from '#domain/pricing/price-view.ts';
import type { BookingItem } from '../items/booking-item.ts';
import { findItems } from '../items/item-queries.ts';
import { states } from '../lifecycle/transition-table.ts';
import { type BookingRow, findOwnBooking, findSupplierBooking } from './booking-queries.ts';

type ItemsView = { data: BookingItemView[] };

/** The items of one of the caller's own bookings. Throws `not_found`. */
export async function listBookingItems(context: Context, id: string): Promise<ItemsView> {
  const { database, caller } = context;
  return itemsOf(context, await findOwnBooking(database.db, signedIn(context).id, id, caller.language));
}

/** The items of a booking of the supplier's own tours; operators may read any. Throws `not_found`. */
export async function listSupplierBookingItems(context: Context, id: string): Promise<ItemsView> {
  const { database, caller } = context;
  return itemsOf(context, await findSupplierBooking(database.db, signedIn(context), id, caller.language));
}

async function itemsOf({ database, caller }: Context, booking: BookingRow | undefined): Promise<ItemsView> {
  if (!booking) throw new DomainError('not_found');
  const items = await findItems(database.db, booking.id);
  return { data: items.map((item) => itemView(booking, item, caller.language)) };
}

export function itemView(booking: BookingRow, item: BookingItem, language: Language): BookingItemView {
  const { position, kind, labels, adults, children, priceMinor, cancelledAt, refundMinor } = item;
  const price = (amountMinor: number) => priceView(money(amountMinor, booking.currency));
  return {
    position,
    kind,
    label: lineLabel(kind, labels, language),
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

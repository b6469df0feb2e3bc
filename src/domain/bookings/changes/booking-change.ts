import type { RefundQuote } from '#domain/pricing/cancellation-policy.ts';
import type { NewBooking } from '../booking.ts';
import type { BookingItem, NewItem } from '../items/booking-item.ts';

const written = [
  'optionId',
  'departureId',
  'startsAt',
  'startsAtLocal',
  'endsAt',
  'endsAtLocal',
  'seats',
  'adults',
  'children',
  'lines',
  'totalMinor',
  'commissionMinor',
  'itemsKeptMinor',
  'refundTiers',
  'taxes',
] as const;

/** What a booking says of itself, and a change rewrites. */
export type Contents = Pick<NewBooking & { itemsKeptMinor: number }, (typeof written)[number]>;

/** An item that ends by a change as if it were cancelled at the moment of its quote. */
export type DroppedItem = BookingItem & { refundMinor: number };

/** `items`: all that are booked afterwards. `difference`: what is refunded of a lower price and of what is dropped, and what is kept of it. */
export type Change = {
  before: Contents;
  after: Contents;
  items: NewItem[];
  dropped: DroppedItem[];
  difference: RefundQuote;
};

export const contentsOf = (booking: Contents): Contents =>
  Object.fromEntries(written.map((column) => [column, booking[column]])) as Contents;

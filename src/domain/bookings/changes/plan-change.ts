// What a change makes of a booking, and what it costs or refunds. Pure.
import { invalid } from '#contract/domain-error.ts';
import { add } from '#kernel/money.ts';
import { capTiers, refundPercent, type RefundQuote } from '#domain/pricing/cancellation-policy.ts';
import { commissionOfSale } from '../codes/promo-code.ts';
import { type BookingItem, type NewItem, sumOf } from '../items/booking-item.ts';
import { quoteItemsRefund } from '../items/cancel-items.ts';
import { commissionOn } from '../lifecycle/reconcile-booking.ts';
import { quoteBookingRefund, tiersAt } from '../lifecycle/quote-booking-refund.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { type Change, contentsOf, type DroppedItem } from './booking-change.ts';
import { planItems, type ChangePlanInput } from './plan-items.ts';

type Moment = { commissionPercent: number; now: Date };

/** Throws `invalid_input` if nothing changes. */
export function planChange(
  booking: BookingRow,
  items: readonly BookingItem[],
  input: ChangePlanInput & Moment,
): Change {
  const { offer, commissionPercent, now } = input;
  const departure = offer.candidates[0]!;
  const isSameDeparture = departure.id === booking.departureId;
  const planned = planItems(booking, items, input);
  const isSame = planned.dropped.length === 0 && planned.items.every(({ position }) => isBooked(items, position));
  if (isSame) throw invalid('departureId', 'contradiction');
  const { dropped, difference } = quoteDifference(booking, planned, now);
  const itemsKeptMinor = booking.itemsKeptMinor + difference.retained.amountMinor;
  const totalMinor = itemsKeptMinor + sumOf(planned.items, 'priceMinor');
  const after = {
    optionId: departure.optionId,
    departureId: departure.id,
    startsAt: departure.startsAt,
    startsAtLocal: departure.startsAtLocal,
    endsAt: departure.endsAt,
    endsAtLocal: departure.endsAtLocal,
    seats: sumOf(planned.items, 'seats'),
    adults: sumOf(planned.items, 'adults'),
    children: sumOf(planned.items, 'children'),
    lines: planned.lines,
    totalMinor,
    commissionMinor:
      booking.totalMinor > 0
        ? commissionOn(booking, totalMinor)
        : commissionOfSale(
            { totalMinor, reductionMinor: sumOf(planned.items, 'reductionMinor'), currency: booking.currency },
            commissionPercent,
            input.code?.borneBy,
          ),
    itemsKeptMinor,
    taxes: isSameDeparture ? booking.taxes : offer.taxes,
    // Moving to a later date must not restore a refund that is lost already.
    refundTiers: isSameDeparture
      ? booking.refundTiers
      : capTiers(booking.refundTiers, refundPercent(tiersAt(booking, now), booking.startsAt, now)),
  };
  return { before: contentsOf(booking), after, items: planned.items, dropped, difference };
}

const isBooked = (items: readonly BookingItem[], position: number): boolean =>
  items.some((item) => item.position === position);

type Planned = { items: readonly NewItem[]; dropped: readonly BookingItem[] };

/** What a change refunds. Each dropped item is refunded as if it were cancelled by itself. If the other items cost less than before, the
 *  difference is refunded as if that part of the price were cancelled. */
function quoteDifference(
  booking: BookingRow,
  { items, dropped }: Planned,
  now: Date,
): { dropped: DroppedItem[]; difference: RefundQuote } {
  const lessMinor =
    booking.totalMinor - booking.itemsKeptMinor - sumOf(dropped, 'priceMinor') - sumOf(items, 'priceMinor');
  const price = { ...booking, totalMinor: Math.max(0, lessMinor), itemsKeptMinor: 0 };
  const difference = quoteBookingRefund('cancel', price, 'traveller', now);
  if (dropped.length === 0) return { dropped: [], difference };
  const { refunds, refund, retained } = quoteItemsRefund('cancel_items', booking, dropped, now);
  return {
    dropped: dropped.map((item, index) => ({
      ...item,
      state: 'cancelled',
      cancelledAt: now,
      refundMinor: refunds[index]!.refundMinor,
    })),
    difference: {
      ...difference,
      refund: add(difference.refund, refund),
      retained: add(difference.retained, retained),
    },
  };
}

/** Whether it only drops items: that is what cancelling them would be. */
export const onlyDrops = ({ before, after, items, dropped }: Change, booked: readonly BookingItem[]): boolean =>
  dropped.length > 0 &&
  before.departureId === after.departureId &&
  items.every(({ position }) => isBooked(booked, position));

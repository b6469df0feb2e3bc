// The context that every step of placing a booking needs.
import type { BookingView } from '#contract/bookings.ts';
import { money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import type { InTransaction } from '#platform/idempotency/with-idempotency.ts';
import { shareOf } from '#domain/affiliates/attribution.ts';
import { type Attribution, insertReferral } from '#domain/affiliates/referral-queries.ts';
import { providerFor } from '#domain/payments/provider.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { bookingView } from '../reading/booking-view.ts';
import { fillBy } from '#domain/inventory/inventory-queries.ts';
import type { Offer } from './find-offer.ts';
import type { DepartureOnSale } from './on-sale-queries.ts';
import type { NewBooking } from '../booking.ts';

export type Ordering = {
  context: Context;
  userId: string;
  /** Opens the transaction, once per idempotency key. */
  inTransaction: InTransaction;
  settings: Settings;
  /** The affiliate whose link led here, if any. */
  attribution?: Attribution;
  now: Date;
};

export const viewOf = ({ context: { caller, config, secrets }, now }: Ordering, row: BookingRow): BookingView =>
  bookingView(row, { language: caller.language, now, payUrl: providerFor(config).pageUrl, secrets });

export async function insertReferralOf(
  db: Queryable,
  attribution: Attribution | undefined,
  booking: BookingRow,
  now: Date,
): Promise<void> {
  const { id: bookingId, currency, totalMinor } = booking;
  const share = shareOf(attribution, { ...booking, total: money(totalMinor, currency) });
  if (share) await insertReferral(db, { bookingId, ...share, currency, referredAt: now });
}

/** The row as a query would return it, which saves reading it back. */
export function rowOf(
  booking: Omit<NewBooking, 'items'>,
  { tour, shown, asks, option, given }: Offer,
  departure: DepartureOnSale,
  payToken: string | null,
): BookingRow {
  return {
    ...booking,
    ...shown,
    ...departure.meeting,
    tourOnSale: true,
    itemsCancelled: 0,
    itemsKeptMinor: 0,
    timesChanged: 0,
    endedAt: null,
    refundMinor: null,
    reviewedAt: null,
    attendedAt: null,
    checkedInAt: null,
    supplierId: tour.supplierId,
    confirmation: tour.confirmation,
    optionName: option.name,
    optionKind: option.kind,
    paidMinor: 0,
    refundedMinor: 0,
    goodwillMinor: 0,
    goodwillGivenMinor: 0,
    giftCardMinor: 0,
    payToken,
    offersPickup: asks.pickup,
    endedBy: null,
    endReason: null,
    leastPeople: option.leastPeople,
    fillBy: fillBy(departure, option),
    departureDecidedAt: departure.decidedAt,
    peopleComing: departure.peopleComing + (booking.state === 'on_hold' ? 0 : booking.adults + booking.children),
    orderId: null,
    orderReference: null,
    pickup: given?.pickup ?? null,
    cutOffMinutes: option.cutOffMinutes,
    pendingChange: null,
    lastChange: null,
    freeUntil: null,
    supplierChange: null,
    asksQuestions: asks.questions,
    openQuestions: asks.once + asks.each * (booking.adults + booking.children) - (given?.required ?? 0),
  };
}

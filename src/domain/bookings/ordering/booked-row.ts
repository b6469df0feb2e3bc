import { fillBy } from '#domain/inventory/inventory-queries.ts';
import type { NewBooking } from '../booking.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import type { Offer } from './find-offer.ts';
import type { DepartureOnSale } from './on-sale-queries.ts';

/** The row as a query would return it, which saves reading it back. */
export function rowOf(
  booking: Omit<NewBooking, 'items'>,
  { tour, shown, questions, option, answers }: Offer,
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
    giftCardRefundedMinor: 0,
    payToken,
    offersPickup: questions.pickup,
    endedBy: null,
    endReason: null,
    leastPeople: option.leastPeople,
    fillBy: fillBy(departure, option),
    departureDecidedAt: departure.decidedAt,
    peopleComing: departure.peopleComing + (booking.state === 'on_hold' ? 0 : booking.adults + booking.children),
    orderId: null,
    orderReference: null,
    pickup: answers?.pickup ?? null,
    cutOffMinutes: option.cutOffMinutes,
    pendingChange: null,
    lastChange: null,
    freeUntil: null,
    supplierChange: null,
    asksQuestions: questions.any,
    openQuestions: questions.once + questions.each * (booking.adults + booking.children) - (answers?.required ?? 0),
  };
}

// A booking on one departure as it would be written: its row, and what has to be written with it.
import { newId, newReference } from '#kernel/ids.ts';
import { money } from '#kernel/money.ts';
import { attemptRecord } from '#platform/idempotency/kept-answers.ts';
import type { DepartureRow } from '../inventory/inventory-queries.ts';
import { commissionOf, saleEntries, saleRecord } from '../payments/ledger.ts';
import { paymentRecord } from '../payments/payment-queries.ts';
import { seatsFor } from '../pricing/price-party.ts';
import type { Beginning } from './begin-booking.ts';
import { bookingRecord, type BookingRow, type NewBooking } from './booking-queries.ts';
import type { Offer } from './find-offer.ts';
import type { OrderRecord } from './write-bookings.ts';
import type { Wish } from './wish.ts';

type Basis = {
  wish: Wish;
  offer: Offer;
  departure: DepartureRow;
  begin: (startsAt: Date) => Beginning;
  now: Date;
};
export type Draft = { answer: unknown; record: OrderRecord };

/** With the caller's answer, which the statement that writes all this keeps for a repeat. */
export function draftBooking(basis: Basis): Draft {
  const { wish, offer, departure } = basis;
  const booking = bookingOf(basis);
  const isPaying = booking.state === 'on_hold' && booking.placedAt !== null;
  const payment = paymentRecord(wish.provider, isPaying);
  const answer = wish.answer(rowOf(booking, offer, payment.page_token), offer);
  const entries = booking.state === 'confirmed' ? entriesOf(booking) : null;
  const record = {
    ...bookingRecord(booking),
    ...attemptRecord(wish.attempt, answer),
    ...saleRecord(offer.tour.supplierId, entries),
    ...payment,
    job: jobs[booking.state] ?? null,
    is_last: departure === offer.candidates.at(-1),
  };
  return { answer, record };
}

const jobs: Partial<Record<NewBooking['state'], string>> = {
  confirmed: 'booking-confirmed',
  pending: 'booking-requested',
};

function bookingOf({ wish, offer: { tour, option, priced }, departure, begin, now }: Basis): NewBooking {
  return {
    id: newId(),
    reference: newReference(),
    userId: wish.attempt.userId,
    tourId: tour.id,
    optionId: option.id,
    departureId: departure.id,
    seats: seatsFor(priced, departure.capacity),
    adults: priced.party.adults,
    children: priced.party.children,
    lines: priced.lines,
    currency: tour.currency,
    totalMinor: priced.total.amountMinor,
    commissionMinor: commissionOf(priced.total, wish.settings.commissionPercent).amountMinor,
    policyKey: tour.policyKey,
    startsAt: departure.startsAt,
    startsAtLocal: departure.startsAtLocal,
    timeZone: departure.timeZone,
    language: wish.language,
    createdAt: now,
    ...begin(departure.startsAt),
  };
}

const entriesOf = ({ totalMinor, commissionMinor, currency }: NewBooking) =>
  saleEntries(money(totalMinor, currency), money(commissionMinor, currency));

/** The row as it will be read, so that nobody has to read it back. */
function rowOf(booking: NewBooking, { tour, shown, option }: Offer, payToken: string | null): BookingRow {
  return {
    ...booking,
    ...shown,
    tourOnSale: true,
    endedAt: null,
    refundMinor: null,
    reviewedAt: null,
    supplierId: tour.supplierId,
    confirmation: tour.confirmation,
    optionName: option.name,
    paidMinor: 0,
    refundedMinor: 0,
    giftCardMinor: 0,
    payToken,
  };
}

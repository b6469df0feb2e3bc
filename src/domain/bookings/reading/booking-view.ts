import type { BookingCardView, BookingView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { isoWeekday } from '#kernel/dates.ts';
import { money } from '#kernel/money.ts';
import { ticketText } from '#kernel/tickets/ticket-text.ts';
import { drawQr } from '#platform/qr/draw-qr.ts';
import type { Secrets } from '#platform/services.ts';
import { phoneText } from '#platform/texts/phone-text.ts';
import { validityOf } from '#domain/inventory/validity.ts';
import { freeCancellationUntil, policyView } from '#domain/pricing/cancellation-policy.ts';
import { linesView, priceView } from '#domain/pricing/price-view.ts';
import { countryName } from '#kernel/country-name.ts';
import { stockPictureUrl } from '#domain/catalogue/stock-picture.ts';
import { leastPartyView } from '../least-party/least-party-view.ts';
import { states } from '../lifecycle/transition-table.ts';
import {
  dueOf,
  mayAnswer,
  mayCancel,
  mayChange,
  mayPay,
  mayReview,
  mayWithdraw,
  noChange,
} from '../lifecycle/booking-permissions.ts';
import { ticketCode } from '../check-in/ticket-code.ts';
import { pickupTime } from '../pickups/choose-pickup.ts';
import type { BookingRow } from './booking-queries.ts';
import { includedTaxes } from './included-taxes.ts';
import { awaitsSupplier } from '../changes/awaits-supplier.ts';

export type Viewing = { language: Language; now: Date; payUrl: (pageToken: string) => string };
/** With what tickets are made of, for the traveller's own view. */
export type TicketViewing = Viewing & { secrets: Pick<Secrets, 'lookupCode'> };

export function bookingView(row: BookingRow, viewing: TicketViewing): BookingView {
  return {
    ...commonView(row, viewing),
    // One stays as long as one likes.
    duration: row.durationMinutes === null || row.optionKind !== 'start_time' ? null : row.durationMinutes / 60,
    departureId: row.departureId,
    optionId: row.optionId,
    optionName: row.optionName,
    lines: linesView(row.lines, viewing.language),
    taxes: includedTaxes(row, viewing.language),
    back: backView(row),
    policy: policyView(row.policyKey, row.refundTiers),
    freeCancellationUntil: freeUntilOf(row)?.toISOString() ?? null,
    itemsKept: priceView(money(row.itemsKeptMinor, row.currency)),
    meetingPoint: row.meetingPoint ?? '',
    asks: { questions: row.asksQuestions, pickup: row.offersPickup },
    pickup: pickupView(row),
    order: row.orderId && row.orderReference ? { id: row.orderId, reference: row.orderReference } : null,
    noChange: noChange(row, viewing.now),
    supplierChange: supplierChangeView(row, viewing),
    meetingPointPosition:
      row.meetingLatitude === null || row.meetingLongitude === null
        ? null
        : { latitude: row.meetingLatitude, longitude: row.meetingLongitude },
    supplier: { name: row.supplierName, phone: phoneText(row.supplierPhone), email: row.supplierEmail },
    guideLanguages: guideLanguagesOf(row),
    toBring: row.toBring,
    placeSlug: row.placeSlug,
    ticket: row.state === 'confirmed' || row.state === 'completed' ? ticketView(row, viewing) : null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function bookingCardView(row: BookingRow, viewing: Viewing): BookingCardView {
  return { ...commonView(row, viewing), year: Number(row.startsAtLocal.slice(0, 4)) };
}

function commonView(row: BookingRow, viewing: Viewing) {
  const { language, now } = viewing;
  return {
    id: row.id,
    reference: row.reference,
    tourId: row.tourId,
    tourSlug: row.tourSlug,
    title: row.title,
    image: row.image ?? stockPictureUrl,
    date: row.startsAtLocal.slice(0, 10),
    startsAtLocal: row.startsAtLocal,
    startsAtUtc: row.startsAt.toISOString(),
    ...validityOf(row, language),
    timeZone: row.timeZone,
    status: states[row.state].shown,
    state: row.state,
    persons: row.adults + row.children,
    adults: row.adults,
    children: row.children,
    itemsCancelled: row.itemsCancelled,
    city: row.city,
    country: countryName(row.country, language),
    total: priceView(money(row.totalMinor, row.currency)),
    payment: paymentView(row, viewing),
    refunded: returnedOf(row) === 0 ? null : priceView(money(returnedOf(row), row.currency)),
    leastParty: leastPartyView(row),
    openQuestions: mayAnswer(row, now) ? row.openQuestions : 0,
    decideBy: row.state === 'pending' ? (row.decideBy?.toISOString() ?? null) : null,
    endReason: endReasonView(row),
    lastChange: row.lastChange?.state ?? null,
    changeDeclined: row.lastChange?.state === 'declined' ? { reason: row.lastChange.declineReason } : null,
    change: pendingChangeView(row, viewing),
    can: {
      cancel: mayCancel(row, now),
      withdraw: mayWithdraw(row, now),
      change: mayChange(row, now),
      pay: row.placedAt !== null && mayPay(row, now),
      review: mayReview(row),
      repeat: row.tourOnSale,
    },
  };
}

/** Travellers know their own. */
function endReasonView({ endedBy: by, endReason: reason }: BookingRow): BookingView['endReason'] {
  return reason && (by === 'supplier' || by === 'operator') ? { by, reason } : null;
}

/** By its terms, or because the supplier has changed the departure, whichever is later. */
export function freeUntilOf({
  refundTiers,
  startsAt,
  freeUntil,
}: Pick<BookingRow, 'refundTiers' | 'startsAt' | 'freeUntil'>): Date | undefined {
  const byTerms = freeCancellationUntil(refundTiers, startsAt);
  return freeUntil && !(byTerms && byTerms > freeUntil) ? freeUntil : byTerms;
}

function supplierChangeView(row: BookingRow, { now }: Viewing): BookingView['supplierChange'] {
  if (!row.supplierChange) return null;
  const { at, acceptedAt, meetingPointBefore, reason, startsAtLocalBefore, isMoved, isElsewhere } = row.supplierChange;
  const isOpen = row.freeUntil !== null && now < row.freeUntil && states[row.state].takesSeats;
  return {
    at: new Date(at).toISOString(),
    reason,
    startsAtLocalBefore,
    isMoved,
    meetingPointBefore: meetingPointBefore ?? '',
    isElsewhere,
    freeUntil: isOpen ? row.freeUntil!.toISOString() : null,
    acceptedAt: acceptedAt === null ? null : new Date(acceptedAt).toISOString(),
  };
}

function paymentView(row: BookingRow, { now, payUrl }: Viewing): BookingView['payment'] {
  const payable = row.placedAt !== null && mayPay(row, now);
  return {
    kind: row.paymentKind,
    state: paymentState(row),
    paid: row.paidMinor === 0 ? null : priceView(money(row.paidMinor, row.currency)),
    giftCard: row.giftCardMinor === 0 ? null : priceView(money(row.giftCardMinor, row.currency)),
    due: paymentState(row) === 'due' ? priceView(money(dueOf(row), row.currency)) : null,
    redirectUrl: payable && row.payToken ? payUrl(row.payToken) : null,
    expiresAt: row.state === 'on_hold' ? (row.holdExpiresAt?.toISOString() ?? null) : null,
  };
}

type Paid = Pick<BookingRow, 'state' | 'totalMinor' | 'paidMinor' | 'refundedMinor' | 'goodwillGivenMinor'>;

export function paymentState(row: Paid): BookingView['payment']['state'] {
  const isGivenBack = !states[row.state].takesSeats && row.goodwillGivenMinor > 0;
  if (row.paidMinor > 0 && dueOf(row) === 0 && !isGivenBack) return 'paid';
  if (states[row.state].takesSeats) return row.totalMinor > 0 ? 'due' : 'none';
  if (returnedOf(row) === 0) return 'none';
  return returnedOf(row) >= row.paidMinor ? 'refunded' : 'partly_refunded';
}

/** By the terms and beyond them. */
const returnedOf = ({ refundedMinor, goodwillGivenMinor }: Paid): number => refundedMinor + goodwillGivenMinor;

function backView(row: BookingRow): BookingView['back'] {
  const { giftCardRefundedMinor, currency } = row;
  if (returnedOf(row) === 0) return null;
  return {
    money: priceView(money(returnedOf(row) - giftCardRefundedMinor, currency)),
    giftCard: priceView(money(giftCardRefundedMinor, currency)),
  };
}

function pendingChangeView(row: BookingRow, { now, payUrl, language }: Viewing): BookingView['change'] {
  const { state, pendingChange, currency } = row;
  if (!pendingChange || state !== 'confirmed') return null;
  const { startsAtLocal, optionName, adults, children, totalMinor, dueMinor, payToken } = pendingChange;
  const expiresAt = new Date(pendingChange.expiresAt);
  if (expiresAt <= now) return null;
  return {
    awaits: awaitsSupplier(pendingChange) ? 'supplier' : 'payment',
    startsAtLocal,
    ...validityOf({ startsAtLocal, ...closingOf(pendingChange) }, language),
    optionName,
    adults,
    children,
    total: priceView(money(totalMinor, currency)),
    due: priceView(money(dueMinor ?? dueOf({ ...row, totalMinor }), currency)),
    redirectUrl: payToken === null ? null : payUrl(payToken),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Reads contents that are stored as JSON. */
const closingOf = ({ endsAt, endsAtLocal }: NonNullable<BookingRow['pendingChange']>) => ({
  endsAt: endsAt ? new Date(endsAt) : null,
  endsAtLocal: endsAtLocal ?? null,
});

export function pickupView(row: BookingRow): BookingView['pickup'] {
  if (!row.pickup) return null;
  const { name, zone, latitude, longitude, radiusMetres } = row.pickup;
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  return { name, zone, atLocal: pickupTime(row, row.pickup), position, radiusMetres };
}

/** Those of the weekday of the tour; all of the tour where none are given for that day. */
export function guideLanguagesOf({
  languageDays,
  guideLanguages,
  startsAtLocal,
}: Pick<BookingRow, 'languageDays' | 'guideLanguages' | 'startsAtLocal'>): string[] {
  const weekday = isoWeekday(startsAtLocal.slice(0, 10));
  const onDay = languageDays.filter(({ weekdays }) => weekdays.includes(weekday)).map(({ language }) => language);
  return onDay.length > 0 ? onDay : guideLanguages;
}

/** The QR code contains the reference, a code that lets people in, and nothing about the person. */
function ticketView({ id, reference }: BookingRow, { secrets }: TicketViewing): BookingView['ticket'] {
  const text = ticketText(reference, ticketCode(secrets, id));
  return { text, ...drawQr(text) };
}

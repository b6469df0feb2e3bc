// The facts that a mail states about a booking. Pure: booking and time in, text out.
import type { Language } from '#kernel/languages.ts';
import { assertDefined } from '#kernel/assert.ts';
import { offsetText } from '#kernel/formats.ts';
import { momentInSentence } from '#kernel/moments.ts';
import { formatMoney, type Money, money } from '#kernel/money.ts';
import { textsOf } from '#platform/texts/texts.ts';
import { includedTaxes } from '#domain/bookings/reading/included-taxes.ts';
import { dueOf } from '#domain/bookings/lifecycle/booking-permissions.ts';
import { pickupAt } from '#domain/bookings/pickups/choose-pickup.ts';
import type { BookingRow } from '#domain/bookings/reading/booking-queries.ts';
import type { Participants } from '#domain/bookings/reading/booking-recipients.ts';
import { freeUntilOf } from '#domain/bookings/reading/booking-view.ts';
import { payableUntil } from '#domain/bookings/ordering/start-payment.ts';
import { periodText } from '#domain/bookings/reading/period-text.ts';
import { namedTickets } from '#domain/bookings/reading/named-tickets.ts';
import type { Receipt } from '#domain/bookings/reading/payment-history.ts';

export type MailBooking = BookingRow & Participants & { lookupCode: string; receipt: Receipt | undefined };

/** The words of mail.json in one language. */
export const wordsIn = (language: Language) => textsOf(language, 'mail');

/** A moment in the time zone of the tour, with the city and the offset on that day. */
export function localTime(booking: Pick<MailBooking, 'timeZone' | 'city'>, at: Date, language: Language): string {
  return withOffset(momentInSentence(at, booking.timeZone, language), booking, { at, language });
}

type Visit = Pick<MailBooking, 'timeZone' | 'city' | 'startsAt'> & Parameters<typeof periodText>[0];

/** The start, or the period in which one can come. */
export function visitTime(booking: Visit, language: Language): string {
  const period = periodText(booking, language);
  if (!period) return localTime(booking, booking.startsAt, language);
  return withOffset(period, booking, { at: booking.startsAt, language });
}

function withOffset(
  moment: string,
  { timeZone, city }: Pick<MailBooking, 'timeZone' | 'city'>,
  { at, language }: { at: Date; language: Language },
): string {
  return wordsIn(language)('local_time', { moment, city, offset: offsetText(at, timeZone) });
}

/** What the booking was before its last change. */
export function beforeLines(booking: MailBooking, language: Language): string[] {
  const before = assertDefined(booking.beforeChange, 'a booking that was changed');
  const period = {
    ...booking,
    startsAt: new Date(before.startsAt),
    startsAtLocal: before.startsAtLocal,
    endsAt: before.endsAt ? new Date(before.endsAt) : null,
    endsAtLocal: before.endsAtLocal,
  };
  return [visitTime(period, language), before.optionName, partyLine(before, language)];
}

/** What the traveller requests, and what it would cost in all. */
export function wantedLines(booking: MailBooking, language: Language): string[] {
  const wanted = assertDefined(booking.pendingChange, 'a change that waits');
  const { startsAt, startsAtLocal, endsAt, endsAtLocal, optionName, totalMinor } = wanted;
  const period = { startsAt: new Date(startsAt), startsAtLocal, endsAt: endsAt ? new Date(endsAt) : null, endsAtLocal };
  const total = formatMoney(money(totalMinor, booking.currency), language);
  return [visitTime({ ...booking, ...period }, language), optionName, partyLine(wanted, language), total];
}

/** What the supplier has changed of its departure, as it was before. */
export function beforeSupplierLines(booking: MailBooking, language: Language): string[] {
  const change = assertDefined(booking.supplierChange, 'a booking that its supplier has changed');
  const [time] = booking.beforeChange ? beforeLines(booking, language) : [];
  const meeting = change.meetingPointBefore || wordsIn(language)('meeting_point.later');
  return [...(change.isMoved && time ? [time] : []), ...(change.isElsewhere ? [meeting] : [])];
}

/** undefined if there is nothing to choose any more. */
export function freeChoiceLine(booking: MailBooking, language: Language, now: Date): string | undefined {
  const { freeUntil } = booking;
  if (!freeUntil || freeUntil <= now) return undefined;
  const deadline = freeUntilOf(booking) ?? freeUntil;
  return wordsIn(language)('free_choice', { deadline: localTime(booking, deadline, language) });
}

export function partyLine({ adults, children }: Pick<MailBooking, 'adults' | 'children'>, language: Language): string {
  const words = wordsIn(language);
  const counted = [
    ...(adults > 0 ? [words('party.adults', { count: adults })] : []),
    ...(children > 0 ? [words('party.children', { count: children })] : []),
  ];
  return counted.join(', ');
}

/** 'Family ticket (4 people) × 1', where more than adults and children was bought. */
export function ticketLines(booking: MailBooking, language: Language): string[] {
  return namedTickets(booking, language).map(({ label, people, quantity }) => {
    const whom = people > 1 ? ` (${wordsIn(language)('party.people', { count: people })})` : '';
    return `${label}${whom} × ${quantity}`;
  });
}

/** Of how many tickets so many were cancelled. */
export function ticketCounts({ lines, itemsCancelled }: MailBooking): { cancelled: number; all: number } {
  return {
    cancelled: itemsCancelled,
    all: lines.reduce((sum, { kind, quantity }) => sum + (kind === 'reduction' ? 0 : quantity), itemsCancelled),
  };
}

export function paymentLines(booking: MailBooking, language: Language): string[] {
  const words = wordsIn(language);
  const { totalMinor, paidMinor, refundedMinor, giftCardMinor, currency } = booking;
  const shown = (minor: number) => ({ amount: formatMoney(money(minor, currency), language) });
  if (totalMinor === 0) return [words('payment.free')];
  const byCard = giftCardMinor > 0 ? [words('payment.gift_card', shown(giftCardMinor))] : [];
  const dueMinor = dueOf(booking);
  if (dueMinor === 0 && refundedMinor > 0) {
    const [paid, refund, left] = [paidMinor, refundedMinor, paidMinor - refundedMinor].map(
      (minor) => shown(minor).amount,
    );
    return [words('payment.paid_and_refunded', { paid: paid!, refund: refund!, left: left! }), ...byCard];
  }
  if (dueMinor === 0) return [words('payment.paid', shown(paidMinor)), ...byCard];
  const isRequest = booking.decideBy !== null && booking.confirmedAt === null;
  if (isRequest) return [...byCard, words('payment.requested')];
  const until = {
    deadline: localTime(booking, assertDefined(payableUntil(booking), 'the end of a payment'), language),
  };
  const later = booking.paymentKind === 'later' ? [words('payment.later', until)] : [];
  if (byCard.length > 0) return [...byCard, words('payment.rest', shown(dueMinor)), ...later];
  return later.length > 0 ? later : [words('payment.now')];
}

/** 'incl. VAT 10%: €5.27', of each tax and fee that the total contains. */
export function taxLines(booking: MailBooking, language: Language): string[] {
  return includedTaxes(booking, language)
    .filter((tax) => tax.amount.priceMinor > 0)
    .map(({ label, amount: { priceMinor } }) =>
      wordsIn(language)('tax_line', { tax: label, amount: formatMoney(money(priceMinor, booking.currency), language) }),
    );
}

/** Of a departure that is not sure to run yet. */
export function leastPartyLine(booking: MailBooking, language: Language): string {
  const deadline = localTime(booking, assertDefined(booking.fillBy, 'when it is decided'), language);
  return wordsIn(language)('least_party', { count: booking.leastPeople ?? 0, deadline });
}

/** Where and when the party is picked up. */
export function pickupLines(booking: MailBooking, language: Language): string[] {
  const pickup = assertDefined(booking.pickup, 'a pickup that was chosen');
  return [`${pickup.name}, ${pickup.zone}`, localTime(booking, pickupAt(booking, pickup), language)];
}

/** The policy with its deadlines in local time. Past deadlines are left out. */
export function policyLines(booking: MailBooking, language: Language, now: Date): string[] {
  const words = wordsIn(language);
  const ahead = booking.refundTiers
    .map(({ hoursBefore, refundPercent }) => ({
      refundPercent,
      until: new Date(booking.startsAt.getTime() - hoursBefore * 3600_000),
    }))
    .filter(({ until }) => until >= now);
  if (ahead.length === 0) return [words('policy.none')];
  const lines = ahead.map(({ refundPercent, until }) =>
    words(refundPercent === 100 ? 'policy.full' : 'policy.part', {
      percent: refundPercent,
      deadline: localTime(booking, until, language),
    }),
  );
  return [...lines, words('policy.after')];
}

/** What was refunded for tickets that were cancelled by themselves, and what is kept of them. */
export function itemsRefundLines(booking: MailBooking, language: Language): string[] {
  const words = wordsIn(language);
  const { refundedMinor, itemsKeptMinor, currency } = booking;
  const shown = (minor: number) => formatMoney(money(minor, currency), language);
  return [
    ...(refundedMinor > 0 ? refundLinesOf(booking, refundedMinor, language) : []),
    ...(itemsKeptMinor > 0 ? [words('refund.kept', { kept: shown(itemsKeptMinor) })] : []),
  ];
}

/** What an operator gave back beyond the terms, in all. */
export function goodwillLines(booking: MailBooking, language: Language): string[] {
  const byTermsMinor = toGiftCardOf(booking, booking.refundedMinor);
  const toCardMinor = Math.min(booking.goodwillMinor, booking.giftCardRefundedMinor - byTermsMinor);
  return refundLinesOf(booking, booking.goodwillMinor, language, toCardMinor);
}

/** An amount that was refunded, and where each part of it goes. */
function refundLinesOf(
  booking: MailBooking,
  refundMinor: number,
  language: Language,
  toCardMinor = toGiftCardOf(booking, refundMinor),
): string[] {
  const refund = formatMoney(money(refundMinor, booking.currency), language);
  if (toCardMinor === 0) return [wordsIn(language)('refund.given', { refund })];
  return [refund, ...wayLines(booking, { refundMinor, toCardMinor }, language)];
}

/** What of a refund by the terms went to a gift card: payments are refunded first. */
function toGiftCardOf(booking: MailBooking, refundMinor: number): number {
  const { refundedMinor, goodwillGivenMinor, giftCardRefundedMinor } = booking;
  const cashMinor = refundedMinor + goodwillGivenMinor - giftCardRefundedMinor;
  return Math.min(giftCardRefundedMinor, Math.max(0, refundMinor - cashMinor));
}

type RefundWays = { refundMinor: number; toCardMinor: number };

/** The two ways of a refund, as the page of the booking names them. */
function wayLines({ currency }: MailBooking, { refundMinor, toCardMinor }: RefundWays, language: Language): string[] {
  const words = wordsIn(language);
  const shown = (minor: number) => ({ amount: formatMoney(money(minor, currency), language) });
  const cashMinor = refundMinor - toCardMinor;
  return [
    ...(cashMinor > 0 ? [words('refund.money', shown(cashMinor))] : []),
    words('refund.gift_card', shown(toCardMinor)),
  ];
}

/** The refund of what was paid, to the minor unit. */
export function refundLines(booking: MailBooking, language: Language): string[] {
  const words = wordsIn(language);
  if (booking.paidMinor === 0) return [words('refund.nothing_charged')];
  const paid = money(booking.paidMinor, booking.currency);
  const refund = refundOf(booking, paid);
  const kept = money(paid.amountMinor - refund.amountMinor, paid.currency);
  const shown = {
    refund: formatMoney(refund, language),
    paid: formatMoney(paid, language),
    kept: formatMoney(kept, language),
  };
  if (refund.amountMinor === 0) return [words('refund.none', shown)];
  const toCardMinor = toGiftCardOf(booking, refund.amountMinor);
  const amount = kept.amountMinor === 0 ? 'full' : 'part';
  if (toCardMinor === 0) return [words(`refund.${amount}`, shown)];
  return [
    words(`refund.${amount}_by_ways`, shown),
    ...wayLines(booking, { refundMinor: refund.amountMinor, toCardMinor }, language),
  ];
}

/** False too where the policy keeps all of what was paid. */
export const hasRefund = (booking: MailBooking): boolean =>
  booking.paidMinor > 0 && refundOf(booking, money(booking.paidMinor, booking.currency)).amountMinor > 0;

/** The refund that the booking recorded when it ended. Payments are not read: the transfer may happen later. */
function refundOf({ totalMinor, refundMinor }: MailBooking, paid: Money): Money {
  const keptMinor = totalMinor - assertDefined(refundMinor, 'the refund of a booking that has ended');
  return money(Math.max(0, paid.amountMinor - keptMinor), paid.currency);
}

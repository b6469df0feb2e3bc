// What a mail says about a booking, fact by fact. Pure: the booking and the clock in, words out.
import type { Language } from '#kernel/languages.ts';
import { formatMoment } from '#kernel/dates.ts';
import { formatMoney, type Money, money } from '#kernel/money.ts';
import type { MessageParams } from '#kernel/messages.ts';
import { text } from '#platform/texts/texts.ts';
import type { BookingRow } from '../bookings/booking-queries.ts';
import { policyView, quoteRefund } from '../pricing/cancellation-policy.ts';
import type { People } from './mail-queries.ts';

export type MailBooking = BookingRow & People & { lookupCode: string };

/** The words of mail.json in one language. */
export const wordsIn = (language: Language) => (key: string, params?: MessageParams) =>
  text(language, 'mail', key, params);

/** '€90 EUR': the code beside the sign, because a dollar is not always the same dollar. */
export const amount = (value: Money, language: Language): string => `${formatMoney(value, language)} ${value.currency}`;

/** A moment on the clock of the place, with the place and its offset on that very day. */
export function localTime(booking: MailBooking, at: Date, language: Language): string {
  const { timeZone, city } = booking;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
  return wordsIn(language)('local_time', { moment: formatMoment(at, timeZone, language), city, offset });
}

export function partyLine({ adults, children }: MailBooking, language: Language): string {
  const words = wordsIn(language);
  const counted = [
    ...(adults > 0 ? [words('party.adults', { count: adults })] : []),
    ...(children > 0 ? [words('party.children', { count: children })] : []),
  ];
  return counted.join(', ');
}

export function paymentLines(booking: MailBooking, language: Language): string[] {
  const words = wordsIn(language);
  const { totalMinor, paidMinor, giftCardMinor, currency } = booking;
  const shown = (minor: number) => ({ amount: amount(money(minor, currency), language) });
  if (totalMinor === 0) return [words('payment.free')];
  const byCard = giftCardMinor > 0 ? [words('payment.gift_card', shown(giftCardMinor))] : [];
  if (paidMinor >= totalMinor) return [words('payment.paid', shown(paidMinor)), ...byCard];
  if (byCard.length > 0) return [...byCard, words('payment.rest', shown(totalMinor - paidMinor))];
  return [words(booking.paymentKind === 'later' ? 'payment.later' : 'payment.now')];
}

/** The policy with its deadlines on the local clock. A deadline gone by is left out: it promises nothing any more. */
export function policyLines(booking: MailBooking, language: Language, now: Date): string[] {
  const words = wordsIn(language);
  const ahead = policyView(booking.policyKey)
    .tiers.map(({ hoursBefore, refundPercent }) => ({
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

/** What comes back of what was paid, to the minor unit. */
export function refundLine(booking: MailBooking, language: Language): string {
  const words = wordsIn(language);
  if (booking.paidMinor === 0) return words('refund.nothing_charged');
  const paid = money(booking.paidMinor, booking.currency);
  const refund = refundOf(booking, paid);
  const kept = money(paid.amountMinor - refund.amountMinor, paid.currency);
  const shown = { refund: amount(refund, language), paid: amount(paid, language), kept: amount(kept, language) };
  if (kept.amountMinor === 0) return words('refund.full', shown);
  return words(refund.amountMinor === 0 ? 'refund.none' : 'refund.part', shown);
}

/** What the booking recorded when it ended; the money itself may move later, so payments are not asked. */
function refundOf(booking: MailBooking, paid: Money): Money {
  if (booking.refundMinor !== null) {
    const keptMinor = booking.totalMinor - booking.refundMinor;
    return money(Math.max(0, paid.amountMinor - keptMinor), paid.currency);
  }
  // The policy binds a traveller who cancels what was confirmed. Whatever else ends a booking gives all back.
  if (booking.endedBy !== 'traveller' || !booking.confirmedAt || !booking.endedAt) return paid;
  return quoteRefund(booking.policyKey, booking.startsAt, booking.endedAt, paid).refund;
}

// A booking becomes a mail. Pure: what it says depends on its arguments and the texts alone.
import { pathFor } from '#kernel/language-routes.ts';
import type { Language } from '#kernel/languages.ts';
import { money } from '#kernel/money.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { choicesAddress } from './mail-addresses.ts';
import { type Fact, layoutHtml, layoutText, type MailContent } from './mail-layout.ts';
import {
  amount,
  localTime,
  type MailBooking,
  partyLine,
  paymentLines,
  policyLines,
  refundLine,
  wordsIn,
} from './mail-facts.ts';

/** `reminder`: the day of the tour comes. */
export type Happening = 'confirmed' | 'requested' | 'cancelled' | 'declined' | 'expired' | 'reminder';
export type Audience = 'traveller' | 'supplier';

export type Telling = {
  happening: Happening;
  audience: Audience;
  language: Language;
  booking: MailBooking;
  appName: string;
  /** Without a trailing slash. */
  appUrl: string;
  now: Date;
};

export function composeBookingMail(telling: Telling): Mail {
  const { happening, audience, language, booking } = telling;
  const words = wordsIn(language);
  const content = contentOf(telling);
  return {
    event: `booking-${happening}:${booking.id}${audience === 'supplier' ? ':supplier' : ''}`,
    recipient: audience === 'supplier' ? booking.supplierEmail : booking.travellerEmail,
    language,
    // A line break in a title must not become a header of its own.
    subject: words(`${happening}.${audience}.subject`, { title: booking.title }).replace(/\s+/g, ' '),
    bodyText: layoutText(content),
    bodyHtml: layoutHtml(content),
  };
}

function contentOf(telling: Telling): MailContent {
  const { happening, audience, language, booking, appName } = telling;
  const words = wordsIn(language);
  const names = { app: appName, supplier: booking.supplierName };
  const name = audience === 'supplier' ? booking.supplierName : booking.travellerName.split(/\s/)[0]!;
  return {
    language,
    appName,
    heading: words(`${happening}.${audience}.heading`),
    paragraphs: [words('greeting', { name }), words(leadKey(telling), names)],
    facts: factsOf(telling),
    action: { label: words(`action.${audience === 'supplier' ? 'supplier' : 'booking'}`), url: addressOf(telling) },
    footer: footerOf(telling),
  };
}

/** What nobody has to be sent says where to end it. */
function footerOf({ happening, language, booking, appName, appUrl }: Telling): string {
  const words = wordsIn(language);
  const footer = words('footer', { app: appName, supplier: booking.supplierName, reference: booking.reference });
  return happening === 'reminder'
    ? `${footer} ${words('reminder.footer', { url: choicesAddress(appUrl, language) })}`
    : footer;
}

/** Who ended a booking decides how it is told. */
function leadKey({ happening, audience, booking }: Telling): string {
  const key = `${happening}.${audience}.lead`;
  if (happening === 'declined') return `${key}.${booking.endedBy === 'clock' ? 'clock' : 'decided'}`;
  if (happening !== 'cancelled') return key;
  if (booking.endedBy === 'traveller') return `${key}.${booking.confirmedAt ? 'traveller' : 'withdrawn'}`;
  return `${key}.${booking.endedBy === 'supplier' ? 'supplier' : 'operator'}`;
}

function factsOf(telling: Telling): Fact[] {
  const { happening, audience, language, booking, now } = telling;
  const words = wordsIn(language);
  const fact = (name: string, ...lines: string[]): Fact => ({ label: words(`label.${name}`), lines });
  const isAhead = ['confirmed', 'requested', 'reminder'].includes(happening);
  return [
    fact('reference', booking.reference),
    fact('tour', booking.title, booking.optionName),
    fact('when', localTime(booking, booking.startsAt, language)),
    fact('party', partyLine(booking, language)),
    fact('total', amount(money(booking.totalMinor, booking.currency), language)),
    isAhead ? fact('payment', ...paymentLines(booking, language)) : fact('refund', refundLine(booking, language)),
    ...(happening === 'requested' && booking.decideBy
      ? [fact('decide_by', localTime(booking, booking.decideBy, language))]
      : []),
    ...(isAhead ? [fact('policy', ...policyLines(booking, language, now))] : []),
    ...(isAhead ? [fact('meeting_point', booking.meetingPoint || words('meeting_point.later'))] : []),
    ...(isAhead && audience === 'traveller'
      ? [fact('without_account', booking.lookupCode, lookupAddress(telling))]
      : []),
    ...(!isAhead && booking.endReason ? [fact('reason', booking.endReason)] : []),
    audience === 'supplier'
      ? fact('traveller', ...travellerLines(telling))
      : fact('supplier', booking.supplierName, booking.supplierPhone, booking.supplierEmail),
  ];
}

/** A supplier gets the traveller's e-mail and phone with the contract, not with a request. */
function travellerLines({ happening, booking }: Telling): string[] {
  const { travellerName, travellerEmail, travellerPhone } = booking;
  if (happening === 'requested' || !booking.confirmedAt) return [travellerName];
  return [travellerName, travellerEmail, ...(travellerPhone ? [travellerPhone] : [])];
}

/** A traveller goes to the booking; a supplier has no such page and goes to the partner area. English has no prefix. */
function addressOf({ audience, language, booking, appUrl }: Telling): string {
  return appUrl + pathFor(audience === 'supplier' ? '/supplier/login' : `/bookings/${booking.id}`, language);
}

/** Opens the booking for whoever has the mail; behind the #, which browsers send to nobody. */
function lookupAddress({ language, booking, appUrl }: Telling): string {
  return appUrl + pathFor(`/find-booking#${booking.reference}/${booking.lookupCode}`, language);
}

// Composes the mails about a booking. Pure: arguments and texts in, a mail out.
import { pathFor } from '#kernel/language-routes.ts';
import type { Language } from '#kernel/languages.ts';
import type { KeyBeginning, KeyEnding, TextKey } from '#kernel/text-keys.ts';
import { formatMoney, money } from '#kernel/money.ts';
import { ownName, shownName } from '#kernel/own-name.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { phoneText } from '#platform/texts/phone-text.ts';
import { startsSoon } from '#domain/bookings/job-types.ts';
import { visitDay } from '#domain/bookings/reading/booking-recipients.ts';
import { preferencesAddress, receiptAddress } from './mail-addresses.ts';
import { type Fact, layoutHtml, layoutText, type MailContent } from './mail-layout.ts';
import {
  beforeLines,
  beforeSupplierLines,
  freeChoiceLine,
  leastPartyLine,
  goodwillLines,
  hasRefund,
  localTime,
  visitTime,
  wantedLines,
  type MailBooking,
  itemsRefundLines,
  partyLine,
  ticketCounts,
  ticketLines,
  paymentLines,
  pickupLines,
  taxLines,
  policyLines,
  refundLines,
  wordsIn,
} from './mail-facts.ts';

/** `paid`: after it was confirmed. `reminder`: the tour starts within a day. `partly_cancelled`: some of its tickets. `changed`: another date, option
 *  or party. `change_requested`: the supplier gets a request for one; `change_accepted`: it is to be paid; `change_expired`: it was not paid in time;
 *  `change_withdrawn`: its traveller withdrew it; `change_called_off`: what it would move out of or into was moved or does not take place. `changed_by_supplier`: its departure was moved, or meets elsewhere, or it was moved to another departure.
 *  `questions`: the supplier waits for answers. */
export type BookingEvent =
  | 'confirmed'
  | 'paid'
  | 'requested'
  | 'cancelled'
  | 'partly_cancelled'
  | 'changed'
  | 'changed_by_supplier'
  | 'change_requested'
  | 'change_accepted'
  | 'change_declined'
  | 'change_called_off'
  | 'change_expired'
  | 'change_withdrawn'
  | 'refunded'
  | 'declined'
  | 'expired'
  | 'reminder'
  | 'questions'
  | 'questions_again';
export type Recipient = 'traveller' | 'supplier';

export type BookingNotification = {
  event: BookingEvent;
  recipient: Recipient;
  language: Language;
  booking: MailBooking;
  /** Which of what happens to a booking several times. */
  subject?: { change?: number; timesChanged?: number; turn?: number };
  appName: string;
  /** Without a trailing slash. */
  appUrl: string;
  now: Date;
};

export function composeBookingMail(notification: BookingNotification): Mail {
  const { event, recipient, language, booking, now } = notification;
  const words = wordsIn(language);
  const content = contentOf(notification);
  const about = [booking.id, ...timesOf(notification), ...(recipient === 'supplier' ? ['supplier'] : [])];
  return {
    event: `booking-${event}:${about.join(':')}`,
    recipient: recipient === 'supplier' ? booking.supplierEmail : booking.travellerEmail,
    language,
    // A line break in a title would start another header.
    subject: words(`${mailOf(notification)}.subject`, {
      title: booking.title,
      ...ticketCounts(booking),
    }).replace(/\s+/g, ' '),
    bodyText: layoutText(content),
    bodyHtml: layoutHtml(content),
    ...(event === 'confirmed' && recipient === 'traveller' && startsSoon(booking.startsAt, now) && { urgent: true }),
  };
}

/** What happens to a booking several times has a mail each time. */
function timesOf({ event, booking, subject = {} }: BookingNotification): string[] {
  const { itemsCancelled, goodwillMinor, lastChange } = booking;
  const timesChanged = subject.change ?? subject.timesChanged ?? booking.timesChanged;
  if (event === 'reminder') return [visitDay(booking)];
  if (event === 'questions') return [String(subject.turn)];
  if (event === 'questions_again') return [visitDay(booking), String(subject.turn)];
  if (isOfRequest(event)) return [String(subject.change ?? lastChange?.number)];
  if (event === 'partly_cancelled') return [String(itemsCancelled)];
  if (event === 'refunded') return [String(goodwillMinor)];
  const isChange = event === 'changed' || event === 'changed_by_supplier';
  return isChange || (event === 'paid' && timesChanged > 0) ? [String(timesChanged)] : [];
}

const isOfRequest = (event: BookingEvent): boolean => event.startsWith('change_');

type BookingMail = Extract<KeyBeginning<'mail', '.subject'>, `${BookingEvent}.${Recipient}`>;

/** Suppliers are notified of the events that have texts for them. */
const mailOf = ({ event, recipient }: BookingNotification) => `${event}.${recipient}` as BookingMail;

function contentOf(notification: BookingNotification): MailContent {
  const { recipient, language, booking, appName } = notification;
  const words = wordsIn(language);
  const least = { count: booking.leastPeople ?? 0 };
  const names = { app: appName, supplier: booking.supplierName, ...ticketCounts(booking), ...least };
  const isRefunded = notification.event === 'cancelled' && recipient === 'traveller' && hasRefund(booking);
  const name = recipient === 'supplier' ? booking.supplierName : ownName(travellerOf(booking)).split(/\s/)[0]!;
  return {
    language,
    appName,
    heading: words(`${mailOf(notification)}.heading`),
    paragraphs: [
      name ? words('greeting', { name }) : words('greeting_nameless'),
      words(leadKey(notification), names),
      ...(isRefunded ? [words('cancelled.refund')] : []),
    ],
    facts: factsOf(notification),
    action: {
      label: words(`action.${recipient === 'supplier' ? 'supplier' : 'booking'}`),
      url: addressOf(notification),
    },
    footer: footerOf(notification),
  };
}

/** A mail that is not mandatory links to the page that ends it. */
function footerOf({ event, language, booking, appName, appUrl }: BookingNotification): string {
  const words = wordsIn(language);
  const footer = words('footer', { app: appName, supplier: booking.supplierName, reference: booking.reference });
  return event === 'reminder'
    ? `${footer} ${words('reminder.footer', { url: preferencesAddress(appUrl, language) })}`
    : footer;
}

/** The lead says who ended the booking. */
function leadKey({ event, recipient, booking }: BookingNotification): TextKey<'mail'> {
  if (event === 'changed_by_supplier')
    return `changed_by_supplier.traveller.lead.${booking.supplierChange?.freeUntil ? 'choice' : 'told'}`;
  if (event === 'change_declined')
    return `change_declined.traveller.lead.${booking.lastChange?.state === 'declined' ? 'decided' : 'clock'}`;
  if (event === 'declined') return `declined.traveller.lead.${booking.endedBy === 'clock' ? 'clock' : 'decided'}`;
  if (event !== 'cancelled') return `${event}.${recipient}.lead` as TextKey<'mail'>;
  if (booking.endedBy === 'traveller')
    return `cancelled.${recipient}.lead.${booking.endedForTraveller ? 'for_' : ''}${booking.confirmedAt ? 'traveller' : 'withdrawn'}`;
  if (booking.endedBy === 'clock') return `cancelled.${recipient}.lead.clock`;
  if (recipient === 'supplier' && booking.endedWithDeparture) return 'cancelled.supplier.lead.departure';
  return `cancelled.${recipient}.lead.${booking.endedBy === 'supplier' ? 'supplier' : 'operator'}`;
}

function factsOf(notification: BookingNotification): Fact[] {
  const { event, recipient, language, booking, appUrl, now } = notification;
  const words = wordsIn(language);
  const fact = (name: KeyEnding<'mail', 'label.'>, ...lines: string[]): Fact => ({
    label: words(`label.${name}`),
    lines,
  });
  const isAhead = !['cancelled', 'declined', 'expired', 'refunded'].includes(event);
  return [
    fact('reference', booking.reference),
    fact('tour', booking.title, booking.optionName),
    fact('when', visitTime(booking, language)),
    fact('party', partyLine(booking, language), ...ticketLines(booking, language)),
    ...(event === 'changed' && booking.beforeChange ? [fact('before', ...beforeLines(booking, language))] : []),
    ...supplierChangeFacts(notification),
    ...requestFacts(notification),
    fact('total', formatMoney(money(booking.totalMinor, booking.currency), language), ...taxLines(booking, language)),
    ...(isAhead ? [fact('payment', ...paymentLines(booking, language))] : []),
    ...(isAhead
      ? itemsRefund(notification)
      : [
          fact('refund', ...(event === 'refunded' ? goodwillLines(booking, language) : refundLines(booking, language))),
        ]),
    ...(recipient === 'traveller' && booking.receipt && (event === 'confirmed' || event === 'paid')
      ? [fact('receipt', booking.receipt.number, receiptAddress(appUrl, language, booking.receipt.id))]
      : []),
    ...(event === 'requested' && booking.decideBy
      ? [fact('decide_by', localTime(booking, booking.decideBy, language))]
      : []),
    ...(isAhead && booking.fillBy && !booking.departureDecidedAt
      ? [fact('least_party', leastPartyLine(booking, language))]
      : []),
    ...(isAhead ? [fact('policy', ...policyLines(booking, language, now))] : []),
    ...(isAhead && booking.pickup ? [fact('pickup', ...pickupLines(booking, language))] : []),
    ...(isAhead
      ? [
          fact(
            booking.pickup ? 'meeting_without_pickup' : 'meeting_point',
            booking.meetingPoint || words('meeting_point.later'),
          ),
        ]
      : []),
    ...(isAhead && recipient === 'traveller'
      ? [fact('without_account', booking.lookupCode, lookupAddress(notification))]
      : []),
    ...(!isAhead && event !== 'refunded' && booking.endReason ? [fact('reason', booking.endReason)] : []),
    recipient === 'supplier'
      ? fact('traveller', ...travellerLines(notification))
      : fact('supplier', booking.supplierName, phoneText(booking.supplierPhone), booking.supplierEmail),
  ];
}

/** What the traveller requests, and by when it is answered or paid; why it was declined. */
function requestFacts({ event, booking, language }: BookingNotification): Fact[] {
  if (!isOfRequest(event)) return [];
  const words = wordsIn(language);
  const { pendingChange: wanted, lastChange } = booking;
  if (!wanted || lastChange?.state !== 'pending')
    return lastChange?.declineReason ? [{ label: words('label.reason'), lines: [lastChange.declineReason] }] : [];
  const until = localTime(booking, new Date(wanted.expiresAt), language);
  return [
    { label: words('label.wanted'), lines: wantedLines(booking, language) },
    { label: words(event === 'change_accepted' ? 'label.pay_by' : 'label.decide_by'), lines: [until] },
  ];
}

/** What was before, why it is different, and by when the traveller may cancel free of charge. */
function supplierChangeFacts({ event, booking, language, now }: BookingNotification): Fact[] {
  if (event !== 'changed_by_supplier' || !booking.supplierChange) return [];
  const words = wordsIn(language);
  const { reason } = booking.supplierChange;
  const choice = freeChoiceLine(booking, language, now);
  return [
    { label: words('label.before'), lines: beforeSupplierLines(booking, language) },
    ...(reason ? [{ label: words('label.reason'), lines: [reason] }] : []),
    ...(choice ? [{ label: words('label.choice'), lines: [choice] }] : []),
  ];
}

function itemsRefund({ event, booking, language }: BookingNotification): Fact[] {
  const lines = event === 'partly_cancelled' || event === 'changed' ? itemsRefundLines(booking, language) : [];
  return lines.length === 0 ? [] : [{ label: wordsIn(language)('label.refund'), lines }];
}

const travellerOf = ({ travellerName: name, travellerEmail: email }: MailBooking) => ({ name, email });

/** A supplier gets the traveller's e-mail and phone once the booking is confirmed, not with a request. */
function travellerLines({ event, booking, language }: BookingNotification): string[] {
  const { travellerEmail, travellerPhone } = booking;
  const travellerName = shownName(travellerOf(booking), language);
  if (event === 'requested' || !booking.confirmedAt) return [travellerName];
  return [travellerName, travellerEmail, ...(travellerPhone ? [phoneText(travellerPhone)] : [])];
}

/** A traveller's link opens the booking; a supplier's the sign-in page of the supplier area. */
function addressOf({ recipient, language, booking, appUrl }: BookingNotification): string {
  return appUrl + pathFor(recipient === 'supplier' ? '/supplier/login' : `/bookings/${booking.id}`, language);
}

/** Opens the booking without an account. The code is in the fragment, which browsers do not send. */
function lookupAddress({ language, booking, appUrl }: BookingNotification): string {
  return appUrl + pathFor(`/find-booking#${booking.reference}/${booking.lookupCode}`, language);
}

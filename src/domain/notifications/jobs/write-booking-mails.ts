import { assertDefined } from '#kernel/assert.ts';
import { defaultLanguage, type Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Mail, queueMails } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { findBookings } from '#domain/bookings/reading/booking-queries.ts';
import {
  type AboutChange,
  findChangesOf,
  findParticipants,
  type Participants,
} from '#domain/bookings/reading/booking-recipients.ts';
import { findReceipts } from '#domain/bookings/reading/payment-history.ts';
import { lookupCode } from '#domain/bookings/reading/look-up-booking.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { type Recipient, composeBookingMail, type BookingEvent } from '../mails/booking-mail.ts';
import type { MailBooking } from '../mails/mail-facts.ts';

/** What a mail is about: a booking, and of what happens to it several times, which of them. */
export type NotificationSubject = { bookingId: string; change?: number; timesChanged?: number; turn?: number };

/** Writes the mails about an event of these bookings, each in its recipient's language. A second run writes nothing. */
export async function writeBookingMails(
  services: Services,
  about: readonly NotificationSubject[],
  event: BookingEvent,
  recipients: readonly Recipient[],
): Promise<void> {
  const db = services.database.db;
  const { appUrl } = services.config;
  const now = services.clock.now();
  const appName = (await currentSettings(services)).appName || defaultBrand;
  const bookingIds = [...new Set(about.map(({ bookingId }) => bookingId))];
  const receipts = await findReceipts(db, bookingIds);
  const changes = await findChanges(db, about);
  const mails: Mail[] = [];
  for (const [language, addressees] of await addresseesByLanguage(services, about, recipients)) {
    const ids = [...new Set(addressees.map(({ participants }) => participants.bookingId))];
    const bookings = new Map((await findBookings(db, ids, language)).map((booking) => [booking.id, booking]));
    for (const { recipient, participants, subject } of addressees) {
      const row = assertDefined(bookings.get(participants.bookingId), 'the booking of a mail');
      const booking = {
        ...row,
        ...participants,
        ...changes.get(keyOf(subject)),
        lookupCode: lookupCode(services.secrets, row.id),
        receipt: receipts.get(row.id),
      };
      if (isNotified(event, recipient, booking) && !isAnswered(event, booking))
        mails.push(composeBookingMail({ event, recipient, language, booking, subject, appName, appUrl, now }));
    }
  }
  await queueMails(db, mails, now);
}

const keyOf = ({ bookingId, change }: NotificationSubject): string => `${bookingId} ${change}`;

async function findChanges(db: Queryable, about: readonly NotificationSubject[]): Promise<Map<string, AboutChange>> {
  const numbered = about.flatMap(({ bookingId, change }) => (change === undefined ? [] : [{ bookingId, change }]));
  return new Map(
    (await findChangesOf(db, numbered)).map(({ bookingId, change, ...of }) => [keyOf({ bookingId, change }), of]),
  );
}

type Addressee = { recipient: Recipient; participants: Participants; subject: NotificationSubject };

async function addresseesByLanguage(
  { database }: Services,
  about: readonly NotificationSubject[],
  recipients: readonly Recipient[],
): Promise<Map<Language, Addressee[]>> {
  const ids = about.map(({ bookingId }) => bookingId);
  const found = new Map((await findParticipants(database.db, ids)).map((one) => [one.bookingId, one]));
  const addressees = about.flatMap((subject) => {
    const participants = assertDefined(found.get(subject.bookingId), `the booking ${subject.bookingId} of a mail`);
    return recipients.map((recipient) => ({ recipient, participants, subject }));
  });
  return Map.groupBy(addressees, ({ recipient, participants }) =>
    recipient === 'traveller' ? participants.travellerLanguage : (participants.supplierLanguage ?? defaultLanguage),
  );
}

/** A request for a change that was withdrawn or answered meanwhile, or one that was accepted and paid, needs no answer. */
const isAnswered = (event: BookingEvent, { lastChange }: MailBooking): boolean =>
  (event === 'change_requested' && (lastChange?.state !== 'pending' || lastChange.isToPay)) ||
  (event === 'change_accepted' && lastChange?.state !== 'pending');

/** A hold that was never ordered is no booking, so no mail is written. A supplier gets no mail about a booking that ended
 *  before it was confirmed or requested, nor of a change that it did not get as a request, nor one for each booking of a departure that it has
 *  cancelled itself. */
function isNotified(event: BookingEvent, recipient: Recipient, booking: MailBooking): boolean {
  if (booking.placedAt === null) return false;
  if (recipient === 'supplier' && booking.endedWithDeparture && booking.endedBy === 'supplier') return false;
  if (event === 'change_expired' && recipient === 'supplier') return booking.lastChange?.isRequest ?? false;
  return recipient === 'traveller' || booking.confirmedAt !== null || booking.decideBy !== null;
}

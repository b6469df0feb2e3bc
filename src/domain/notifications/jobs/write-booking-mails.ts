import { assertDefined } from '#kernel/assert.ts';
import { defaultLanguage, type Language } from '#kernel/languages.ts';
import { type Mail, queueMails } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { findBookings } from '#domain/bookings/reading/booking-queries.ts';
import { findParticipants, type Participants } from '#domain/bookings/reading/booking-recipients.ts';
import { findReceipts } from '#domain/bookings/reading/payment-history.ts';
import { lookupCode } from '#domain/bookings/reading/look-up-booking.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { type Recipient, composeBookingMail, type BookingEvent } from '../mails/booking-mail.ts';
import type { MailBooking } from '../mails/mail-facts.ts';

/** Writes the mails about an event of these bookings, each in its recipient's language. A second run writes nothing. */
export async function writeBookingMails(
  services: Services,
  bookingIds: readonly string[],
  event: BookingEvent,
  recipients: readonly Recipient[],
): Promise<void> {
  const db = services.database.read;
  const { appUrl } = services.config;
  const now = services.clock.now();
  const appName = (await currentSettings(services)).appName || defaultBrand;
  const receipts = await findReceipts(db, bookingIds);
  const mails: Mail[] = [];
  for (const [language, addressees] of await addresseesByLanguage(services, bookingIds, recipients)) {
    const ids = [...new Set(addressees.map(({ participants }) => participants.bookingId))];
    const bookings = new Map((await findBookings(db, ids, language)).map((booking) => [booking.id, booking]));
    for (const { recipient, participants } of addressees) {
      const row = assertDefined(bookings.get(participants.bookingId), 'the booking of a mail');
      const booking = {
        ...row,
        ...participants,
        lookupCode: lookupCode(services.secrets, row.id),
        receipt: receipts.get(row.id),
      };
      if (isNotified(recipient, booking))
        mails.push(composeBookingMail({ event, recipient, language, booking, appName, appUrl, now }));
    }
  }
  await queueMails(db, mails, now);
}

type Addressee = { recipient: Recipient; participants: Participants };

async function addresseesByLanguage(
  { database }: Services,
  bookingIds: readonly string[],
  recipients: readonly Recipient[],
): Promise<Map<Language, Addressee[]>> {
  const found = new Map((await findParticipants(database.read, bookingIds)).map((one) => [one.bookingId, one]));
  const addressees = bookingIds.flatMap((id) => {
    const participants = assertDefined(found.get(id), `the booking ${id} of a mail`);
    return recipients.map((recipient) => ({ recipient, participants }));
  });
  return Map.groupBy(addressees, ({ recipient, participants }) =>
    recipient === 'traveller' ? participants.travellerLanguage : (participants.supplierLanguage ?? defaultLanguage),
  );
}

/** A hold that was never ordered is no booking, so no mail is written. A supplier gets no mail about a booking that ended
 *  before it was confirmed or requested. */
function isNotified(recipient: Recipient, booking: MailBooking): boolean {
  if (booking.placedAt === null) return false;
  return recipient === 'traveller' || booking.confirmedAt !== null || booking.decideBy !== null;
}

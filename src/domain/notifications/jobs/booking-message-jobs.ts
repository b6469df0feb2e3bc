// Mails about messages between travellers and suppliers, in the language of who reads them. The message itself is as it was written. A
// mail is no place to answer: its answer would reach no one, so it leads to where one does.
import type { Language } from '#kernel/languages.ts';
import { pathFor } from '#kernel/language-routes.ts';
import { shownName } from '#kernel/own-name.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { type Mail, queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import type { bookingMessageJobs } from '#domain/bookings/job-types.ts';
import { findMessage, type Message } from '#domain/bookings/messages/message-queries.ts';
import { type BookingRow, findBooking } from '#domain/bookings/reading/booking-queries.ts';
import { findParticipants, type Participants } from '#domain/bookings/reading/booking-recipients.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { composeMail, contentWords, factsOf } from '../mails/content-mail.ts';
import { visitTime } from '../mails/mail-facts.ts';

export const bookingMessageMailHandlers: HandlersOf<typeof bookingMessageJobs> = {
  'message-to-traveller': (services, { messageId }) => notify(services, messageId, true),
  'message-to-supplier': (services, { messageId }) => notify(services, messageId, false),
};

/** Nothing if the account or the message was erased meanwhile. */
async function notify(services: Services, messageId: string, toTraveller: boolean): Promise<void> {
  const { database, clock } = services;
  const message = await findMessage(database.db, messageId);
  const [participants] = message ? await findParticipants(database.db, [message.bookingId]) : [];
  if (!message || !participants) return;
  const language = toTraveller ? participants.travellerLanguage : (participants.supplierLanguage ?? 'en');
  const booking = await findBooking(database.db, message.bookingId, language);
  if (!booking) return;
  const written = { message, participants, booking, toTraveller, language };
  await queueMail(database.db, await composeMessageMail(services, written), clock.now());
}

type Written = {
  message: Message;
  participants: Participants;
  booking: BookingRow;
  toTraveller: boolean;
  language: Language;
};

async function composeMessageMail(services: Services, written: Written): Promise<Mail> {
  const { message, participants, booking, toTraveller, language } = written;
  const { travellerName: name, travellerEmail: email } = participants;
  const traveller = shownName({ name, email }, language);
  const path = toTraveller
    ? `/bookings/${booking.id}#messages`
    : `/supplier/departures/${booking.departureId}#booking-${booking.id}`;
  return composeMail({
    // With its booking, by which the mails about a person are found.
    event: `booking-message:${booking.id}:${message.id}`,
    recipient: toTraveller ? email : booking.supplierEmail,
    language,
    key: toTraveller ? 'booking_message.traveller' : 'booking_message.supplier',
    params: { title: booking.title, name: toTraveller ? booking.supplierName : traveller },
    appName: (await currentSettings(services)).appName || defaultBrand,
    name: toTraveller ? traveller : booking.supplierName,
    toOperator: false,
    facts: factsOf(language, [
      ['message', message.body],
      ['tour', booking.title, booking.optionName],
      ['when', visitTime(booking, language)],
      ['reference', booking.reference],
    ]),
    action: {
      label: contentWords(language)('action.answer_message'),
      url: services.config.appUrl + pathFor(path, language),
    },
  });
}

import { present } from '#kernel/assert.ts';
import { defaultLanguage, type Language } from '#kernel/languages.ts';
import { type Mail, writeMails } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { findBooking } from '../bookings/booking-queries.ts';
import { lookupCode } from '../bookings/look-up-booking.ts';
import { defaultBrand } from '../settings/settings.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { type Audience, composeBookingMail, type Happening } from './booking-mail.ts';
import type { MailBooking } from './mail-facts.ts';
import { findPeople } from './mail-queries.ts';

/** Tells of a booking, each audience in its language; a second time writes nothing. */
export async function writeBookingMails(
  services: Services,
  bookingId: string,
  happening: Happening,
  audiences: readonly Audience[],
): Promise<void> {
  const db = services.database.read;
  const { appUrl } = services.config;
  const now = services.clock.now();
  const people = present(await findPeople(db, bookingId), `the booking ${bookingId} of a mail`);
  const appName = (await currentSettings(services)).appName || defaultBrand;
  const languageOf = (audience: Audience): Language =>
    audience === 'traveller' ? people.travellerLanguage : (people.supplierLanguage ?? defaultLanguage);
  const mails: Mail[] = [];
  for (const [language, readers] of Map.groupBy(audiences, languageOf)) {
    const booking: MailBooking = {
      ...present(await findBooking(db, bookingId, language), 'the booking'),
      ...people,
      lookupCode: lookupCode(services.secrets, bookingId),
    };
    const written = readers.filter((audience) => concerns(audience, booking));
    for (const audience of written)
      mails.push(composeBookingMail({ happening, audience, language, booking, appName, appUrl, now }));
  }
  await writeMails(db, mails, now);
}

/** Seats held while somebody looked at the price were no booking yet: nobody is written to. A supplier never heard
 *  of one that ended while it was being paid. */
function concerns(audience: Audience, booking: MailBooking): boolean {
  if (booking.placedAt === null) return false;
  return audience === 'traveller' || booking.confirmedAt !== null || booking.decideBy !== null;
}

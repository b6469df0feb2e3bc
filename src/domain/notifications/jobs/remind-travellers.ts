import { pagesOf } from '#platform/database/pages.ts';
import type { Services } from '#platform/services.ts';
import { isMailWritten } from '#platform/mail/outbox-queries.ts';
import { findToRemind } from '#domain/bookings/reading/booking-recipients.ts';
import { writeBookingMails } from './write-booking-mails.ts';

const hoursBefore = 24;
const batch = 100;

/** Reminds travellers who want it of tours that start within a day; a recurring job. Bookings made within that day are left
 *  out: their confirmation says the same. */
export async function remindTravellers(services: Services): Promise<void> {
  const now = services.clock.now();
  const isReminded = isMailWritten('booking-reminder:');
  const readPage = async (afterId: string, limit: number) =>
    (await findToRemind(services.database.db, { now, hoursBefore, afterId, limit, isReminded })).map((id) => ({
      id,
    }));
  for await (const due of pagesOf(readPage, batch))
    await writeBookingMails(
      services,
      due.map(({ id }) => ({ bookingId: id })),
      'reminder',
      ['traveller'],
    );
}

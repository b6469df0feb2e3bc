import { beforeAll } from '#kernel/ids.ts';
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
  for (let afterId = beforeAll; ;) {
    const query = { now, hoursBefore, afterId, limit: batch, isReminded };
    const due = await findToRemind(services.database.read, query);
    await writeBookingMails(
      services,
      due.map((bookingId) => ({ bookingId })),
      'reminder',
      ['traveller'],
    );
    if (due.length < batch) return;
    afterId = due.at(-1)!;
  }
}

import type { Services } from '#platform/services.ts';
import { findToRemind } from './mail-queries.ts';
import { writeBookingMails } from './write-booking-mails.ts';

const hoursBefore = 24;
const batch = 100;

/** Reminds of tours that start within a day whoever wants that; a recurring job. Who booked within that day has just had
 *  a mail with the same in it. */
export async function remindTravellers(services: Services): Promise<void> {
  const now = services.clock.now();
  for (let afterId: string | undefined; ;) {
    const due = await findToRemind(services.database.read, { now, hoursBefore, afterId, limit: batch });
    for (const id of due) await writeBookingMails(services, id, 'reminder', ['traveller']);
    if (due.length < batch) return;
    afterId = due.at(-1);
  }
}

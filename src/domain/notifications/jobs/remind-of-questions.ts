import { pagesOf } from '#platform/database/pages.ts';
import { isMailWritten } from '#platform/mail/outbox-queries.ts';
import type { Services } from '#platform/services.ts';
import { findUnanswered } from '#domain/bookings/reading/booking-recipients.ts';
import { writeBookingMails } from './write-booking-mails.ts';

const batch = 100;

/** Asks travellers for answers that their supplier still waits for, until they are given or the tour starts; a recurring job. */
export async function remindOfQuestions(services: Services): Promise<void> {
  const now = services.clock.now();
  const isReminded = isMailWritten('booking-questions');
  const readPage = (afterId: string, limit: number) =>
    findUnanswered(services.database.db, { now, afterId, limit, isReminded });
  for await (const due of pagesOf(readPage, batch))
    for (const event of ['questions', 'questions_again'] as const) {
      const turns = due.filter(({ isSoon }) => isSoon === (event === 'questions_again'));
      const about = turns.map(({ id, turn }) => ({ bookingId: id, turn }));
      if (about.length > 0) await writeBookingMails(services, about, event, ['traveller']);
    }
}

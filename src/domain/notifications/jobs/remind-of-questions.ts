import { pagesOf } from '#platform/database/pages.ts';
import { sql } from 'kysely';
import { isMailWritten } from '#platform/mail/outbox-queries.ts';
import type { Services } from '#platform/services.ts';
import { findUnanswered, type RemindersQuery } from '#domain/bookings/reading/booking-recipients.ts';
import type { BookingEvent } from '../mails/booking-mail.ts';
import { writeBookingMails } from './write-booking-mails.ts';

const batch = 100;

/** Twice: a week before the start (or soon after a later booking), and again two days before. */
const reminders = [
  { event: 'questions_again', hoursBefore: 48 },
  { event: 'questions', hoursBefore: 7 * 24 },
] as const;

/** Asks travellers for answers that their supplier still waits for; a recurring job. Who is reminded again within the last two
 *  days is not asked a first time as well. */
export async function remindOfQuestions(services: Services): Promise<void> {
  const now = services.clock.now();
  for (const { event, hoursBefore } of reminders) {
    const readPage = async (afterId: string, limit: number) => {
      const query = { now, hoursBefore, afterId, limit, isReminded: isReminded(event) };
      return (await findUnanswered(services.database.db, query)).map((id) => ({ id }));
    };
    for await (const due of pagesOf(readPage, batch))
      await writeBookingMails(
        services,
        due.map(({ id }) => ({ bookingId: id })),
        event,
        ['traveller'],
      );
  }
}

/** The second reminder makes the first one needless. */
function isReminded(event: BookingEvent): RemindersQuery['isReminded'] {
  const isWritten = isMailWritten(`booking-${event}:`);
  const isWrittenAgain = isMailWritten('booking-questions_again:');
  return (visit) => sql`(${isWritten(visit)} or ${isWrittenAgain(visit)})`;
}

// A supplier has the travellers of a departure reminded of answers that it needs, beside the reminders that go out by themselves.
import { DomainError } from '#contract/domain-error.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { enqueueAll } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { recordActOfOperator } from '#domain/audit/record-act.ts';
import { findSupplierDeparture } from '../day-sheet/departure-queries.ts';
import { bookingJob, questionJobs } from '../job-types.ts';
import { countToRemind, markReminded } from './question-queries.ts';

const dayMs = 24 * 3600_000;

/** Throws `not_found`, `booking_state` if no answer is missing, `too_many_requests`. */
export async function remindOfQuestions(context: Context, id: string): Promise<{ sent: number; recent: number }> {
  const user = signedIn(context);
  const { language, idempotencyKey: key } = context.caller;
  await throttle(context, 'supplierMessages', user.id);
  const idempotent = { userId: user.id, operation: `remindOfQuestions ${id}`, key, input: {} };
  const reminded = await withIdempotency(context, idempotent, async (transaction) => {
    const departure = await findSupplierDeparture(transaction, user, id, language);
    if (!departure) throw new DomainError('not_found');
    const now = context.clock.now();
    const toRemind = await countToRemind(transaction, id, now);
    if (toRemind === 0) throw new DomainError('booking_state');
    const bookings = await markReminded(transaction, id, now);
    // A number of its own for each day: reminders that go out by themselves have small ones.
    const turn = Math.floor(now.getTime() / dayMs);
    const jobs = bookings.map((booking) => ({ ...bookingJob(booking), turn }));
    if (jobs.length > 0) await enqueueAll(transaction, questionJobs['questions-asked'], jobs, now);
    await recordActOfOperator(
      context,
      transaction,
      { act: 'tour_remind_of_questions', subjectId: departure.tourId },
      now,
    );
    return { sent: bookings.length, recent: Math.max(0, toRemind - bookings.length) };
  });
  context.wakeJobs();
  return reminded;
}

import { retention, monthsBefore } from '#kernel/retention.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { deleteReceivedBefore } from './message-queries.ts';

export const inboxRecurringJobs: RecurringJobs = {
  'purge-old-messages': { everySeconds: 3600, run: deleteOldMessages },
};

/** Messages and applications are stored for as long as the privacy policy says. */
async function deleteOldMessages({ database, clock }: Services): Promise<void> {
  const before = (months: number) => monthsBefore(clock.now(), months);
  await deleteReceivedBefore(database.db, 'contactMessages', before(retention.messageMonths));
  await deleteReceivedBefore(database.db, 'applications', before(retention.applicationMonths));
}

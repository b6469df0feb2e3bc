import { kept, monthsBefore } from '#kernel/retention.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { deleteWrittenBefore } from './message-queries.ts';
import { deleteNoticesBefore } from './notice-queries.ts';

/** What people wrote is kept as long as the privacy policy says. */
export const contentRecurringJobs: RecurringJobs = {
  'forget-what-was-written': { everySeconds: 3600, run: forgetWhatWasWritten },
};

async function forgetWhatWasWritten({ database, clock }: Services): Promise<void> {
  const before = (months: number) => monthsBefore(clock.now(), months);
  await deleteWrittenBefore(database.read, 'contactMessages', before(kept.messageMonths));
  await deleteWrittenBefore(database.read, 'applications', before(kept.applicationMonths));
  await deleteNoticesBefore(database.read, before(kept.noticeMonths));
}

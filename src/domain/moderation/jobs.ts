import { retention, monthsBefore } from '#kernel/retention.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { deleteNoticesBefore } from './notice-queries.ts';

export const moderationRecurringJobs: RecurringJobs = {
  'purge-old-notices': { everySeconds: 3600, run: deleteOldNotices },
};

/** Notices are stored for as long as the privacy policy says. */
async function deleteOldNotices({ database, clock }: Services): Promise<void> {
  await deleteNoticesBefore(database.db, monthsBefore(clock.now(), retention.noticeMonths));
}

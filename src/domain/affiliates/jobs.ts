import { attributionDays } from '#kernel/referrals.ts';
import { retention, monthsBefore } from '#kernel/retention.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { deleteDeclinedBefore } from './affiliate-queries.ts';
import { deleteClicksBefore } from './referral-queries.ts';

/** Clicks are stored as long as they can count for a booking, declined applications as the privacy policy says. */
async function deleteOldAffiliates({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  await deleteClicksBefore(database.db, new Date(now.getTime() - attributionDays * 24 * 3600_000));
  await deleteDeclinedBefore(database.db, monthsBefore(now, retention.applicationMonths));
}

export const affiliateRecurringJobs: RecurringJobs = {
  'purge-old-affiliates': { everySeconds: 3600, run: deleteOldAffiliates },
};

import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { deleteOldChallenges } from './challenge-queries.ts';
import { deleteOldLinks } from './mail-link-queries.ts';
import { sessionDays } from './refresh-token.ts';
import { deleteOldSessions } from './session-queries.ts';
import { forgetThrottles } from '#platform/throttle/throttle.ts';

export const accountRecurringJobs: RecurringJobs = {
  'forget-ended-sessions': { everySeconds: 3600, run: forgetEnded },
  'forget-throttles': { everySeconds: 3600, run: forgetThrottles },
};

/** Sessions, mailed links and challenges that are over. */
async function forgetEnded({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  await deleteOldLinks(database.read, now);
  await deleteOldChallenges(database.read, now);
  await deleteOldSessions(database.read, now, new Date(now.getTime() - sessionDays * 86_400_000));
}

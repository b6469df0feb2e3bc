import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { sessionDays } from './refresh-token.ts';
import { deleteOldSessions } from './session-queries.ts';
import { forgetThrottles } from '#platform/throttle/throttle.ts';

export const accountRecurringJobs: RecurringJobs = {
  'forget-ended-sessions': { everySeconds: 3600, run: forgetEndedSessions },
  'forget-throttles': { everySeconds: 3600, run: forgetThrottles },
};

async function forgetEndedSessions({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  await deleteOldSessions(database.read, now, new Date(now.getTime() - sessionDays * 86_400_000));
}

import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { deleteOldChallenges } from './second-factor/challenge-queries.ts';
import { deleteOldLinks } from './mail-link-queries.ts';
import { deleteOldSignInCodes } from './sign-in-codes/sign-in-code-queries.ts';
import { sessionDays } from './sessions/refresh-token.ts';
import { deleteOldSessions } from './sessions/session-queries.ts';
import { deleteOldThrottles } from '#platform/throttle/throttle.ts';

export const accountRecurringJobs: RecurringJobs = {
  'purge-ended-sessions': { everySeconds: 3600, run: deleteEnded },
  'purge-old-throttles': { everySeconds: 3600, run: deleteOldThrottles },
};

/** Deletes expired sessions, mail links, challenges and mailed codes. */
async function deleteEnded({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  await deleteOldLinks(database.db, now);
  await deleteOldChallenges(database.db, now);
  await deleteOldSignInCodes(database.db, now);
  await deleteOldSessions(database.db, now, new Date(now.getTime() - sessionDays * 86_400_000));
}

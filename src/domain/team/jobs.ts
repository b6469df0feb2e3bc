import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import { deleteOldInvitations } from './invitation-queries.ts';

export const teamRecurringJobs: RecurringJobs = {
  'purge-invitations': {
    everySeconds: 3600,
    run: ({ database, clock }) => deleteOldInvitations(database.db, clock.now()),
  },
};

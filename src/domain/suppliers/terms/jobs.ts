import type { HandlersOf } from '#platform/jobs/job-types.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { termsJobs } from '../job-types.ts';
import { startOverdueTerms, startTerms } from './change-terms.ts';

export const termsHandlers: HandlersOf<typeof termsJobs> = {
  'start-terms': (services, { id }) => startTerms(services, id),
};

export const termsRecurringJobs: RecurringJobs = {
  'start-overdue-terms': { everySeconds: 600, run: startOverdueTerms },
};

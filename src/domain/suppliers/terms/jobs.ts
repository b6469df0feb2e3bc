import type { HandlersOf } from '#platform/jobs/job-types.ts';
import type { termsJobs } from '../job-types.ts';
import { startTerms } from './change-terms.ts';

export const termsHandlers: HandlersOf<typeof termsJobs> = {
  'start-terms': (services, { id }) => startTerms(services, id),
};

import type { Language } from '#kernel/languages.ts';
import { declareJobs, job } from '#platform/jobs/job-types.ts';

export const teamJobs = declareJobs({
  /** `id`: of the invitation. `language`: of the owner who invites. */
  'member-invited': job<{ id: string; language: Language }>({ urgent: true }),
});

import type { Language } from '#kernel/languages.ts';
import { declareJobs, job } from '#platform/jobs/job-types.ts';

export const closingJobs = declareJobs({
  /** `id` is part of the mails' events. `closedBy`, `owners`: users. `language`: of the request, for owners who chose none. */
  'account-closed': job<{
    id: string;
    supplierId: string;
    closedAt: string;
    closedBy: string;
    owners: string[];
    tours: number;
    members: number;
    language: Language;
  }>(),
});

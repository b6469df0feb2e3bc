import { declareJobs, job } from '#platform/jobs/job-types.ts';

export const suspensionJobs = declareJobs({
  /** `id`: the audit entry's, so that a change is told once. */
  'suspension-changed': job<{
    id: string;
    action: 'suspend' | 'restore';
    subject: { kind: 'user' | 'supplier'; id: string };
    reason: string;
  }>(),
});

import { declareJobs, job } from '#platform/jobs/job-types.ts';

export const suspensionJobs = declareJobs({
  /** `id` is that of the audit entry, so that a change is notified once. */
  'suspension-changed': job<{
    id: string;
    action: 'suspend' | 'restore';
    subject: { kind: 'user' | 'supplier'; id: string };
    reason: string;
  }>(),
});

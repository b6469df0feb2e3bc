import { declareJobs, job } from '#platform/jobs/job-types.ts';
import type { Subject } from '#domain/suspensions/suspend.ts';
import type { Stage } from './notice.ts';

export const noticeJobs = declareJobs({
  'notice-received': job<{ noticeId: string }>(),
  'notice-appealed': job<{ noticeId: string }>(),
  'notice-decided': job<{ noticeId: string; stage: Stage }>(),
});

export const suspensionJobs = declareJobs({
  /** `id` is that of the audit entry, so that a change is notified once. `noticeId`: of the suspension that begins. */
  'suspension-changed': job<{
    id: string;
    action: 'suspend' | 'restore';
    subject: Subject;
    reason: string;
    noticeId?: string;
  }>(),
});

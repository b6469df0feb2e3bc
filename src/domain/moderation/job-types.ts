import { declareJobs, job } from '#platform/jobs/job-types.ts';
import type { Stage } from './notice.ts';

export const noticeJobs = declareJobs({
  'notice-received': job<{ noticeId: string }>(),
  'notice-appealed': job<{ noticeId: string }>(),
  'notice-decided': job<{ noticeId: string; stage: Stage }>(),
});

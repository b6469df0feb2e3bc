import { declareJobs, job } from '#platform/jobs/job-types.ts';

export const webhookJobs = declareJobs({
  /** Nothing was answered for a day. */
  'webhook-failed': job<{ id: string; supplierId: string; url: string }>(),
});

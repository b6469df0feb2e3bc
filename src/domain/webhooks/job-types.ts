import { declareJobs, job } from '#platform/jobs/job-types.ts';

export const webhookJobs = declareJobs({
  /** Its address had accepted nothing for a day when a message was given up, or said with 410 that it is gone. */
  'webhook-failed': job<{ id: string; supplierId: string; url: string }>(),
});

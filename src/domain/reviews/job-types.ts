import { declareJobs, job } from '#platform/jobs/job-types.ts';

export const reviewJobs = declareJobs({
  'review-reported': job<{ reviewId: string; reportId: string }>(),
  'review-decided': job<{ reviewId: string; decisionId: string }>(),
});

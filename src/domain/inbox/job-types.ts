import { declareJobs, job } from '#platform/jobs/job-types.ts';

export const messageJobs = declareJobs({
  'message-written': job<{ messageId: string }>(),
  'application-written': job<{ applicationId: string }>(),
});

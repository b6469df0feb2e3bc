import { declareJobs, job } from '#platform/jobs/job-types.ts';

export const inventoryJobs = declareJobs({
  'extend-departures-further': job<{}>(),
});

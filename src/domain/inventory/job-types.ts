import { declareJobs, job } from '#platform/jobs/job-types.ts';

export const inventoryJobs = declareJobs({
  'extend-departures-further': job<{}>(),
});

export const fromPriceJobs = declareJobs({
  'refresh-from-prices-further': job<{ afterTourId: string }>(),
});

import { declareJobs, job } from '#platform/jobs/job-types.ts';

export const sellerReportJobs = declareJobs({
  /** `id`: of the filing. */
  'seller-report-filed': job<{ id: string }>(),
});

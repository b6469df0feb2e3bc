import type { RequestStep } from '#kernel/tax/detail-requests.ts';
import { declareJobs, job } from '#platform/jobs/job-types.ts';

export const sellerReportJobs = declareJobs({
  /** `id`: of the filing. */
  'seller-report-filed': job<{ id: string }>(),
});

export const taxRequestJobs = declareJobs({
  /** `id` is part of the mail's event, so that one job writes one mail. */
  'tax-details-wanted': job<{ id: string; supplierId: string; step: RequestStep }>(),
});

import { declareJobs, job } from '#platform/jobs/job-types.ts';
import type { AffiliateOutcome } from './affiliate.ts';

export const affiliateJobs = declareJobs({
  'affiliate-applied': job<{ affiliateId: string; appliedAt: string }>(),
  'affiliate-decided': job<{ affiliateId: string; outcome: AffiliateOutcome }>(),
});

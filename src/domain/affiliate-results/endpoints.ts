import type { affiliateResultEndpoints } from '#contract/affiliates.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { readResults } from './read-results.ts';

export const affiliateResultHandlers: Handlers<typeof affiliateResultEndpoints> = {
  getAffiliateResults: (context) => readResults(context),
};

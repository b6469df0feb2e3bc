import type { TaxonomyKind } from '#kernel/choices/taxonomy-kinds.ts';
import { declareJobs, job } from '#platform/jobs/job-types.ts';

type Entry = { kind: TaxonomyKind; id: string };

export const taxonomyJobs = declareJobs({
  // Travellers look for the new name.
  'index-tours-of': job<Entry & { after: string }>({ urgent: true }),
  'follow-moved-slug': job<{ kind: TaxonomyKind; from: string; to: string }>(),
});

import { declareJobs, job } from '#platform/jobs/job-types.ts';

/** `id` is part of the mail's event, so that one job writes one mail. */
type DocumentJob = { id: string; documentId: string };

export const supplierDocumentJobs = declareJobs({
  'document-refused': job<DocumentJob>(),
  /** `soon`: within 30 days; `end`: on the last day of its validity, or after it. */
  'document-ends': job<DocumentJob & { step: 'soon' | 'end' }>(),
});

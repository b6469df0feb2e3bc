import { declareJobs, job } from '#platform/jobs/job-types.ts';

/** `id` is part of the mail's event, so that one job writes one mail. */
type DraftJob = { id: string; tourId: string; supplierId: string };

export const draftJobs = declareJobs({
  'render-tour-picture': job<{ pictureId: string }>(),
  'tour-to-review': job<DraftJob>(),
  'tour-reviewed': job<DraftJob & { outcome: 'approved' | 'returned'; reasons: string | null }>(),
});

import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import { deleteUnattachedPhotos } from './add-photo.ts';

export const reviewRecurringJobs: RecurringJobs = {
  'purge-unattached-photos': { everySeconds: 3600, run: deleteUnattachedPhotos },
};

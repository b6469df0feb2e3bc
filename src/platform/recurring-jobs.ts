import { trimChanges } from './changes/change-queries.ts';
import { deleteOldRecords } from './idempotency/with-idempotency.ts';
import { purgeDeadPayloads, type RecurringJobs } from './jobs/jobs.ts';
import { deleteOldMails } from './mail/purge-mails.ts';

export const platformRecurringJobs: RecurringJobs = {
  'purge-old-mails': { everySeconds: 3600, run: deleteOldMails },
  'purge-dead-payloads': { everySeconds: 3600, run: purgeDeadPayloads },
  'purge-idempotency-records': { everySeconds: 3600, run: deleteOldRecords },
  'trim-search-changes': { everySeconds: 60, run: trimChanges },
};

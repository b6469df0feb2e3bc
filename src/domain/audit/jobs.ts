import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import { checkAuditLog } from './audit-queries.ts';

/** Between two checks an entry that is read is checked back to the last one. */
export const auditRecurringJobs: RecurringJobs = {
  'check-audit-log': { everySeconds: 86_400, run: checkAuditLog },
};

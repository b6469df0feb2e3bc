import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import { deliverWebhooks, purgeDeliveries } from './deliver.ts';

/** Not enqueued for each event: an ordinary worker would wait for slow receivers, with mails behind it. */
export const webhookRecurringJobs: RecurringJobs = {
  'deliver-webhooks': { everySeconds: 5, run: deliverWebhooks },
  'purge-webhook-deliveries': { everySeconds: 6 * 3600, run: purgeDeliveries },
};

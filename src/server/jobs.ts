import { erasureJobs } from '#domain/accounts/erase-account.ts';
import { accountRecurringJobs } from '#domain/accounts/jobs.ts';
import { affiliateClock } from '#domain/affiliates/jobs.ts';
import { bookingClock } from '#domain/bookings/jobs.ts';
import { contentRecurringJobs } from '#domain/content/jobs.ts';
import { giftCardClock } from '#domain/gift-cards/jobs.ts';
import { inventoryJobs } from '#domain/inventory/extend-departures.ts';
import { reviewRecurringJobs } from '#domain/reviews/jobs.ts';
import { notificationJobs, notificationRecurringJobs } from '#domain/notifications/jobs.ts';
import { changeRecurringJobs } from '#platform/changes/change-queries.ts';
import { forgetOldKeys } from '#platform/idempotency/once.ts';
import { plantRecurring, type RecurringJobs } from '#platform/jobs/jobs.ts';
import { type JobRunner, startJobs } from '#platform/jobs/start-jobs.ts';
import { forgetOldMails } from '#platform/mail/forget-mails.ts';
import { deliverMails } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { personalParts } from './personal-data.ts';

export const recurringJobs: RecurringJobs = {
  ...bookingClock,
  ...accountRecurringJobs,
  ...changeRecurringJobs,
  ...contentRecurringJobs,
  ...reviewRecurringJobs,
  ...giftCardClock,
  ...notificationRecurringJobs,
  ...affiliateClock,
  'deliver-mails': { everySeconds: 5, run: deliverMails },
  'forget-old-mails': { everySeconds: 3600, run: forgetOldMails },
  'forget-old-keys': { everySeconds: 3600, run: forgetOldKeys },
};

export async function runJobs(services: Services, options?: { poll: boolean }): Promise<JobRunner> {
  await plantRecurring(services, recurringJobs);
  const handlers = { ...inventoryJobs, ...notificationJobs, ...erasureJobs(personalParts) };
  return startJobs(services, handlers, recurringJobs, options);
}

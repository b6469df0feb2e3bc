import { accountMailJobs, erasureJobs } from '#domain/accounts/job-types.ts';
import { erasureHandlers } from '#domain/accounts/privacy/erase-account.ts';
import { accountRecurringJobs } from '#domain/accounts/jobs.ts';
import { affiliateResultRecurringJobs } from '#domain/affiliate-results/jobs.ts';
import { affiliateJobs } from '#domain/affiliates/job-types.ts';
import { affiliateRecurringJobs } from '#domain/affiliates/jobs.ts';
import { auditRecurringJobs } from '#domain/audit/jobs.ts';
import { pictureHandlers, pictureRecurringJobs } from '#domain/authoring/pictures/jobs.ts';
import { closingJobs } from '#domain/closing/job-types.ts';
import { draftJobs } from '#domain/authoring/job-types.ts';
import { bookingJobs, departureCancellationJobs, popularityJobs, waitlistJobs } from '#domain/bookings/job-types.ts';
import { departureCancellationHandlers } from '#domain/bookings/departure-cancellations/end-bookings.ts';
import { waitlistHandlers } from '#domain/bookings/waitlist/offer-seats.ts';
import { popularityHandlers } from '#domain/bookings/count-popularity.ts';
import { bookingRecurringJobs } from '#domain/bookings/jobs.ts';
import { giftCardJobs } from '#domain/gift-cards/job-types.ts';
import { giftCardRecurringJobs } from '#domain/gift-cards/jobs.ts';
import { messageJobs } from '#domain/inbox/job-types.ts';
import { inboxRecurringJobs } from '#domain/inbox/jobs.ts';
import { calendarEditJobs, freedSeatsJobs, fromPriceJobs, inventoryJobs } from '#domain/inventory/job-types.ts';
import { inventoryHandlers, inventoryRecurringJobs } from '#domain/inventory/jobs.ts';
import { noticeJobs, suspensionJobs } from '#domain/moderation/job-types.ts';
import { moderationRecurringJobs } from '#domain/moderation/jobs.ts';
import { mailHandlers, notificationRecurringJobs } from '#domain/notifications/jobs.ts';
import { healthRecurringJobs } from '#domain/operator/health/check-invariants.ts';
import { ledgerRecurringJobs } from '#domain/payments/ledger-days.ts';
import { performanceRecurringJobs } from '#domain/performance/jobs.ts';
import { rateRecurringJobs } from '#domain/pricing/fetch-rates.ts';
import { reviewJobs } from '#domain/reviews/job-types.ts';
import { reviewRecurringJobs } from '#domain/reviews/jobs.ts';
import { sellerReportJobs, taxRequestJobs } from '#domain/seller-reports/job-types.ts';
import { supplierDocumentJobs } from '#domain/supplier-documents/job-types.ts';
import { supplierDocumentRecurringJobs } from '#domain/supplier-documents/jobs.ts';
import { sellerReportRecurringJobs } from '#domain/seller-reports/jobs.ts';
import { supplierJobs, termsJobs, termsMailJobs } from '#domain/suppliers/job-types.ts';
import { termsHandlers, termsRecurringJobs } from '#domain/suppliers/terms/jobs.ts';
import { taxonomyJobs } from '#domain/taxonomy/job-types.ts';
import { taxonomyHandlers } from '#domain/taxonomy/jobs.ts';
import { teamJobs } from '#domain/team/job-types.ts';
import { teamRecurringJobs } from '#domain/team/jobs.ts';
import { resourceCalendarRecurringJobs } from '#domain/resource-calendars/jobs.ts';
import { webhookJobs } from '#domain/webhooks/job-types.ts';
import { webhookRecurringJobs } from '#domain/webhooks/jobs.ts';
import { assert } from '#kernel/assert.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { findUnhandled, type HandlersOf, joinTables } from '#platform/jobs/job-types.ts';
import { type RecurringJobs, scheduleRecurring } from '#platform/jobs/jobs.ts';
import { type JobRunner, startJobs } from '#platform/jobs/start-jobs.ts';
import { platformRecurringJobs } from '#platform/recurring-jobs.ts';
import type { Services } from '#platform/services.ts';
import { personalDataSources } from '#server/http/personal-data.ts';

/** All jobs that are enqueued. */
const jobTypes = joinTables(
  accountMailJobs,
  affiliateJobs,
  bookingJobs,
  calendarEditJobs,
  closingJobs,
  departureCancellationJobs,
  draftJobs,
  erasureJobs,
  freedSeatsJobs,
  fromPriceJobs,
  giftCardJobs,
  inventoryJobs,
  messageJobs,
  noticeJobs,
  popularityJobs,
  reviewJobs,
  sellerReportJobs,
  supplierDocumentJobs,
  supplierJobs,
  suspensionJobs,
  taxRequestJobs,
  taxonomyJobs,
  teamJobs,
  termsJobs,
  termsMailJobs,
  waitlistJobs,
  webhookJobs,
);

/** Only the jobs whose work a text names: of those that were given up an operator reads it. */
type Named<Handlers> = {
  [Name in keyof Handlers]: Name extends KeyEnding<'operations', 'job_'> ? Handlers[Name] : never;
};

/** Each job has one handler and a text: the type requires both, and `joinTables` refuses a second handler. */
const handlers: Named<HandlersOf<typeof jobTypes>> = joinTables(
  inventoryHandlers,
  popularityHandlers,
  departureCancellationHandlers,
  waitlistHandlers,
  mailHandlers,
  pictureHandlers,
  taxonomyHandlers,
  termsHandlers,
  erasureHandlers(personalDataSources),
);

export const recurringJobs: RecurringJobs = joinTables(
  platformRecurringJobs,
  accountRecurringJobs,
  affiliateRecurringJobs,
  affiliateResultRecurringJobs,
  auditRecurringJobs,
  bookingRecurringJobs,
  giftCardRecurringJobs,
  healthRecurringJobs,
  inboxRecurringJobs,
  inventoryRecurringJobs,
  ledgerRecurringJobs,
  moderationRecurringJobs,
  notificationRecurringJobs,
  performanceRecurringJobs,
  pictureRecurringJobs,
  rateRecurringJobs,
  resourceCalendarRecurringJobs,
  reviewRecurringJobs,
  sellerReportRecurringJobs,
  supplierDocumentRecurringJobs,
  teamRecurringJobs,
  termsRecurringJobs,
  webhookRecurringJobs,
);

/** Throws if a table of jobs is missing above: its jobs would be enqueued and fail. */
export function checkJobsHandled(): void {
  const names = findUnhandled(handlers);
  assert(names.length === 0, `the jobs ${names.join(', ')} are declared and nothing handles them`);
}

export async function runJobs(services: Services, options?: { poll: boolean }): Promise<JobRunner> {
  await scheduleRecurring(services, recurringJobs);
  return startJobs(services, handlers, recurringJobs, options);
}

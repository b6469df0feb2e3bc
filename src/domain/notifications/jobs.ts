import type { bookingJobs, questionJobs } from '#domain/bookings/job-types.ts';
import { type BatchHandler, type HandlersOf, joinTables } from '#platform/jobs/job-types.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import { accountMailHandlers } from './jobs/account-jobs.ts';
import { affiliateMailHandlers } from './jobs/affiliate-jobs.ts';
import { bookingMessageMailHandlers } from './jobs/booking-message-jobs.ts';
import { closingMailHandlers } from './jobs/closing-jobs.ts';
import { draftMailHandlers } from './jobs/draft-jobs.ts';
import { giftCardMailHandlers } from './jobs/gift-card-jobs.ts';
import type { Recipient, BookingEvent } from './mails/booking-mail.ts';
import { messageMailHandlers } from './jobs/message-jobs.ts';
import { sendNewsletter } from './jobs/newsletter-jobs.ts';
import { noticeMailHandlers } from './jobs/notice-jobs.ts';
import { reviewMailHandlers } from './jobs/review-jobs.ts';
import { sellerReportMailHandlers } from './jobs/seller-report-jobs.ts';
import { supplierMailHandlers } from './jobs/supplier-jobs.ts';
import { suspensionMailHandlers } from './jobs/suspension-jobs.ts';
import { purgeLinkMails } from './jobs/purge-link-mails.ts';
import { remindOfQuestions } from './jobs/remind-of-questions.ts';
import { remindTravellers } from './jobs/remind-travellers.ts';
import { supplierDocumentMailHandlers } from './jobs/supplier-document-jobs.ts';
import { taxRequestMailHandlers } from './jobs/tax-request-jobs.ts';
import { teamMailHandlers } from './jobs/team-jobs.ts';
import { termsMailHandlers } from './jobs/terms-jobs.ts';
import { waitlistMailHandlers } from './jobs/waitlist-jobs.ts';
import { webhookMailHandlers } from './jobs/webhook-jobs.ts';
import { type NotificationSubject, writeBookingMails } from './jobs/write-booking-mails.ts';

const bookingMailHandlers: HandlersOf<typeof bookingJobs> = {
  'booking-confirmed': notify('confirmed', ['traveller', 'supplier']),
  'booking-paid': notify('paid', ['traveller']),
  'booking-requested': notify('requested', ['traveller', 'supplier']),
  'booking-cancelled': notify('cancelled', ['traveller', 'supplier']),
  'booking-partly-cancelled': notify('partly_cancelled', ['traveller', 'supplier']),
  'booking-changed': notify('changed', ['traveller', 'supplier']),
  'booking-changed-by-supplier': notify('changed_by_supplier', ['traveller']),
  'booking-refunded': notify('refunded', ['traveller']),
  'booking-change-requested': notify('change_requested', ['traveller', 'supplier']),
  'booking-change-accepted': notify('change_accepted', ['traveller']),
  'booking-change-declined': notify('change_declined', ['traveller']),
  'booking-change-called-off': notify('change_called_off', ['traveller']),
  'booking-change-expired': notify('change_expired', ['traveller', 'supplier']),
  'booking-change-withdrawn': notify('change_withdrawn', ['traveller', 'supplier']),
  'booking-declined': notify('declined', ['traveller']),
  'booking-expired': notify('expired', ['traveller']),
};

const questionMailHandlers: HandlersOf<typeof questionJobs> = {
  'questions-asked': notify('questions', ['traveller']),
};

/** Other domains enqueue these jobs in the transaction of each change. A job that runs twice writes no second mail. */
export const mailHandlers = joinTables(
  bookingMailHandlers,
  questionMailHandlers,
  bookingMessageMailHandlers,
  messageMailHandlers,
  noticeMailHandlers,
  reviewMailHandlers,
  sellerReportMailHandlers,
  supplierMailHandlers,
  suspensionMailHandlers,
  accountMailHandlers,
  giftCardMailHandlers,
  affiliateMailHandlers,
  waitlistMailHandlers,
  closingMailHandlers,
  draftMailHandlers,
  teamMailHandlers,
  supplierDocumentMailHandlers,
  taxRequestMailHandlers,
  termsMailHandlers,
  webhookMailHandlers,
);

export const notificationRecurringJobs: RecurringJobs = {
  'remind-travellers': { everySeconds: 600, run: remindTravellers },
  'remind-of-questions': { everySeconds: 1800, run: remindOfQuestions },
  'send-newsletter': { everySeconds: 6 * 3600, run: sendNewsletter },
  'purge-link-mails': { everySeconds: 600, run: purgeLinkMails },
};

function notify(event: BookingEvent, recipients: readonly Recipient[]): BatchHandler<NotificationSubject> {
  return { batch: (services, payloads) => writeBookingMails(services, payloads, event, recipients) };
}

import type { JobHandlers, RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { accountMailJobs } from './account-jobs.ts';
import { affiliateMailJobs } from './affiliate-jobs.ts';
import { giftCardMailJobs } from './gift-card-jobs.ts';
import type { Audience, Happening } from './booking-mail.ts';
import { messageJobs } from './message-jobs.ts';
import { tellNews } from './news-jobs.ts';
import { noticeJobs } from './notice-jobs.ts';
import { reviewJobs } from './review-jobs.ts';
import { supplierJobs } from './supplier-jobs.ts';
import { remindTravellers } from './remind-travellers.ts';
import { writeBookingMails } from './write-booking-mails.ts';

type Payload = { bookingId: string };

/** What bookings, content, reviews and suppliers enqueue in the transaction of each change. A job that runs twice writes no
 *  second mail. */
export const notificationJobs: JobHandlers = {
  'booking-confirmed': tell('confirmed', ['traveller', 'supplier']),
  'booking-requested': tell('requested', ['traveller', 'supplier']),
  'booking-cancelled': tell('cancelled', ['traveller', 'supplier']),
  'booking-declined': tell('declined', ['traveller']),
  'booking-expired': tell('expired', ['traveller']),
  ...messageJobs,
  ...noticeJobs,
  ...reviewJobs,
  ...supplierJobs,
  ...accountMailJobs,
  ...giftCardMailJobs,
  ...affiliateMailJobs,
};

/** What time alone has to tell. */
export const notificationRecurringJobs: RecurringJobs = {
  'remind-travellers': { everySeconds: 600, run: remindTravellers },
  'tell-news': { everySeconds: 6 * 3600, run: tellNews },
};

function tell(happening: Happening, audiences: readonly Audience[]) {
  return (services: Services, { bookingId }: Payload) => writeBookingMails(services, bookingId, happening, audiences);
}

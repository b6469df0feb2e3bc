import type { BookingMail } from '#kernel/choices/booking-mails.ts';
import { declareJobs, job } from '#platform/jobs/job-types.ts';

/** What happens to a booking several times says which of them it is about: when the job runs, the next may have happened. `change`: the
 *  number of a change; `timesChanged`: of a payment, how often the booking had been changed. */
type BookingJob = { bookingId: string; startsAt: string; change?: number; timesChanged?: number };

export const bookingJob = ({ id, startsAt }: { id: string; startsAt: Date }): BookingJob => ({
  bookingId: id,
  startsAt: startsAt.toISOString(),
});

const soonMs = 24 * 3600_000;

/** Tickets for tours that start soon are urgent. */
export const startsSoon = (startsAt: Date, now: Date): boolean => startsAt.getTime() - now.getTime() < soonMs;

export const bookingJobs = declareJobs({
  'booking-confirmed': job<BookingJob>({ urgent: ({ startsAt }, runAt) => startsSoon(new Date(startsAt), runAt) }),
  /** Paid after it was confirmed. */
  'booking-paid': job<BookingJob>(),
  'booking-requested': job<BookingJob>(),
  'booking-cancelled': job<BookingJob>(),
  /** Items of it were cancelled, the rest stays. */
  'booking-partly-cancelled': job<BookingJob>(),
  /** Another date, option or party. */
  'booking-changed': job<BookingJob>(),
  /** Its departure was moved, or meets elsewhere, or it was moved to another departure. */
  'booking-changed-by-supplier': job<BookingJob>({
    urgent: ({ startsAt }, runAt) => startsSoon(new Date(startsAt), runAt),
  }),
  /** An operator gave back more than the terms grant. */
  'booking-refunded': job<BookingJob>(),
  /** A traveller requests a change from its supplier. */
  'booking-change-requested': job<BookingJob>({
    urgent: ({ startsAt }, runAt) => startsSoon(new Date(startsAt), runAt),
  }),
  /** The supplier has accepted it, and it is to be paid. */
  'booking-change-accepted': job<BookingJob>(),
  /** Or has not, or has not answered. */
  'booking-change-declined': job<BookingJob>(),
  /** It was not paid in time. */
  'booking-change-expired': job<BookingJob>(),
  /** Its traveller withdrew it. */
  'booking-change-withdrawn': job<BookingJob>(),
  /** What it would move out of or into was moved, does not take place, or is sold no more. */
  'booking-change-called-off': job<BookingJob>(),
  'booking-declined': job<BookingJob>(),
  'booking-expired': job<BookingJob>(),
} satisfies Record<BookingMail, unknown>);

/** Its supplier asks again for answers. `turn`: which of its reminders. */
export const questionJobs = declareJobs({
  'questions-asked': job<BookingJob & { turn: number }>({
    urgent: ({ startsAt }, runAt) => startsSoon(new Date(startsAt), runAt),
  }),
});

type MessageJob = { messageId: string; startsAt: string };
const nearTheTour = { urgent: ({ startsAt }: MessageJob, runAt: Date) => startsSoon(new Date(startsAt), runAt) };

export const bookingMessageJobs = declareJobs({
  'message-to-traveller': job<MessageJob>(nearTheTour),
  'message-to-supplier': job<MessageJob>(nearTheTour),
});

export const waitlistJobs = declareJobs({
  'waitlist-offered': job<{ entryId: string }>({ urgent: true }),
  /** What it waited for does not take place. */
  'waitlist-ended': job<{ entryId: string }>(),
});

/** Urgent: a supplier looks at its progress. */
export const departureCancellationJobs = declareJobs({
  'end-bookings-of-departure': job<{ departureId: string }>({ urgent: true }),
});

export const popularityJobs = declareJobs({
  'count-popularity-further': job<{ afterTourId: string }>(),
});

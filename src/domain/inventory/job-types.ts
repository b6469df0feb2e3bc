import { declareJobs, job } from '#platform/jobs/job-types.ts';

export const inventoryJobs = declareJobs({
  'extend-departures-further': job<{}>(),
});

/** Enqueued when seats are freed on a departure that has a waitlist. */
export const freedSeatsJobs = declareJobs({
  'seats-freed': job<{ departureId: string }>({ urgent: true }),
});

export const fromPriceJobs = declareJobs({
  'refresh-from-prices-further': job<{ afterTourId: string }>(),
  /** Enqueued by migrations after which the price of a tour without price rules is another one, too. */
  'refresh-from-prices-of-all': job<{ afterTourId: string }>(),
});

/** Urgent: a supplier looks at its progress. */
export const calendarEditJobs = declareJobs({
  'work-on-calendar-edit': job<{ editId: string }>({ urgent: true }),
});

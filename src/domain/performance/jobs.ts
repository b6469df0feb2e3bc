import { addDays, localDate } from '#kernel/dates.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import { sumChangedBookings } from './sum-bookings.ts';
import { sumDepartureDays } from './sum-departures.ts';
import { deleteViewsBefore } from './view-queries.ts';

/** Two years, to compare one with the one before. */
const retentionDays = 732;

export const performanceRecurringJobs: RecurringJobs = {
  'sum-bookings': { everySeconds: 5, run: sumChangedBookings },
  'sum-departure-days': { everySeconds: 600, run: sumDepartureDays },
  'delete-old-views': {
    everySeconds: 24 * 3600,
    run: ({ database, clock }) =>
      deleteViewsBefore(database.db, addDays(localDate(clock.now(), 'UTC'), -retentionDays)),
  },
};

import { joinTables } from '#platform/jobs/job-types.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import { deleteOldEditItems } from './calendar-edits/edit-calendar.ts';
import { calendarEditHandlers } from './calendar-edits/work-on-edit.ts';
import { departureHandlers, extendDepartures } from './extend-departures.ts';
import { fromPriceHandlers, refreshFromPricesHourly } from './from-prices.ts';

export const inventoryHandlers = joinTables(calendarEditHandlers, departureHandlers, fromPriceHandlers);

export const inventoryRecurringJobs: RecurringJobs = {
  'extend-departures': { everySeconds: 24 * 3600, run: extendDepartures },
  'refresh-from-prices': { everySeconds: 3600, run: refreshFromPricesHourly },
  'delete-old-edit-items': { everySeconds: 24 * 3600, run: deleteOldEditItems },
};

import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import { fetchDueCalendars } from './fetch-calendar.ts';

export const resourceCalendarRecurringJobs: RecurringJobs = {
  'fetch-resource-calendars': { everySeconds: 30, run: fetchDueCalendars },
};

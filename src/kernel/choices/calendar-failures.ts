import { outboundFailures } from './outbound-failures.ts';

/** Why the calendar of another host could not be read. */
export const calendarFailures = [...outboundFailures, 'status', 'not_calendar', 'too_many', 'too_complex'] as const;
export type CalendarFailure = (typeof calendarFailures)[number];

// When a seller is asked for missing tax details (Council Directive (EU) 2021/514, annex V, section IV A.2: two reminders after the first
// request, and no sooner than 60 days after it its account is closed or its money withheld until it has given them).

const dayMs = 24 * 60 * 60_000;

/** From the request to the first reminder, and from that to the second. */
export const reminderDays = 20;
/** From the request until sales are paused. */
export const pauseDays = 60;
/** From the second reminder on at least, should that have been late. */
export const lastNoticeDays = 14;

export const requestSteps = ['request', 'first_reminder', 'second_reminder', 'pause', 'resume'] as const;
export type RequestStep = (typeof requestSteps)[number];

export type RequestDates = { requestedAt: Date; secondReminderAt: Date | null };

/** The earliest moment at which sales are paused. */
export function pausesAt({ requestedAt, secondReminderAt }: RequestDates): Date {
  const reminded = secondReminderAt?.getTime() ?? requestedAt.getTime() + 2 * reminderDays * dayMs;
  return new Date(Math.max(requestedAt.getTime() + pauseDays * dayMs, reminded + lastNoticeDays * dayMs));
}

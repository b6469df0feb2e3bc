/** How long data is stored. Used by the jobs that delete it and by the privacy policy. */
export const retention = {
  mailDays: 90,
  /** The payload of a job that was given up; its name, time and error stay for the operator. */
  deadJobDays: 30,
  messageMonths: 24,
  /** Names and addresses of bookings that a supplier entered by hand, after the tour. */
  manualEntryMonths: 12,
  /** What was chosen by an edit of the calendar, and with it whether it can be undone. */
  calendarEditDays: 90,
  noticeMonths: 36,
  applicationMonths: 12,
  /** The longest throttle window, and the hour between two clean-ups, with a margin. */
  throttleHours: 24,
  sessionDays: 30,
  /** What was reported of sellers, after the year (Council Directive (EU) 2021/514: at least five, at most ten). */
  sellerReportYears: 10,
  /** Documents of suppliers, after the account is closed (Regulation (EU) 2022/2065, article 30, paragraph 5); files of those that do not
   *  count any more, after that. */
  supplierDocumentMonths: 6,
} as const;

/** The time before which data with a retention of so many months is deleted. */
export function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment;
}

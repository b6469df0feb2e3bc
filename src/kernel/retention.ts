/** How long things are kept. The jobs that forget them and the privacy policy read the same numbers. */
export const kept = {
  mailDays: 90,
  messageMonths: 24,
  noticeMonths: 36,
  applicationMonths: 12,
  /** The longest window of a throttle, and the hour between two clean-ups, with room to spare. */
  throttleHours: 24,
  sessionDays: 30,
} as const;

/** The moment before which what is kept for so many months is forgotten. */
export function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment;
}

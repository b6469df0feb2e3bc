/** What is written by e-mail about a booking, by the names of the jobs that do it. */
export const bookingMails = [
  'booking-confirmed',
  'booking-paid',
  'booking-requested',
  'booking-cancelled',
  'booking-partly-cancelled',
  'booking-changed',
  'booking-changed-by-supplier',
  'booking-refunded',
  'booking-change-requested',
  'booking-change-accepted',
  'booking-change-declined',
  'booking-change-expired',
  'booking-change-withdrawn',
  'booking-change-called-off',
  'booking-declined',
  'booking-expired',
] as const;
export type BookingMail = (typeof bookingMails)[number];

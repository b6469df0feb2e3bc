/** From the hold to how it ends; transition-table.ts of the bookings says how one becomes another. */
export const bookingStates = [
  'on_hold',
  'pending',
  'confirmed',
  'completed',
  'no_show',
  'cancelled',
  'declined',
  'expired',
] as const;
export type BookingState = (typeof bookingStates)[number];

export const bookingPath = (id: string): string => `/bookings/${id}`;

/** The list of bookings, with what happens next for a booking that was just made. */
export const newBookingPath = (id: string): string => `/bookings?new=${id}`;

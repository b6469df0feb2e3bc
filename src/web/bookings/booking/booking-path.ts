export const bookingPath = (id: string): string => `/bookings/${id}`;

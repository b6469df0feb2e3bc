/** Of one ticket or extra in one booking. */
export const mostPerBooking = 40;

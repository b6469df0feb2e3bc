export const bookingPaths = {
  getAvailability: { method: 'GET', path: '/tours/{id}/availability' },
  createHold: { method: 'POST', path: '/holds' },
  placeBooking: { method: 'POST', path: '/bookings' },
  listBookings: { method: 'GET', path: '/bookings' },
  getBooking: { method: 'GET', path: '/bookings/{id}' },
  getBookingCalendar: { method: 'GET', path: '/bookings/{id}/calendar.ics' },
  getBookingCode: { method: 'GET', path: '/bookings/{id}/code' },
  quoteCancellation: { method: 'GET', path: '/bookings/{id}/cancellation' },
  cancelBooking: { method: 'POST', path: '/bookings/{id}/cancellation' },
  startPayment: { method: 'POST', path: '/bookings/{id}/payment' },
  getCounts: { method: 'GET', path: '/dashboard/counts' },
  lookUpBooking: { method: 'POST', path: '/bookings/lookup' },
} as const;

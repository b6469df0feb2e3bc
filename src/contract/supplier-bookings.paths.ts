export const supplierBookingPaths = {
  listSupplierBookings: { method: 'GET', path: '/supplier/bookings' },
  decideBooking: { method: 'POST', path: '/supplier/bookings/{id}/decision' },
  recordAttendance: { method: 'POST', path: '/supplier/bookings/{id}/attendance' },
  cancelBySupplier: { method: 'POST', path: '/supplier/bookings/{id}/cancellation' },
} as const;

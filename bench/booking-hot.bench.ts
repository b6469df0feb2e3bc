import type { Bench } from './bench.ts';
import { prepareBooking } from './booking.ts';

export const bench: Bench = {
  measures: 'POST /api/bookings, pay later, one departure that all want, 32 callers',
  unit: 'bookings/s',
  better: 'more',
  prepare: (setting) => prepareBooking(setting, 1, 32),
};

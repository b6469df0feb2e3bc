import type { Bench } from './bench.ts';
import { prepareBooking } from './booking.ts';

export const bench: Bench = {
  measures: 'POST /api/bookings, pay later, one departure that all want, 32 callers',
  unit: 'bookings/s',
  better: 'more',
  prepare: (environment) => prepareBooking(environment, 1, 32),
};

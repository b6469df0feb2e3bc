import type { Bench } from './bench.ts';
import { prepareBooking } from './booking.ts';

export const bench: Bench = {
  measures: 'POST /api/bookings, pay later, 1,000 departures in turn, 8 callers',
  unit: 'bookings/s',
  better: 'more',
  prepare: (environment) => prepareBooking(environment, 1000, 8),
};

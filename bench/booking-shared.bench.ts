import type { Bench } from './bench.ts';
import { prepareBooking } from './booking.ts';
import { shareInPairs } from './share-in-pairs.ts';

export const bench: Bench = {
  measures: 'POST /api/bookings, pay later, 1,000 departures in turn of which two each share a resource, 8 callers',
  unit: 'bookings/s',
  better: 'more',
  async prepare(environment) {
    const prepared = await prepareBooking(environment, 1000, 8);
    const close = await shareInPairs(environment.sql, 'departure');
    return { ...prepared, close };
  },
};

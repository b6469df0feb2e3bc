import type { Bench } from './bench.ts';
import {
  deletePendingJobs,
  checkInvariants,
  createBookableDepartures,
  bookingRequests,
} from './bookable-departures.ts';
import { prepareTenfold } from './tenfold.ts';

export const bench: Bench = {
  measures: 'POST /api/bookings at ten times the rate of its peak: bookings made while it lasts',
  unit: 'bookings/s',
  better: 'more',
  takesLong: true,
  async prepare(environment) {
    const { sql } = environment;
    const { url: origin } = await environment.server();
    const users = await environment.people(32);
    const requests = bookingRequests(await createBookableDepartures(sql, 1000, users), users);
    const afterRound = () => deletePendingJobs(sql);
    const prepared = await prepareTenfold({ origin, requests, status: 201, callers: 24, freshKeys: true, afterRound });
    return { ...prepared, verify: () => checkInvariants(sql) };
  },
};

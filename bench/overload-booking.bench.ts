import type { Bench } from './bench.ts';
import {
  deletePendingJobs,
  checkInvariants,
  createBookableDepartures,
  bookingRequests,
} from './bookable-departures.ts';
import { responsesPerSecond } from './load.ts';
import { openLoad, shareRefused } from './open-load.ts';
import { createSearchQueries, searchPath } from './search-queries.ts';

const created = 201;
const callers = 16;

export const bench: Bench = {
  measures:
    'POST /api/bookings at four times the rate of its peak, beside searches at four times theirs: bookings made while it lasts',
  unit: 'bookings/s',
  better: 'more',
  takesLong: true,
  async prepare(environment) {
    const { sql } = environment;
    const { url: origin } = await environment.server();
    const users = await environment.people(32);
    const bookings = bookingRequests(await createBookableDepartures(sql, 1000, users), users);
    const searches = (await createSearchQueries(sql)).map((query) => ({ path: searchPath(query) }));
    const bookingPeak = (seconds: number) =>
      responsesPerSecond({ origin, callers, requests: bookings, seconds, freshKeys: true }, created);
    let booked = (await bookingPeak(0.5)).value;
    const searched = (await responsesPerSecond({ origin, callers, requests: searches, seconds: 0.5 })).value;
    return {
      ours: {
        what: 'the server, asked four times as much of both as it can of one',
        async run(seconds) {
          const [sold, found] = await Promise.all([
            openLoad(
              { origin, requests: bookings, perSecond: 4 * booked, seconds, freshKeys: true, connections: 3000 },
              created,
            ),
            openLoad({ origin, requests: searches, perSecond: 4 * searched, seconds, connections: 500 }, 200),
          ]);
          await deletePendingJobs(sql);
          const details = {
            planned: Math.round(4 * booked),
            sent: Math.round(sold.sent / seconds),
            shareRefused: shareRefused(sold),
            p50Ms: sold.served.p50Ms,
            p99Ms: sold.served.p99Ms,
            searchesPlanned: Math.round(4 * searched),
            searchesSent: Math.round(found.sent / seconds),
            searches: Math.round(found.servedInTime / seconds),
            searchesP99Ms: found.served.p99Ms,
          };
          return { value: sold.servedInTime / seconds, details };
        },
      },
      yardsticks: {
        peak: {
          what: `the same server without searches, bookings of ${callers} callers who wait for their answers`,
          async run(seconds) {
            const sample = await bookingPeak(seconds);
            booked = sample.value;
            await deletePendingJobs(sql);
            return sample;
          },
        },
      },
      verify: () => checkInvariants(sql),
    };
  },
};

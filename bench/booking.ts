// Both booking benches: a number of callers over a number of departures, against the same statements by pgbench.
import type { PreparedBench } from './bench.ts';
import {
  bookingRequest,
  deletePendingJobs,
  checkInvariants,
  createBookableDepartures,
  bookingRequests,
} from './bookable-departures.ts';
import { responsesPerSecond } from './load.ts';
import { pgbench } from './pgbench.ts';
import { writeBookingScript } from './booking-statements.ts';
import type { BenchEnvironment } from './bench-environment.ts';

const created = 201;
const peopleCount = 32;

export async function prepareBooking(
  environment: BenchEnvironment,
  departures: number,
  callers: number,
): Promise<PreparedBench> {
  const { sql } = environment;
  const { url } = await environment.server();
  const users = await environment.people(peopleCount);
  const bookable = await createBookableDepartures(sql, departures, users);
  const plan = { origin: url, callers, requests: bookingRequests(bookable, users), freshKeys: true };
  const file = await writeBookingScript('random(1, :departures)', await bookingRequest(url, plan.requests[0]!));
  const work = {
    url: environment.url,
    file,
    prepared: true,
    clients: callers,
    variables: { departures: bookable.length },
  };
  return {
    ours: {
      what: 'the server',
      async run(seconds) {
        const { value, details } = await responsesPerSecond({ ...plan, seconds }, created);
        return { value, details: { ...details, mailsStillToWrite: await deletePendingJobs(sql) } };
      },
    },
    yardsticks: {
      statements: {
        what: `pgbench with the same statements, ${callers} connections`,
        async run(seconds) {
          const sample = await pgbench({ ...work, seconds });
          await deletePendingJobs(sql);
          return sample;
        },
      },
    },
    verify: () => checkInvariants(sql),
  };
}

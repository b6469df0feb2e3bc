import type { Bench, Sample } from './bench.ts';
import {
  type BookableDeparture,
  bookingRequest,
  deletePendingJobs,
  checkInvariants,
  createBookableDepartures,
  bookingRequests,
} from './bookable-departures.ts';
import { writeBookingScript } from './booking-statements.ts';
import { load } from './load.ts';
import { pgbench } from './pgbench.ts';
import type { BenchUser } from './bench-users.ts';
import type { BenchEnvironment } from './bench-environment.ts';

const seats = 50;
const peopleCount = 32;
const departuresCount = 40;

export const bench: Bench = {
  measures: '1,000 callers at once, 50 seats of one departure: until the last has an answer',
  unit: 'seconds',
  better: 'less',
  async prepare(environment) {
    const callers = environment.quick ? 100 : 1000;
    const { url } = await environment.server();
    const users = await environment.people(peopleCount);
    const bookable = await createBookableDepartures(environment.sql, departuresCount, users);
    await environment.sql.query(
      'update departures set capacity = $1 where id in (select departure_id from bench_bookable)',
      [seats],
    );
    const file = await writeBookingScript(
      ':wanted',
      await bookingRequest(url, bookingRequests(bookable, users).at(-1)!),
    );
    let used = 0;
    return {
      ours: { what: 'the server', run: () => rush(environment, url, bookable[used++]!, users, callers) },
      yardsticks: {
        statements: {
          what: `pgbench with the same statements as often, 50 connections`,
          async run() {
            const transactionsEach = callers / 50;
            const { details } = await pgbench({
              url: environment.url,
              file,
              prepared: true,
              clients: 50,
              transactionsEach,
              variables: { wanted: ++used },
            });
            await deletePendingJobs(environment.sql);
            return { value: details!.seconds as number, details };
          },
        },
      },
      verify: () => checkInvariants(environment.sql),
    };
  },
};

/** Exactly as many bookings as seats, and a refusal for everyone else. */
async function rush(
  { sql }: BenchEnvironment,
  origin: string,
  departure: BookableDeparture,
  users: readonly BenchUser[],
  callers: number,
): Promise<Sample> {
  const { seconds, statuses, p50Ms, p99Ms } = await load({
    origin,
    callers,
    count: callers,
    requests: bookingRequests([departure], users),
    freshKeys: true,
  });
  if (statuses[201] !== seats || statuses[409] !== callers - seats)
    throw new Error(`answers were ${JSON.stringify(statuses)}`);
  await deletePendingJobs(sql);
  return { value: seconds, details: { sold: seats, refused: callers - seats, p50Ms, p99Ms } };
}

// Both benches of bookings: so many callers over so many departures, against the same statements by pgbench.
import type { Prepared } from './bench.ts';
import { bookOne, dropWaitingJobs, keepInvariants, makeBookable, orders } from './bookable.ts';
import { answersPerSecond } from './load.ts';
import { pgbench } from './pgbench.ts';
import { writeBookingScript } from './booking-statements.ts';
import type { Setting } from './setting.ts';

const created = 201;
const peopleCount = 32;

export async function prepareBooking(setting: Setting, departures: number, callers: number): Promise<Prepared> {
  const { sql } = setting;
  const { url } = await setting.server();
  const people = await setting.people(peopleCount);
  const bookable = await makeBookable(sql, departures, people);
  const plan = { origin: url, callers, requests: orders(bookable, people), freshKeys: true };
  const file = await writeBookingScript('random(1, :departures)', await bookOne(url, plan.requests[0]!));
  const work = { url: setting.url, file, prepared: true, clients: callers, variables: { departures: bookable.length } };
  return {
    ours: {
      what: 'the server',
      async run(seconds) {
        const { value, details } = await answersPerSecond({ ...plan, seconds }, created);
        return { value, details: { ...details, mailsStillToWrite: await dropWaitingJobs(sql) } };
      },
    },
    yardsticks: {
      statements: {
        what: `pgbench with the same statements, ${callers} connections`,
        async run(seconds) {
          const sample = await pgbench({ ...work, seconds });
          await dropWaitingJobs(sql);
          return sample;
        },
      },
    },
    verify: () => keepInvariants(sql),
  };
}

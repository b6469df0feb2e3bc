import type { Bench, Sample } from './bench.ts';
import { type Bookable, bookOne, dropWaitingJobs, keepInvariants, makeBookable, orders } from './bookable.ts';
import { writeBookingScript } from './booking-statements.ts';
import { load } from './load.ts';
import { pgbench } from './pgbench.ts';
import type { Person } from './people.ts';
import type { Setting } from './setting.ts';

const seats = 50;
const peopleCount = 32;
const departuresCount = 40;

export const bench: Bench = {
  measures: '1,000 callers at once, 50 seats of one departure: until the last has an answer',
  unit: 'seconds',
  better: 'less',
  async prepare(setting) {
    const callers = setting.quick ? 100 : 1000;
    const { url } = await setting.server();
    const people = await setting.people(peopleCount);
    const bookable = await makeBookable(setting.sql, departuresCount, people);
    await setting.sql.query(
      'update departures set capacity = $1 where id in (select departure_id from bench_bookable)',
      [seats],
    );
    const file = await writeBookingScript(':wanted', await bookOne(url, orders(bookable, people).at(-1)!));
    let used = 0;
    return {
      ours: { what: 'the server', run: () => rush(setting, url, bookable[used++]!, people, callers) },
      yardsticks: {
        statements: {
          what: `pgbench with the same statements as often, 50 connections`,
          async run() {
            const transactionsEach = callers / 50;
            const { details } = await pgbench({
              url: setting.url,
              file,
              prepared: true,
              clients: 50,
              transactionsEach,
              variables: { wanted: ++used },
            });
            await dropWaitingJobs(setting.sql);
            return { value: details!.seconds as number, details };
          },
        },
      },
      verify: () => keepInvariants(setting.sql),
    };
  },
};

/** Exactly the seats there are, and a refusal for everybody else. */
async function rush(
  { sql }: Setting,
  origin: string,
  departure: Bookable,
  people: readonly Person[],
  callers: number,
): Promise<Sample> {
  const { seconds, statuses, p50Ms, p99Ms } = await load({
    origin,
    callers,
    count: callers,
    requests: orders([departure], people),
    freshKeys: true,
  });
  if (statuses[201] !== seats || statuses[409] !== callers - seats)
    throw new Error(`answers were ${JSON.stringify(statuses)}`);
  await dropWaitingJobs(sql);
  return { value: seconds, details: { sold: seats, refused: callers - seats, p50Ms, p99Ms } };
}

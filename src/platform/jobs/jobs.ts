// A queue in a table. A job is enqueued in the transaction of the write that causes it, so it exists exactly when
// that write does; it runs at least once, and handlers take effect once by what they write.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';

export type JobHandler = (services: Services, payload: never) => Promise<void>;
export type JobHandlers = Record<string, JobHandler>;
/** Runs at start and then again this long after each run. */
export type RecurringJobs = Record<string, { everySeconds: number; run: (services: Services) => Promise<void> }>;

const attemptsMax = 12;
const leaseSeconds = 120;
const pollMs = 500;
const batch = 10;

export async function enqueue(db: Queryable, name: string, payload: object, runAt: Date): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ name, payload: JSON.stringify(payload), runAt })
    .execute();
}

/** A common table expression that enqueues the job a row of `from` names, if it names one, with its booking. */
export const enqueuedJobs = (from: string): string => `
  enqueued as (
    insert into jobs (name, payload, run_at) select job, jsonb_build_object('bookingId', id), $3 from ${from} where job is not null
  )`;

/** Growing pauses: 2 s, 4 s, 8 s … at most an hour, and never past the next turn of a job that recurs: one booking
 *  that cannot be moved must not keep the seats of all others for an hour. */
function pauseSeconds(attempts: number, everySeconds = 3600): number {
  return Math.min(2 ** attempts, everySeconds, 3600);
}

type Claimed = { id: number; name: string; payload: never; attempts: number; recurring: boolean };

/** Takes what is due and leases it: when this process dies, another takes the job after the lease. */
async function claim({ database, clock }: Services): Promise<Claimed[]> {
  const now = clock.now();
  const { rows } = await sql<Claimed>`
    update jobs set attempts = attempts + 1, run_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    where id in (
      select id from jobs where dead_at is null and run_at <= ${now}
      order by run_at limit ${batch} for update skip locked
    )
    returning id, name, payload, attempts, recurring`.execute(database.read);
  return rows;
}

export type JobRunner = {
  wake(): void;
  /** Runs everything that is due now and returns how many jobs ran. For tests and for a drain. */
  runDue(): Promise<number>;
  stop(): Promise<void>;
};

export function startJobs(
  services: Services,
  handlers: JobHandlers,
  recurring: RecurringJobs,
  options = { poll: true },
): JobRunner {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isNextWaiting = false;

  async function runOne(job: Claimed): Promise<void> {
    const handler = handlers[job.name] ?? recurring[job.name]?.run;
    try {
      if (!handler) throw new Error(`no handler for the job ${job.name}`);
      await handler(services, job.payload);
      await finish(job);
    } catch (error) {
      await fail(services, job, error, recurring[job.name]?.everySeconds);
    }
  }

  async function finish(job: Claimed): Promise<void> {
    const rule = recurring[job.name];
    if (!rule) {
      await services.database.read.deleteFrom('jobs').where('id', '=', job.id).execute();
      return;
    }
    const runAt = new Date(services.clock.now().getTime() + rule.everySeconds * 1000);
    await services.database.read
      .updateTable('jobs')
      .set({ runAt, attempts: 0, lastError: null })
      .where('id', '=', job.id)
      .execute();
  }

  async function runDue(): Promise<number> {
    let ran = 0;
    for (;;) {
      const jobs = await claim(services);
      for (const job of jobs) await runOne(job);
      ran += jobs.length;
      if (jobs.length === 0 || stopped) return ran;
    }
  }

  function schedule(delayMs: number): void {
    if (stopped || !options.poll) return;
    clearTimeout(timer);
    timer = setTimeout(runNext, delayMs);
  }

  /** One run at a time, and one more for all who called during it. */
  function runNext(): void {
    if (isNextWaiting) return;
    isNextWaiting = true;
    running = running
      .then(() => {
        isNextWaiting = false;
        return runDue();
      })
      .catch((error: unknown) => services.log.error('jobs stalled', describeError(error)))
      .then(() => schedule(pollMs));
  }

  schedule(0);
  return {
    wake: () => schedule(0),
    runDue,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Makes sure that each recurring job waits exactly once. */
export async function plantRecurring({ database, clock }: Services, recurring: RecurringJobs): Promise<void> {
  for (const name of Object.keys(recurring)) {
    await sql`insert into jobs (name, recurring, run_at) values (${name}, true, ${clock.now()})
              on conflict (name) where recurring do nothing`.execute(database.read);
  }
}

async function fail(
  { database, clock, log }: Services,
  job: Claimed,
  error: unknown,
  everySeconds: number | undefined,
): Promise<void> {
  const given = job.attempts >= attemptsMax && !job.recurring;
  log.error(given ? 'a job was given up' : 'a job failed', {
    job: job.name,
    id: job.id,
    attempts: job.attempts,
    ...describeError(error),
  });
  const now = clock.now();
  await database.read
    .updateTable('jobs')
    .set({
      lastError: error instanceof Error ? error.message : String(error),
      runAt: new Date(now.getTime() + pauseSeconds(job.attempts, everySeconds) * 1000),
      deadAt: given ? now : null,
    })
    .where('id', '=', job.id)
    .execute();
}

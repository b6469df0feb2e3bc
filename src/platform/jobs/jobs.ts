// A queue in a table. A job is enqueued in the transaction of the write that causes it, so it exists exactly when
// that write does; it runs at least once, and handlers take effect once by what they write. Who runs them: start-jobs.ts.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

export type JobHandler = (services: Services, payload: never) => Promise<void>;
export type JobHandlers = Record<string, JobHandler>;
/** Runs at start and then again this long after each run. */
export type RecurringJobs = Record<string, { everySeconds: number; run: (services: Services) => Promise<void> }>;

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

/** Makes sure that each recurring job waits exactly once. */
export async function plantRecurring({ database, clock }: Services, recurring: RecurringJobs): Promise<void> {
  for (const name of Object.keys(recurring)) {
    await sql`insert into jobs (name, recurring, run_at) values (${name}, true, ${clock.now()})
              on conflict (name) where recurring do nothing`.execute(database.read);
  }
}

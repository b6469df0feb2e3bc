// A job queue in a table. A job is enqueued in the transaction of the write that causes it, so it exists exactly if
// that write does. It runs at least once, and handlers are idempotent. Job names are declared in job-types.ts;
// start-jobs.ts runs them.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { payloadsSince } from './dead-jobs.ts';
import type { JobPayload, JobType } from './job-types.ts';

/** Runs when a start first knows it, and then again this long after each run. */
export type RecurringJobs = Record<string, { everySeconds: number; run: (services: Services) => Promise<void> }>;

export async function enqueue<Payload extends JobPayload>(
  db: Queryable,
  type: JobType<Payload>,
  payload: Payload,
  runAt: Date,
): Promise<void> {
  await enqueueAll(db, type, [payload], runAt);
}

/** A job for each payload. */
export async function enqueueAll<Payload extends JobPayload>(
  db: Queryable,
  { name, urgent }: JobType<Payload>,
  payloads: readonly Payload[],
  runAt: Date,
): Promise<void> {
  if (payloads.length === 0) return;
  const isUrgent = (payload: Payload) => (typeof urgent === 'function' ? urgent(payload, runAt) : urgent);
  await db
    .insertInto('jobs')
    .values(payloads.map((payload) => ({ name, payload: JSON.stringify(payload), runAt, urgent: isUrgent(payload) })))
    .execute();
}

/** Deletes the payloads of jobs that were given up long ago; a recurring job. */
export async function purgeDeadPayloads({ database, clock }: Services): Promise<void> {
  await sql`update jobs set payload = '{}' where dead_at < ${payloadsSince(clock.now())} and payload <> '{}'`.execute(
    database.db,
  );
}

/** Makes a recurring job due, unless it runs already. */
export async function runSoon(db: Queryable, name: string, now: Date): Promise<void> {
  await sql`
    update jobs set run_at = ${now} where recurring and name = ${name} and attempts = 0 and run_at > ${now}`.execute(
    db,
  );
}

/** Schedules each recurring job once. */
export async function scheduleRecurring({ database, clock }: Services, recurring: RecurringJobs): Promise<void> {
  await sql`
    insert into jobs (name, recurring, run_at) select name, true, ${clock.now()}::timestamptz from unnest(${Object.keys(recurring)}::text[]) as name
    on conflict (name) where recurring do nothing`.execute(database.db);
}

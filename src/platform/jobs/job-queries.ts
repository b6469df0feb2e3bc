// How a job is claimed, and how that ends.
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';

const attemptsMax = 12;
/** A process that dies leaves its jobs to others after this time; one that works renews its leases before (leases.ts). */
export const leaseSeconds = 30;

/** Who runs a job: recurring ones each for itself, urgent ones and all others in a worker of their own. */
export type WorkerName = 'recurring' | 'urgent' | 'ordinary';

export type ClaimedJob = {
  id: number;
  name: string;
  payload: never;
  attempts: number;
  recurring: boolean;
  dueAt: Date;
};

// Word for word the conditions of the partial indexes (migration 0029).
const ofWorker: Record<WorkerName, RawBuilder<unknown>> = {
  recurring: sql`dead_at is null and recurring`,
  urgent: sql`dead_at is null and not recurring and urgent`,
  ordinary: sql`dead_at is null and not recurring and not urgent`,
};

/** Claims due jobs with a lease. `except`: names that are not claimed. */
export async function claim(
  { database, clock }: Services,
  worker: WorkerName,
  { limit, except = [] }: { limit: number; except?: readonly string[] },
): Promise<ClaimedJob[]> {
  const now = clock.now();
  const { rows } = await sql<ClaimedJob>`
    with due as materialized (
      select id, run_at from jobs where ${ofWorker[worker]} and run_at <= ${now} and name <> all(${except}::text[])
      order by run_at limit ${limit} for update skip locked
    )
    update jobs set attempts = attempts + 1, run_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    from due where jobs.id = due.id
    returning jobs.id, name, payload, attempts, recurring, due.run_at as due_at`.execute(database.db);
  return rows.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || a.id - b.id);
}

/** Does not change jobs that another process has claimed after a lease expired. */
export async function renewLeases({ database, clock }: Services, jobs: Iterable<ClaimedJob>): Promise<void> {
  const claimed = [...jobs];
  await sql`
    update jobs set run_at = ${clock.now()}::timestamptz + make_interval(secs => ${leaseSeconds})
    from unnest(${claimed.map(({ id }) => id)}::bigint[], ${claimed.map(({ attempts }) => attempts)}::int[]) as held (id, attempts)
    where jobs.id = held.id and jobs.attempts = held.attempts`.execute(database.db);
}

/** Deletes jobs that are done. */
export async function finish({ database }: Services, done: readonly ClaimedJob[]): Promise<void> {
  if (done.length === 0) return;
  await sql`delete from jobs where id = any(${done.map(({ id }) => id)}::bigint[])`.execute(database.db);
}

/** Schedules the next run of a recurring job. */
export async function returnToQueue(
  { database, clock }: Services,
  { id }: ClaimedJob,
  everySeconds: number,
): Promise<void> {
  const runAt = new Date(clock.now().getTime() + everySeconds * 1000);
  await database.db.updateTable('jobs').set({ runAt, attempts: 0, lastError: null }).where('id', '=', id).execute();
}

/** Growing pauses: 2 s, 4 s, 8 s … at most an hour, and at most the interval of a recurring job: one booking that
 *  cannot be changed must not delay all others for an hour. */
function pauseSeconds(attempts: number, everySeconds = 3600): number {
  return Math.min(2 ** attempts, everySeconds, 3600);
}

export async function fail(
  { database, clock, log }: Services,
  job: ClaimedJob,
  error: unknown,
  everySeconds?: number,
): Promise<void> {
  const isGivenUp = job.attempts >= attemptsMax && !job.recurring;
  log.error(isGivenUp ? 'a job was given up' : 'a job failed', {
    job: job.name,
    id: job.id,
    attempts: job.attempts,
    ...describeError(error),
  });
  const now = clock.now();
  await database.db
    .updateTable('jobs')
    .set({
      lastError: error instanceof Error ? error.message : String(error),
      runAt: new Date(now.getTime() + pauseSeconds(job.attempts, everySeconds) * 1000),
      deadAt: isGivenUp ? now : null,
    })
    .where('id', '=', job.id)
    .execute();
}

/** A job that is never due, for a transaction that tests whether the database accepts writes and is rolled back. */
export async function insertTestJob(db: Queryable): Promise<void> {
  await sql`insert into jobs (name, run_at) values ('write-test', 'infinity')`.execute(db);
}

export type QueueState = { worker: WorkerName; waiting: number; oldestSeconds: number };

/** Due jobs that are not claimed, and jobs that were given up. */
export async function findQueueStates({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const now = clock.now();
  const { rows } = await sql<QueueState>`
    select case when recurring then 'recurring' when urgent then 'urgent' else 'ordinary' end as worker,
           count(*) as waiting, greatest(0, extract(epoch from ${now}::timestamptz - min(run_at)))::float8 as oldest_seconds
    from jobs where dead_at is null and run_at <= ${now} group by 1`.execute(database.db);
  const dead = await sql<{ count: number }>`select count(*) as count from jobs where dead_at is not null`.execute(
    database.db,
  );
  return { states: rows, dead: dead.rows[0]!.count };
}

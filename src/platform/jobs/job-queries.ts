// How a job is taken, and how that ends.
import { sql } from 'kysely';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';

const attemptsMax = 12;
const leaseSeconds = 120;

export type Claimed = { id: number; name: string; payload: never; attempts: number; recurring: boolean };

/** Takes what is due and leases it: when this process dies, another takes the job after the lease. */
export async function claim(
  { database, clock }: Services,
  which: { recurring: boolean; except?: readonly string[]; most: number },
): Promise<Claimed[]> {
  const now = clock.now();
  const { rows } = await sql<Claimed>`
    update jobs set attempts = attempts + 1, run_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    where id in (
      select id from jobs where dead_at is null and run_at <= ${now} and recurring = ${which.recurring}
        and name <> all(${which.except ?? []}::text[])
      order by run_at limit ${which.most} for update skip locked
    )
    returning id, name, payload, attempts, recurring`.execute(database.read);
  return rows;
}

/** Forgets jobs that are done. */
export async function finish({ database }: Services, done: readonly Claimed[]): Promise<void> {
  if (done.length === 0) return;
  await sql`delete from jobs where id = any(${done.map(({ id }) => id)}::bigint[])`.execute(database.read);
}

/** Lets a recurring job wait for its next turn. */
export async function putBack({ database, clock }: Services, { id }: Claimed, everySeconds: number): Promise<void> {
  const runAt = new Date(clock.now().getTime() + everySeconds * 1000);
  await database.read.updateTable('jobs').set({ runAt, attempts: 0, lastError: null }).where('id', '=', id).execute();
}

/** Growing pauses: 2 s, 4 s, 8 s … at most an hour, and never past the next turn of a job that recurs: one booking
 *  that cannot be moved must not keep the seats of all others for an hour. */
function pauseSeconds(attempts: number, everySeconds = 3600): number {
  return Math.min(2 ** attempts, everySeconds, 3600);
}

export async function fail(
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

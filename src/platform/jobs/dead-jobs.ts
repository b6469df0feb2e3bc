// Jobs that were given up: an operator runs them again or deletes them.
import { type RawBuilder, sql } from 'kysely';
import { retention } from '#kernel/retention.ts';
import type { Queryable } from '#platform/database/database.ts';

/** One, or all of a name. */
export type ChosenJobs = { id?: number; name?: string };

/** Jobs that were given up before this have lost their payload (`purgeDeadPayloads`). */
export const payloadsSince = (now: Date): Date => new Date(now.getTime() - retention.deadJobDays * 86_400_000);

/** Makes them due, with all their attempts; returns their ids. */
export async function retryDeadJobs(db: Queryable, chosen: ChosenJobs, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update jobs set dead_at = null, attempts = 0, run_at = ${now}
    where dead_at >= ${payloadsSince(now)} and ${matches(chosen)} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteDeadJobs(db: Queryable, chosen: ChosenJobs): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from jobs where dead_at is not null and ${matches(chosen)} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

const matches = ({ id, name }: ChosenJobs): RawBuilder<unknown> => (id ? sql`id = ${id}` : sql`name = ${name ?? ''}`);

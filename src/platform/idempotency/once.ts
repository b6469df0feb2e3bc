// A repeated write gives the first answer instead of a second effect. The key's row is inserted first, in the
// transaction of the work itself: a concurrent repeat waits on it and then reads the finished answer.
// Work that is one statement keeps its answer in that statement instead: kept-answers.ts.
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#platform/database/tables.ts';
import type { Services } from '#platform/services.ts';
import {
  type Attempt,
  hashOf,
  isKeyed,
  type Keyed,
  refusalOf,
  repeatAnswer,
  type Result,
  statusAnswered,
  statusRefused,
  unwrap,
} from './attempt.ts';
import { readKept } from './kept-answers.ts';

/** Runs `work` in one transaction, once per user, operation and key. Without a key it simply runs.
 *  A refusal (4xx) is kept like an answer; what breaks (5xx) is not. The same key with another input is refused. */
export async function once<T>(
  services: Services,
  attempt: Attempt,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (!isKeyed(attempt)) return services.database.transaction(work);
  const outcome = await services.database.transaction(async (transaction) => {
    const claimed = await claim(transaction, attempt, services.clock.now());
    if (claimed) return { fresh: await runKept(transaction, attempt, work) };
    return { kept: await readKept(transaction, attempt) };
  });
  if (outcome.fresh) return unwrap(outcome.fresh) as T;
  // Whoever had the key before has committed, else the claim would have waited.
  return repeatAnswer(attempt, outcome.kept!) as T;
}

async function claim(transaction: Transaction<Tables>, attempt: Keyed, now: Date): Promise<boolean> {
  const { userId, operation, key } = attempt;
  const inserted = await transaction
    .insertInto('idempotencyKeys')
    .values({ userId, operation, key, requestHash: hashOf(attempt), createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

async function runKept<T>(
  transaction: Transaction<Tables>,
  attempt: Keyed,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<Result> {
  await sql`savepoint before_work`.execute(transaction);
  const result = await work(transaction).then(
    (answer): Result => ({ answer }),
    async (error: unknown): Promise<Result> => {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      await sql`rollback to savepoint before_work`.execute(transaction);
      return { refusal };
    },
  );
  const [status, answer] = 'answer' in result ? [statusAnswered, result.answer] : [statusRefused, result.refusal];
  await transaction
    .updateTable('idempotencyKeys')
    .set({ status, answer: JSON.stringify(answer ?? null) })
    .where('userId', '=', attempt.userId)
    .where('operation', '=', attempt.operation)
    .where('key', '=', attempt.key)
    .execute();
  return result;
}

/** Keys older than a day are forgotten; a recurring job. */
export async function forgetOldKeys({ database, clock }: Services): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - 24 * 3600_000);
  await database.read.deleteFrom('idempotencyKeys').where('createdAt', '<', yesterday).execute();
}

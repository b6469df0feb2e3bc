// A repeated write gives the first answer instead of a second effect. The key's row is inserted first, in the
// transaction of the work itself: a concurrent repeat waits on it and then reads the finished answer.
import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import type { ErrorCode, FieldProblem } from '#contract/errors.ts';
import type { Tables } from '#platform/database/tables.ts';
import type { Services } from '#platform/services.ts';

type Attempt = { userId: string; operation: string; key: string | undefined; input: unknown };
type Refusal = { code: ErrorCode; fields: readonly FieldProblem[] };
type Kept = { requestHash: Buffer; status: number; answer: unknown };

const statusOk = 200;

/** Runs `work` in one transaction, once per user, operation and key. Without a key it simply runs.
 *  A refusal (4xx) is kept like an answer; what breaks (5xx) is not. The same key with another input is refused. */
export async function once<T>(
  services: Services,
  attempt: Attempt,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const { key } = attempt;
  if (key === undefined) return services.database.transaction(work);
  const requestHash = createHash('sha256').update(JSON.stringify(attempt.input)).digest();
  const outcome = await services.database.transaction(async (transaction) => {
    const claimed = await claim(transaction, { ...attempt, key }, requestHash, services.clock.now());
    if (!claimed) return { kept: await readKept(transaction, { ...attempt, key }) };
    return { fresh: await runKept(transaction, { ...attempt, key }, work) };
  });
  const kept = outcome.kept;
  if (!kept) return unwrap(outcome.fresh!) as T;
  if (!kept.requestHash.equals(requestHash)) throw new DomainError('idempotency_key_reused');
  return unwrap(kept.status === statusOk ? { answer: kept.answer } : { refusal: kept.answer as Refusal }) as T;
}

type Keyed = Attempt & { key: string };
type Result = { answer: unknown } | { refusal: Refusal };

async function claim(
  transaction: Transaction<Tables>,
  { userId, operation, key }: Keyed,
  requestHash: Buffer,
  now: Date,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('idempotencyKeys')
    .values({ userId, operation, key, requestHash, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

async function readKept(transaction: Transaction<Tables>, { userId, operation, key }: Keyed): Promise<Kept> {
  const row = await transaction
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'answer'])
    .where('userId', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return row as Kept;
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
      if ((error as DomainError)?.name !== 'DomainError' || !isKept(error as DomainError)) throw error;
      await sql`rollback to savepoint before_work`.execute(transaction);
      const { code, fields } = error as DomainError;
      return { refusal: { code, fields } };
    },
  );
  const [status, answer] = 'answer' in result ? [statusOk, result.answer] : [409, result.refusal];
  await transaction
    .updateTable('idempotencyKeys')
    .set({ status, answer: JSON.stringify(answer ?? null) })
    .where('userId', '=', attempt.userId)
    .where('operation', '=', attempt.operation)
    .where('key', '=', attempt.key)
    .execute();
  return result;
}

/** What is only so at the moment (429, 5xx) is no answer: the repeat is there to try again. */
const isKept = ({ status }: DomainError): boolean => status < 500 && status !== 429;

function unwrap(result: Result): unknown {
  if ('answer' in result) return result.answer;
  throw new DomainError(result.refusal.code, { fields: result.refusal.fields });
}

/** Keys older than a day are forgotten; a recurring job. */
export async function forgetOldKeys({ database, clock }: Services): Promise<void> {
  const yesterday = new Date(clock.now().getTime() - 24 * 3600_000);
  await database.read.deleteFrom('idempotencyKeys').where('createdAt', '<', yesterday).execute();
}

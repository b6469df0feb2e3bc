// Answers kept by the statement that does the work, for work that is one statement: key, effect and answer are written
// together, and a concurrent repeat waits at the key until they are there.
import type { Queryable } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import {
  type Attempt,
  hashOf,
  isKeyed,
  type Keyed,
  type Kept,
  refusalOf,
  repeatAnswer,
  statusAnswered,
  statusRefused,
} from './attempt.ts';

/** Columns of an order as a record in JSON, from which the parts below read. */
export const attemptColumns = 'operation text, key text, request_hash text, answer jsonb';

export type AttemptRecord = { operation: string; key: string | null; request_hash: string | null; answer: unknown };

export function attemptRecord(attempt: Attempt, answer: unknown): AttemptRecord {
  const { operation } = attempt;
  if (!isKeyed(attempt)) return { operation, key: null, request_hash: null, answer: null };
  return { operation, key: attempt.key, request_hash: hashOf(attempt).toString('hex'), answer };
}

/** A common table expression: the `orders` to which nothing was answered yet. Key by key (`limit` forbids a join): the plan
 *  is kept for long, and one made while the table was small would read all of it for each booking. */
export const unanswered = `
  unanswered as (
    select orders.* from orders left join lateral (
      select true as is_answered from idempotency_keys k
      where (k.user_id, k.operation, k.key) = (orders.user_id, orders.operation, orders.key) limit 1
    ) before on true where is_answered is null
  )`;

/** A common table expression: keeps an answer for the rows of `from`, at $3, and returns the turns whose it is. A key
 *  that somebody else has by now stays theirs. Sorted, so that two statements never wait for each other's keys. */
export const keepAnswers = (name: 'answered' | 'refused', from: string, answer: string): string => `
  ${name} as (
    insert into idempotency_keys as kept (user_id, operation, key, request_hash, status, answer, created_at)
    select user_id, operation, key, decode(request_hash, 'hex'), ${name === 'answered' ? statusAnswered : statusRefused}, ${answer}, $3
    from ${from} and key is not null
    order by user_id, operation, key
    on conflict do nothing
    returning user_id, operation, key
  )`;

/** A condition: the row of `orders` is one of those that `name` kept an answer for. */
export const isKept = (name: 'answered' | 'refused'): string =>
  `exists (select from ${name} k where (k.user_id, k.operation, k.key) = (orders.user_id, orders.operation, orders.key))`;

export async function readKept(db: Queryable, { userId, operation, key }: Keyed): Promise<Kept | undefined> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'answer'])
    .where('userId', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
  return row as Kept | undefined;
}

/** Throws the error, or what was answered to this key before; keeps a refusal for whoever repeats it. */
export async function refuseOnce({ database, clock }: Services, attempt: Attempt, error: unknown): Promise<unknown> {
  const refusal = refusalOf(error);
  if (!refusal || !isKeyed(attempt)) throw error;
  const { userId, operation, key } = attempt;
  const inserted = await database.read
    .insertInto('idempotencyKeys')
    .values({
      userId,
      operation,
      key,
      requestHash: hashOf(attempt),
      status: statusRefused,
      answer: JSON.stringify(refusal),
      createdAt: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) throw error;
  const kept = await readKept(database.read, attempt);
  if (!kept) throw error;
  return repeatAnswer(attempt, kept);
}

// SQL of idempotency records: claim a key, store its outcome, read it for a replay.
import type { Queryable } from '#platform/database/database.ts';
import {
  hashOf,
  type IdempotencyRecord,
  type KeyedRequest,
  type RequestOutcome,
  statusRefused,
  statusSucceeded,
} from './idempotent-request.ts';

/** False if the key has a record already. Waits for a concurrent transaction that is inserting the same key. */
export async function claimKey(
  db: Queryable,
  request: KeyedRequest,
  now: Date,
  outcome?: RequestOutcome,
): Promise<boolean> {
  const { userId, operation, key } = request;
  const inserted = await db
    .insertInto('idempotencyKeys')
    .values({
      userId,
      operation,
      key,
      requestHash: hashOf(request),
      createdAt: now,
      ...(outcome && columnsOf(outcome)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function storeOutcome(
  db: Queryable,
  { userId, operation, key }: KeyedRequest,
  outcome: RequestOutcome,
): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set(columnsOf(outcome))
    .where('userId', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
}

function columnsOf(outcome: RequestOutcome): { status: number; response: string } {
  return 'refusal' in outcome
    ? { status: statusRefused, response: JSON.stringify(outcome.refusal) }
    : { status: statusSucceeded, response: JSON.stringify(outcome.response ?? null) };
}

export async function findIdempotencyRecord(
  db: Queryable,
  { userId, operation, key }: KeyedRequest,
): Promise<IdempotencyRecord | undefined> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'response'])
    .where('userId', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
  return row as IdempotencyRecord | undefined;
}

export async function deleteRecordsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', before).execute();
}

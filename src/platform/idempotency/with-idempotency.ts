// A repeated write gets the first response instead of a second effect. The key's row is inserted first, in the
// transaction of the work itself: a concurrent repeat waits on it and then reads the finished response.
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#platform/database/tables.ts';
import type { Services } from '#platform/services.ts';
import { claimKey, deleteRecordsBefore, findIdempotencyRecord, storeOutcome } from './idempotency-records.ts';
import {
  type IdempotentRequest,
  isKeyed,
  type KeyedRequest,
  type RequestOutcome,
  refusalOf,
  replay,
  unwrap,
} from './idempotent-request.ts';

type Work<T> = (transaction: Transaction<Tables>) => Promise<T>;
/** Opens the transaction of a request, claims its key and does the work, or replays the stored outcome of the key. */
export type InTransaction = <T>(work: Work<T>) => Promise<T>;

/** Runs `work` in one transaction, once per user, operation and key. Without a key it just runs. A refusal (4xx) is
 *  stored like a response; an unexpected error (5xx) is not. The same key with another input is refused. */
export function withIdempotency<T>(services: Services, request: IdempotentRequest, work: Work<T>): Promise<T> {
  return handleIdempotently(services, request, (inTransaction) => inTransaction(work));
}

/** The same for a request that works before its transaction, which it opens once by `inTransaction`: a refusal before
 *  the transaction is stored, too. */
export async function handleIdempotently<T>(
  services: Services,
  request: IdempotentRequest,
  handle: (inTransaction: InTransaction) => Promise<T>,
): Promise<T> {
  if (!isKeyed(request)) return handle((work) => services.database.transaction(work));
  let isStored = false;
  try {
    return await handle(async <Result>(work: Work<Result>) => {
      const outcome = await runOnce(services, request, work);
      isStored = true;
      return outcome() as Result;
    });
  } catch (error) {
    if (isStored) throw error;
    return (await storeRefusal(services, request, error)) as T;
  }
}

/** Returns how to get the response: unwrapped from a fresh outcome, or replayed. Both may throw, after the commit. */
async function runOnce(services: Services, request: KeyedRequest, work: Work<unknown>): Promise<() => unknown> {
  return services.database.transaction(async (transaction) => {
    if (!(await claimKey(transaction, request, services.clock.now()))) {
      // The transaction that claimed the key has committed, otherwise the claim would have waited.
      const record = await findIdempotencyRecord(transaction, request);
      return () => replay(request, record!);
    }
    await sql`savepoint before_work`.execute(transaction);
    const outcome = await work(transaction).then(
      (response): RequestOutcome => ({ response }),
      async (error: unknown): Promise<RequestOutcome> => {
        const refusal = refusalOf(error);
        if (!refusal) throw error;
        await sql`rollback to savepoint before_work`.execute(transaction);
        return { refusal };
      },
    );
    await storeOutcome(transaction, request, outcome);
    return () => unwrap(outcome);
  });
}

/** Throws the error of a request that was refused before its transaction, or replays the stored outcome of its key. */
async function storeRefusal({ database, clock }: Services, request: KeyedRequest, error: unknown): Promise<unknown> {
  const refusal = refusalOf(error);
  if (!refusal || (await claimKey(database.db, request, clock.now(), { refusal }))) throw error;
  const record = await findIdempotencyRecord(database.db, request);
  if (!record) throw error;
  return replay(request, record);
}

/** Deletes records older than a day; a recurring job. */
export async function deleteOldRecords({ database, clock }: Services): Promise<void> {
  await deleteRecordsBefore(database.db, new Date(clock.now().getTime() - 24 * 3600_000));
}

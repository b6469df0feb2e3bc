// At its deadline a departure that needs a least number of people runs or is called off: then it is cancelled, as its supplier would cancel it.
import { pagesOf } from '#platform/database/pages.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '#platform/database/tables.ts';
import type { Services } from '#platform/services.ts';
import {
  findUndecidedDepartures,
  lockUndecided,
  markDecided,
  undecidedBatch,
} from '#domain/inventory/least-party-queries.ts';
import { beginCancellation } from '../departure-cancellations/begin-cancellation.ts';
import { countPeopleComing } from './least-party-queries.ts';

/** Decides each departure in its own transaction. An error in one does not stop the others; the job fails at the end. */
export async function decideDepartures(services: Services): Promise<void> {
  const now = services.clock.now();
  const failures: unknown[] = [];
  const readPage = (afterId: string) => findUndecidedDepartures(services.database.db, now, afterId);
  for await (const due of pagesOf(readPage, undecidedBatch))
    for (const { id } of due)
      await services.database
        .transaction((transaction) => decide(transaction, id, now))
        .catch((error: unknown) => failures.push(error));
  services.wakeJobs();
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} departures could not be decided; the first: ${String(failures[0])}`,
    );
}

/** Once the departure is locked no one books it any more. Who is confirmed at this very moment comes too late, and ends with the others. */
async function decide(transaction: Transaction<Tables>, departureId: string, now: Date): Promise<void> {
  const departure = await lockUndecided(transaction, departureId, now);
  if (!departure) return;
  await markDecided(transaction, departureId, now);
  if ((await countPeopleComing(transaction, departureId)) >= departure.leastPeople) return;
  await beginCancellation(transaction, { departureId, actor: 'clock', reason: null, note: null }, now);
}

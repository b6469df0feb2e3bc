// Three orders at a time per departure and process: while one holds the departure's row, the next two write all that comes
// before it. When the database says that a departure is full, those who wait for it and need at least as many seats are
// refused at once; a later request queries the database again. This spares connections; that no seat is sold twice is the
// work of `inventory/seats.ts` alone.
import type { DomainError } from '#contract/domain-error.ts';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/caller.ts';
import { createKeyedQueue } from '#platform/queue/keyed-queue.ts';
import { seatsFor } from '#domain/pricing/price-party.ts';
import type { Offer } from './find-offer.ts';

// 1,000 may want the same seats at the same moment. An order that waits has left its slot of admission, so that this departure
// takes no slot from the others.
const bounds = { atOncePerKey: 3, waitingMax: 4000, waitingMaxPerKey: 1000, maxWaitMs: 5000, retryAfterSeconds: 5 };

/** The requested seats by candidate departure. */
type SeatsWanted = ReadonlyMap<string, number>;
const queues = new WeakMap<Database, ReturnType<typeof createKeyedQueue<SeatsWanted>>>();

export function queueForSeats<T>(
  { database, caller }: { database: Database; caller: Pick<Caller, 'leaveSlot'> },
  { candidates }: Offer,
  work: (refuseWaiting: (refusal: DomainError) => void) => Promise<T>,
): Promise<T> {
  let queue = queues.get(database);
  if (!queue) queues.set(database, (queue = createKeyedQueue<SeatsWanted>(bounds)));
  const request: SeatsWanted = new Map(candidates.map(({ id, capacity, priced }) => [id, seatsFor(priced, capacity)]));
  const isRefusedToo = (other: SeatsWanted) =>
    [...other].every(([id, seats]) => seats >= (request.get(id) ?? Infinity));
  const waiting = { ticket: request, onWait: caller.leaveSlot };
  return queue(candidates[0]!.id, waiting, (refuse) => work((refusal) => refuse(isRefusedToo, refusal)));
}

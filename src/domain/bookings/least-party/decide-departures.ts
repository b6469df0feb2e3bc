// At its deadline a departure that needs a least number of people runs or is called off: then all its bookings end with a full
// refund and it is closed, in one transaction.
import type { Transaction } from 'kysely';
import type { Tables } from '#platform/database/tables.ts';
import type { Services } from '#platform/services.ts';
import {
  decideDeparture,
  findUndecidedDepartures,
  lockUndecided,
  undecidedBatch,
} from '#domain/inventory/least-party-queries.ts';
import { transition } from '../lifecycle/transition.ts';
import { findBookings } from '../reading/booking-queries.ts';
import { countPeopleComing, findBookingsOf, lockBookingsOf } from './least-party-queries.ts';

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Decides each departure in its own transaction. An error in one does not stop the others; the job fails at the end. */
export async function decideDepartures(services: Services): Promise<void> {
  const now = services.clock.now();
  const failures: unknown[] = [];
  for (let afterId = beforeAll; ;) {
    const due = await findUndecidedDepartures(services.database.read, now, afterId);
    for (const { id } of due) await decideInTurn(services, id, now).catch((error: unknown) => failures.push(error));
    if (due.length < undecidedBatch) break;
    afterId = due.at(-1)!.id;
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} departures could not be decided; the first: ${String(failures[0])}`,
    );
}

const triesMax = 10;

/** A departure that is booked all the time is left to the next run. */
async function decideInTurn(services: Services, departureId: string, now: Date): Promise<void> {
  for (let tries = 0; tries < triesMax; tries++) {
    const isDone = await services.database.transaction((transaction) => decide(transaction, departureId, now));
    if (isDone) break;
  }
  services.wakeJobs();
}

/** Bookings are locked before the departure, as whoever ends one does. So one that came in between is not locked: then nothing
 *  is decided, and false is returned. Once the departure is locked, none comes any more. */
async function decide(transaction: Transaction<Tables>, departureId: string, now: Date): Promise<boolean> {
  const locked = new Set(await lockBookingsOf(transaction, departureId));
  const departure = await lockUndecided(transaction, departureId);
  if (!departure) return true;
  const bookingIds = await findBookingsOf(transaction, departureId);
  if (!bookingIds.every((id) => locked.has(id))) return false;
  const runs = (await countPeopleComing(transaction, departureId)) >= departure.leastPeople;
  await decideDeparture(transaction, departureId, runs, now);
  if (runs) return true;
  for (const booking of await findBookings(transaction, bookingIds, 'en'))
    await transition(transaction, booking, 'call_off', { actor: 'clock', at: now });
  return true;
}

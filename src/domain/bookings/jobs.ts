// Recurring jobs that change bookings when a deadline passes. Each booking is changed in its own transaction under
// its row lock, so a concurrent payment or cancellation either comes first or finds the changed state.
import type { Queryable } from '#platform/database/database.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { extendDepartures } from '../inventory/extend-departures.ts';
import { refreshFromPricesHourly } from '../inventory/from-prices.ts';
import { countPopularityDaily } from './count-popularity.ts';
import { dueBatch, findExpiredHolds, findOver, findUndecided, lockBooking } from './lifecycle/lifecycle-queries.ts';
import { transition } from './lifecycle/transition.ts';
import { mayTransition, type TransitionName } from './lifecycle/transition-table.ts';
import { eraseOldAnswers } from './questions/answer-questions.ts';
import { findBooking } from './reading/booking-queries.ts';

export const expireHolds = (services: Services): Promise<void> => transitionDue(services, 'expire', findExpiredHolds);
export const declineUndecided = (services: Services): Promise<void> =>
  transitionDue(services, 'decline', findUndecided);
export const completePast = (services: Services): Promise<void> => transitionDue(services, 'complete', findOver);

type FindDue = (db: Queryable, now: Date, afterId: string) => Promise<{ id: string }[]>;

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Changes all due bookings in batches. An error in one does not stop the others; the job fails at the end. */
async function transitionDue(services: Services, name: TransitionName, find: FindDue): Promise<void> {
  const now = services.clock.now();
  const failures: unknown[] = [];
  for (let afterId = beforeAll; ;) {
    const due = await find(services.database.read, now, afterId);
    for (const { id } of due)
      await transitionLocked(services, id, name, now).catch((error: unknown) => failures.push(error));
    if (due.length < dueBatch) break;
    afterId = due.at(-1)!.id;
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} bookings could not be changed; the first: ${String(failures[0])}`,
    );
}

async function transitionLocked(services: Services, id: string, name: TransitionName, at: Date): Promise<void> {
  await services.database.transaction(async (transaction) => {
    await lockBooking(transaction, id);
    const booking = await findBooking(transaction, id, 'en');
    if (booking && mayTransition(name, booking, 'clock', at))
      await transition(transaction, booking, name, { actor: 'clock', at });
  });
}

export const bookingRecurringJobs: RecurringJobs = {
  'expire-holds': { everySeconds: 10, run: expireHolds },
  'decline-undecided': { everySeconds: 60, run: declineUndecided },
  'complete-past': { everySeconds: 300, run: completePast },
  'erase-old-answers': { everySeconds: 24 * 3600, run: eraseOldAnswers },
  'count-popularity': { everySeconds: 24 * 3600, run: countPopularityDaily },
  'extend-departures': { everySeconds: 24 * 3600, run: extendDepartures },
  'refresh-from-prices': { everySeconds: 3600, run: refreshFromPricesHourly },
};

// Recurring jobs that change bookings when a deadline passes. Each booking is changed in its own transaction under
// its row lock, so a concurrent payment or cancellation either comes first or finds the changed state.
import type { Queryable } from '#platform/database/database.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { extendDepartures } from '../inventory/extend-departures.ts';
import { refreshFromPricesHourly } from '../inventory/from-prices.ts';
import { deleteOldCartLines } from './cart/cart-queries.ts';
import { countPopularityDaily } from './count-popularity.ts';
import { dueBatch, findExpiredHolds, findOver, findUndecided, lockWithOrder } from './lifecycle/lifecycle-queries.ts';
import { transitionTogether } from './lifecycle/transition.ts';
import { mayTransition, type TransitionName } from './lifecycle/transition-table.ts';
import { decideDepartures } from './least-party/decide-departures.ts';
import { eraseOldAnswers } from './questions/answer-questions.ts';
import { offerAllSeats } from './waitlist/offer-seats.ts';
import { findBookings } from './reading/booking-queries.ts';

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

/** An order that waits for its payment ends as a whole: its bookings have one deadline. */
async function transitionLocked(services: Services, id: string, name: TransitionName, at: Date): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const bookings = await findBookings(transaction, await lockWithOrder(transaction, id), 'en');
    const due = bookings.filter((booking) => mayTransition(name, booking, 'clock', at));
    if (due.length > 0) await transitionTogether(transaction, due, name, { actor: 'clock', at });
  });
}

export const bookingRecurringJobs: RecurringJobs = {
  'expire-holds': { everySeconds: 10, run: expireHolds },
  'decline-undecided': { everySeconds: 60, run: declineUndecided },
  'decide-departures': { everySeconds: 60, run: decideDepartures },
  'offer-waitlists': { everySeconds: 60, run: offerAllSeats },
  'complete-past': { everySeconds: 300, run: completePast },
  'erase-old-answers': { everySeconds: 24 * 3600, run: eraseOldAnswers },
  'delete-old-cart-lines': {
    everySeconds: 24 * 3600,
    run: ({ database, clock }) => deleteOldCartLines(database.read, clock.now()),
  },
  'count-popularity': { everySeconds: 24 * 3600, run: countPopularityDaily },
  'extend-departures': { everySeconds: 24 * 3600, run: extendDepartures },
  'refresh-from-prices': { everySeconds: 3600, run: refreshFromPricesHourly },
};

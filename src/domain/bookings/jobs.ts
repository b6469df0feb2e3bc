// The recurring jobs of bookings. Bookings whose deadline has passed are changed in batches, each in one transaction that has
// locked their rows, so a concurrent payment or cancellation either comes first or finds the changed state.
import type { Queryable } from '#platform/database/database.ts';
import { pagesOf } from '#platform/database/pages.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { deleteOldCartLines } from './cart/cart-queries.ts';
import { findExpiredAmong, findExpiredChanges } from './changes/change-queries.ts';
import { expirePendingChanges } from './changes/drop-pending-change.ts';
import { countPopularityDaily } from './count-popularity.ts';
import { findLockedBookings } from './lifecycle/find-locked-bookings.ts';
import { dueBatch, findExpiredHolds, findOver, findUndecided, lockWithOrders } from './lifecycle/lifecycle-queries.ts';
import { returnFreed } from './lifecycle/return-freed.ts';
import { transitionTogether } from './lifecycle/transition.ts';
import { mayTransition, type TransitionName } from './lifecycle/transition-table.ts';
import { decideDepartures } from './least-party/decide-departures.ts';
import { retention, monthsBefore } from '#kernel/retention.ts';
import { eraseEntriesBefore } from './manual-entries/manual-entry-queries.ts';
import { eraseOldAnswers } from './questions/answer-questions.ts';
import { offerAllSeats } from './waitlist/offer-seats.ts';

export const expireHolds = (services: Services): Promise<void> => transitionDue(services, 'expire', findExpiredHolds);
export const declineUndecided = (services: Services): Promise<void> =>
  transitionDue(services, 'decline', findUndecided);
export const completePast = (services: Services): Promise<void> => transitionDue(services, 'complete', findOver);

/** Gives up changes that were not paid, or not answered, in time; their bookings stay as they were. */
export const expireChanges = (services: Services): Promise<void> =>
  forEachDue(services, findExpiredChanges, async (transaction, ids, at) => {
    const due = await findExpiredAmong(transaction, ids, at);
    if (due.length > 0) await returnFreed(transaction, await expirePendingChanges(transaction, due, at), at);
  });

type FindDue = (db: Queryable, now: Date, afterId: string) => Promise<{ id: string }[]>;

const transitionDue = (services: Services, name: TransitionName, find: FindDue): Promise<void> =>
  forEachDue(services, find, async (transaction, ids, at) => {
    const bookings = await findLockedBookings(transaction, ids);
    const due = bookings.filter((booking) => mayTransition(name, booking, 'clock', at));
    if (due.length > 0) await transitionTogether(transaction, due, name, { actor: 'clock', at });
  });

/** Changes all due bookings in batches, each locked in one transaction; with those of their orders that wait for the payment:
 *  they have one deadline. If one fails the batch, its bookings are changed one by one; the job fails at the end. 10,000 expired
 *  holds took half a minute one by one. While others book, each statement waits for its turn at the thread: in batches of 250
 *  8.9 s, of 1,000 2.7 s, on a busy machine (`npm run bench -- expire-holds`). */
async function forEachDue(
  services: Services,
  find: FindDue,
  change: (transaction: Queryable, ids: string[], at: Date) => Promise<void>,
): Promise<void> {
  const now = services.clock.now();
  const failures: unknown[] = [];
  const changeLocked = (ids: readonly string[]): Promise<void> =>
    services.database.transaction(async (transaction) => {
      await change(transaction, await lockWithOrders(transaction, ids), now);
    });
  const changeOneByOne = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) await changeLocked([id]).catch((error: unknown) => failures.push(error));
  };
  for await (const due of pagesOf((afterId) => find(services.database.db, now, afterId), dueBatch)) {
    const ids = due.map(({ id }) => id);
    await changeLocked(ids).catch(() => changeOneByOne(ids));
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} bookings could not be changed; the first: ${String(failures[0])}`,
    );
}

export const bookingRecurringJobs: RecurringJobs = {
  'expire-holds': { everySeconds: 10, run: expireHolds },
  'expire-changes': { everySeconds: 10, run: expireChanges },
  'decline-undecided': { everySeconds: 60, run: declineUndecided },
  'decide-departures': { everySeconds: 60, run: decideDepartures },
  'offer-waitlists': { everySeconds: 60, run: offerAllSeats },
  'complete-past': { everySeconds: 300, run: completePast },
  'erase-old-answers': { everySeconds: 24 * 3600, run: eraseOldAnswers },
  'erase-old-entries': {
    everySeconds: 24 * 3600,
    run: ({ database, clock }) =>
      eraseEntriesBefore(database.db, monthsBefore(clock.now(), retention.manualEntryMonths)),
  },
  'delete-old-cart-lines': {
    everySeconds: 24 * 3600,
    run: ({ database, clock }) => deleteOldCartLines(database.db, clock.now()),
  },
  'count-popularity': { everySeconds: 24 * 3600, run: countPopularityDaily },
};

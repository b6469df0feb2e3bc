import { type Context } from '#platform/http/caller.ts';
import { lockBooking } from '../lifecycle/lifecycle-queries.ts';
import { returnFreed } from '../lifecycle/return-freed.ts';
import { ownPlacedBooking } from '../reading/own-booking.ts';
import { withdrawPendingChange } from './drop-pending-change.ts';

/** The traveller gives up the change that waits for its payment, if there still is one. Throws `not_found`. */
export async function dropChange(context: Context, id: string): Promise<void> {
  await context.database.transaction(async (transaction) => {
    await lockBooking(transaction, id);
    await ownPlacedBooking(context, transaction, id);
    const now = context.clock.now();
    await returnFreed(transaction, await withdrawPendingChange(transaction, id, now), now);
  });
  context.wakeJobs();
}

import { DomainError } from '#contract/domain-error.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { recordActOfOperator } from '#domain/audit/record-act.ts';
import { returnSeats } from '#domain/inventory/seats.ts';
import { findSupplierDeparture } from '../day-sheet/departure-queries.ts';
import { findDepartureOfEntry, markReleased } from './manual-entry-queries.ts';

/** Its seats go back once: marking it and returning them are of one transaction. Throws `not_found`. */
export async function releaseManualEntry(context: Context, id: string): Promise<void> {
  const user = signedIn(context);
  await context.database.transaction(async (transaction) => {
    const departureId = await findDepartureOfEntry(transaction, id);
    const departure =
      departureId && (await findSupplierDeparture(transaction, user, departureId, context.caller.language));
    if (!departure) throw new DomainError('not_found');
    const now = context.clock.now();
    const seats = await markReleased(transaction, id, now);
    if (seats === undefined) return;
    await returnSeats(transaction, departure.id, seats, now);
    await recordActOfOperator(context, transaction, { act: 'tour_release_entry', subjectId: departure.tourId });
  });
  context.wakeJobs();
}

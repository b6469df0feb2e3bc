import { DomainError, invalid } from '#contract/domain-error.ts';
import type { ManualEntryView } from '#contract/suppliers/manual-entries.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { recordActOfOperator } from '#domain/audit/record-act.ts';
import { findSupplierDeparture } from '../day-sheet/departure-queries.ts';
import { seesMoney } from '../reading/supplier-booking-view.ts';
import { mayRecordArrival } from './manual-entry-policy.ts';
import { findEntry, markArrived } from './manual-entry-queries.ts';
import { manualEntryView } from './manual-entry-view.ts';

/** How many people of an entry have come; null takes it back. No money hangs on it, so it may be said anew. Throws `not_found`, also of an
 *  entry that was released; `booking_state` of a block, of a departure that was called off, and once attendance is over; `invalid_input`
 *  on `people`. */
export async function recordEntryArrival(
  context: Context,
  id: string,
  people: number | null,
): Promise<ManualEntryView> {
  const user = signedIn(context);
  const { language } = context.caller;
  return context.database.transaction(async (transaction) => {
    const entry = await findEntry(transaction, id);
    const departure = entry && (await findSupplierDeparture(transaction, user, entry.departureId, language));
    if (!departure) throw new DomainError('not_found');
    const now = context.clock.now();
    if (!mayRecordArrival(entry, departure, now)) throw new DomainError('booking_state');
    const most = entry.adults + entry.children;
    if (people !== null && people > most) throw invalid('people', 'too_big', { maximum: most });
    const marked = await markArrived(transaction, id, people);
    if (!marked) throw new DomainError('not_found');
    await recordActOfOperator(context, transaction, { act: 'tour_record_arrival', subjectId: departure.tourId }, now);
    return manualEntryView(marked, departure, { language, now, withMoney: seesMoney(user) });
  });
}

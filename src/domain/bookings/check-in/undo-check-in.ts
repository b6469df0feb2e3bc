import { DomainError } from '#contract/domain-error.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { recordActOfOperator } from '#domain/audit/record-act.ts';
import { lockBooking } from '../lifecycle/lifecycle-queries.ts';
import { findSupplierBooking } from '../reading/booking-queries.ts';
import { deleteCheckIns } from './check-in-queries.ts';

/** The wrong name was pressed. What was recorded as attendance stays, and so does a redeemed ticket. Throws `not_found`, `booking_state`. */
export async function undoCheckIn(context: Context, bookingId: string): Promise<void> {
  const user = signedIn(context);
  await context.database.transaction(async (transaction) => {
    await lockBooking(transaction, bookingId);
    const booking = await findSupplierBooking(transaction, user, bookingId, context.caller.language);
    if (!booking) throw new DomainError('not_found');
    if (booking.state !== 'confirmed' || booking.attendedAt !== null) throw new DomainError('booking_state');
    await deleteCheckIns(transaction, bookingId);
    await recordActOfOperator(context, transaction, { act: 'booking_undo_check_in', subjectId: bookingId });
  });
}

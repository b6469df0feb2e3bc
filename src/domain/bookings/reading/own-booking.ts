import { DomainError } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { type BookingRow, findOwnBooking } from './booking-queries.ts';

/** A placed booking of the caller, in the caller's language. Throws `not_found` for others' and for a hold that is not placed. */
export async function ownPlacedBooking(context: Context, db: Queryable, id: string): Promise<BookingRow> {
  const booking = await findOwnBooking(db, signedIn(context).id, id, context.caller.language);
  if (!booking?.placedAt) throw new DomainError('not_found');
  return booking;
}

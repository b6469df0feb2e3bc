import { invalid } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import { isTicket } from './booking-item.ts';
import { findItems, updateAbsent } from './item-queries.ts';

/** Some of a party did not come. Throws `invalid_input` on `absent` for items that are not booked, and for all that are: then the
 *  booking is a no-show. The caller has locked the booking. */
export async function markAbsent(db: Queryable, bookingId: string, positions: readonly number[]): Promise<void> {
  const booked = (await findItems(db, bookingId)).filter((item) => item.state === 'booked' && isTicket(item));
  const absent = booked.filter(({ position }) => positions.includes(position));
  if (absent.length < new Set(positions).size) throw invalid('absent', 'unknown_value');
  if (absent.length === booked.length) throw invalid('absent', 'contradiction');
  await updateAbsent(db, bookingId, positions);
}

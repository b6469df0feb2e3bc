import { assert } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type BookingChange, updateBookings } from './lifecycle-queries.ts';

type HoldChange = Omit<BookingChange, 'state' | 'holdExpiresAt'> & { holdExpiresAt: Date };

/** Sets until when holds keep their seats, and what is known of their payment. They stay holds: all that ends or confirms them is a
 *  transition. The caller has locked them, or written them in this transaction. */
export async function updateHolds(db: Queryable, ids: readonly string[], change: HoldChange): Promise<void> {
  const holds = ids.map((id) => ({ id, from: 'on_hold' as const }));
  assert((await updateBookings(db, holds, change)) === ids.length, 'the holds are locked, or new in this transaction');
}

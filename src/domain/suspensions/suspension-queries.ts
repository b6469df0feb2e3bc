// All SQL on suspensions.
import type { Queryable } from '#platform/database/database.ts';

/** False if the user is in that state already. Locks the row: concurrent sign-ins wait. */
export const setUserSuspended = (db: Queryable, id: string, suspendedAt: Date | null): Promise<boolean> =>
  setSuspended(db, 'users', id, suspendedAt);

export const setSupplierSuspended = (db: Queryable, id: string, suspendedAt: Date | null): Promise<boolean> =>
  setSuspended(db, 'suppliers', id, suspendedAt);

async function setSuspended(
  db: Queryable,
  table: 'users' | 'suppliers',
  id: string,
  suspendedAt: Date | null,
): Promise<boolean> {
  const updated = await db
    .updateTable(table)
    .set({ suspendedAt })
    .where('id', '=', id)
    .where('suspendedAt', suspendedAt ? 'is' : 'is not', null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function listMembers(db: Queryable, supplierId: string): Promise<string[]> {
  const members = await db
    .selectFrom('supplierMembers')
    .select('userId')
    .where('supplierId', '=', supplierId)
    .orderBy('userId')
    .execute();
  return members.map(({ userId }) => userId);
}

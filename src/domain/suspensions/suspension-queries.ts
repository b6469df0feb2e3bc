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

/** The supplier that a user owns, while it is suspended and the user is not. */
export async function findSuspendedOwn(db: Queryable, userId: string) {
  return db
    .selectFrom('supplierMembers as m')
    .innerJoin('suppliers as s', 's.id', 'm.supplierId')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['s.id', 's.slug', 's.currency'])
    .where('m.userId', '=', userId)
    .where('m.role', '=', 'owner')
    .where('s.suspendedAt', 'is not', null)
    .where('u.suspendedAt', 'is', null)
    .executeTakeFirst();
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

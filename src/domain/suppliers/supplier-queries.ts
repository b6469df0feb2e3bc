// All SQL on suppliers and their members.
import type { Insertable } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { SuppliersTable } from '#platform/database/tables.ts';

/** False when the slug is another supplier's. */
export async function insertSupplier(db: Queryable, supplier: Insertable<SuppliersTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('suppliers')
    .values(supplier)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function insertMember(db: Queryable, supplierId: string, userId: string): Promise<void> {
  await db.insertInto('supplierMembers').values({ supplierId, userId }).execute();
}

import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '#platform/database/tables.ts';

// PostgreSQL allows 65,535 parameters per statement; the widest of these tables has about thirty columns.
const rowsAtOnce = 1000;

export async function insertRows<Name extends keyof Tables>(db: Transaction<Tables>, table: Name, rows: readonly Insertable<Tables[Name]>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db.insertInto(table).values(rows.slice(start, start + rowsAtOnce) as never).execute();
  }
}

import { sql } from 'kysely';
import type { Queryable } from './database.ts';

// Apart from the lock of migrations, which has one number.
const kind = 7_313_002;

/** Until its transaction ends, others wait that lock the same subject: also where there is no row yet that could be locked. */
export async function lockSubject(db: Queryable, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${kind}::int, hashtext(${subject}))`.execute(db);
}

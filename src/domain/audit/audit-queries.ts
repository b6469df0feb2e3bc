// All writes to the audit log, and its verification.
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { AuditEntriesTable } from '#platform/database/tables.ts';

/** The database numbers the entry and adds it to the chain. */
type Entry = Omit<Insertable<AuditEntriesTable>, 'sequence' | 'hash'>;

export async function insertAuditEntry(db: Queryable, entry: Entry): Promise<void> {
  await db
    .insertInto('auditEntries')
    .values({ ...entry, sequence: 0, hash: '' })
    .execute();
}

export type Verification = {
  entries: number;
  firstAt: Date | null;
  lastAt: Date | null;
  hash: string;
  brokenId: string | null;
  brokenSequence: number | null;
};

/** Computes the hash of each entry: 20,000 take a quarter of a second. */
export async function verifyAuditLog(db: Queryable): Promise<Verification> {
  const { rows } = await sql<Verification>`
    select (select count(*) from audit_entries) as entries, (select min(at) from audit_entries) as first_at,
           (select max(at) from audit_entries) as last_at, h.hash, b.id as broken_id, b.sequence as broken_sequence
    from audit_head h left join first_broken_audit_entry() b on true`.execute(db);
  return rows[0]!;
}

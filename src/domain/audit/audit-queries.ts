// All writes to the audit log, and its verification.
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { runLongStatement } from '#platform/database/long-statement.ts';
import type { AuditEntriesTable } from '#platform/database/tables.ts';
import type { Services } from '#platform/services.ts';

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
  /** When all of it was checked. */
  checkedAt: Date | null;
  checkedEntries: number;
  brokenId: string | null;
  brokenSequence: number | null;
};

/** Computes the hashes of the entries since the last check of all: 20,000 of them take 1.2 s, and a day has some hundreds. */
export async function verifyAuditLog(db: Queryable): Promise<Verification> {
  const { rows } = await sql<Verification>`
    select h.sequence as entries, (select min(at) from audit_entries) as first_at, (select max(at) from audit_entries) as last_at,
           h.hash, c.at as checked_at, coalesce(c.sequence, 0) as checked_entries, b.id as broken_id, b.sequence as broken_sequence
    from audit_head h left join audit_checks c on true
    left join first_broken_audit_entry_after(coalesce(c.sequence, 0), coalesce(c.hash, repeat('0', 64))) b on true`.execute(
    db,
  );
  return rows[0]!;
}

const checkTimeoutMs = 15 * 60_000;

/** Computes the whole chain; a recurring job. Where it is broken nothing counts as checked, so that readers see where. */
export async function checkAuditLog(services: Services): Promise<void> {
  const at = services.clock.now().toISOString();
  await runLongStatement(
    services,
    `insert into audit_checks (at, sequence, hash)
     select '${at}', case when b.sequence is null then h.sequence else 0 end,
            case when b.sequence is null then h.hash else repeat('0', 64) end
     from audit_head h left join first_broken_audit_entry() b on true
     on conflict (id) do update set at = excluded.at, sequence = excluded.sequence, hash = excluded.hash`,
    checkTimeoutMs,
  );
}

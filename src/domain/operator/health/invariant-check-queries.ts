// All SQL on checks of the invariants.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

export type Finding = { invariant: string; subject: string; detail: string | null };

export type InvariantCheck = {
  id: string;
  requestedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  broken: number | null;
  findings: Finding[];
  failure: string | null;
};

/** The last one that has ended, and one that has not. */
export async function findInvariantChecks(
  db: Queryable,
): Promise<{ last: InvariantCheck | null; pending: InvariantCheck | null }> {
  const { rows } = await sql<InvariantCheck>`
    (select * from invariant_checks where finished_at is not null order by requested_at desc limit 1)
    union all
    (select * from invariant_checks where finished_at is null order by requested_at desc limit 1)`.execute(db);
  return {
    last: rows.find(({ finishedAt }) => finishedAt !== null) ?? null,
    pending: rows.find(({ finishedAt }) => finishedAt === null) ?? null,
  };
}

/** Nothing if one is pending. Requests at the same moment make one check. */
export async function insertInvariantCheck(db: Queryable, id: string, requestedAt: Date): Promise<void> {
  await sql`
    insert into invariant_checks (id, requested_at) select ${id}, ${requestedAt}
    where not exists (select from invariant_checks where finished_at is null)`.execute(db);
}

export async function startInvariantCheck(db: Queryable, id: string, at: Date): Promise<void> {
  await sql`update invariant_checks set started_at = ${at} where id = ${id}`.execute(db);
}

type Outcome = { broken: number; findings: readonly Finding[] } | { failure: string };

export async function finishInvariantCheck(db: Queryable, id: string, at: Date, outcome: Outcome): Promise<void> {
  const { broken, findings, failure } = { broken: null, findings: [], failure: null, ...outcome };
  await sql`
    update invariant_checks set finished_at = ${at}, broken = ${broken}, findings = ${JSON.stringify(findings)}::jsonb,
      failure = ${failure} where id = ${id}`.execute(db);
}

export async function deleteOldChecks(db: Queryable, before: Date): Promise<void> {
  await sql`delete from invariant_checks where requested_at < ${before}`.execute(db);
}

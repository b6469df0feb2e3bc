// Which changes a process has not seen. A reader remembers the snapshot of its last look: a change is new when its
// transaction was not visible in it. That holds for transactions that commit late and in any order.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';

/** What has changed (db/migrations/0009, 0011): ids of departures in `seats`, of tours in the other sets. */
export type Changes = {
  tour: Set<string>;
  document: Set<string>;
  departures: Set<string>;
  seats: Set<string>;
  /** What is shown of a tour, whether search reads it or not. */
  shown: Set<string>;
  /** Names of places, categories and tags. */
  words: boolean;
  settings: boolean;
  /** What else public pages show. */
  pages: boolean;
};

export const keptMinutes = 15;

export async function takeSnapshot(db: Queryable): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  return rows[0]!.snapshot;
}

type NewRows = { snapshot: string; changes: Partial<Record<keyof Changes, string[]>> };

/** One look: the first column of the primary key begins where the oldest unseen transaction may be. */
export async function findChanges(db: Queryable, seen: string): Promise<{ snapshot: string; changes: Changes | null }> {
  const { rows } = await sql<NewRows>`
    select pg_current_snapshot()::text as snapshot, (
      select coalesce(jsonb_object_agg(kind, subjects), '{}') from (
        select kind, jsonb_agg(distinct subject_id) as subjects from search_changes
        where transaction_id >= pg_snapshot_xmin(${seen}::pg_snapshot)::text::bigint
          and not pg_visible_in_snapshot(transaction_id::text::xid8, ${seen}::pg_snapshot)
        group by kind
      ) found
    ) as changes`.execute(db);
  const { snapshot, changes } = rows[0]!;
  return { snapshot, changes: Object.keys(changes).length === 0 ? null : asSets(changes) };
}

function asSets(changes: NewRows['changes']): Changes {
  const subjects = (kind: keyof Changes) => new Set(changes[kind]);
  return {
    tour: subjects('tour'),
    document: subjects('document'),
    departures: subjects('departures'),
    seats: subjects('seats'),
    shown: subjects('shown'),
    words: changes.words !== undefined,
    settings: changes.settings !== undefined,
    pages: changes.pages !== undefined,
  };
}

/** A process that has not looked for so long counts all it keeps as lost (follow-changes.ts). */
export async function trimChanges({ database }: Pick<Services, 'database'>): Promise<void> {
  await sql`delete from search_changes where written_at < clock_timestamp() - make_interval(mins => ${keptMinutes})`.execute(
    database.read,
  );
}

export const changeRecurringJobs: RecurringJobs = { 'trim-search-changes': { everySeconds: 60, run: trimChanges } };

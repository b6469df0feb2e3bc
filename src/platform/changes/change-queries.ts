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

const keptMinutes = 15;

export async function takeSnapshot(db: Queryable): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  return rows[0]!.snapshot;
}

/** `isComplete`: no change since `seen` can have been trimmed; else nothing of what was read then is to be trusted. */
export type Seen = { snapshot: string; isComplete: boolean; changes: Changes | null };

type NewRows = Pick<Seen, 'snapshot' | 'isComplete'> & { changes: Partial<Record<keyof Changes, string[]>> };

/** One look: the first column of the primary key begins where the oldest unseen transaction may be. A database that was
 *  put back to an earlier day has not come as far as what was seen of it. */
export async function findChanges(db: Queryable, seen: string): Promise<Seen> {
  const { rows } = await sql<NewRows>`
    select pg_current_snapshot()::text as snapshot, (
      select up_to < pg_snapshot_xmin(${seen}::pg_snapshot)::text::bigint
        and pg_snapshot_xmax(${seen}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())
      from search_changes_trimmed
    ) as is_complete, (
      select coalesce(jsonb_object_agg(kind, subjects), '{}') from (
        select kind, jsonb_agg(distinct subject_id) as subjects from search_changes
        where transaction_id >= pg_snapshot_xmin(${seen}::pg_snapshot)::text::bigint
          and not pg_visible_in_snapshot(transaction_id::text::xid8, ${seen}::pg_snapshot)
        group by kind
      ) found
    ) as changes`.execute(db);
  const { snapshot, isComplete, changes } = rows[0]!;
  return { snapshot, isComplete, changes: Object.keys(changes).length === 0 ? null : asSets(changes) };
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

/** Rows of transactions that a reader of now may still wait for stay: whoever looks often loses none. */
export async function trimChanges({ database }: Pick<Services, 'database'>): Promise<void> {
  await sql`
    with gone as (
      delete from search_changes
      where written_at < clock_timestamp() - make_interval(mins => ${keptMinutes})
        and transaction_id < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
      returning transaction_id
    )
    update search_changes_trimmed set up_to = greatest(up_to, last)
    from (select max(transaction_id) as last from gone) trimmed where last is not null`.execute(database.read);
}

/** For who changes a table without its triggers: everybody reads everything anew. */
export async function forgetAllChanges(db: Queryable): Promise<void> {
  await sql`update search_changes_trimmed set up_to = pg_current_xact_id()::text::bigint`.execute(db);
}

export const changeRecurringJobs: RecurringJobs = { 'trim-search-changes': { everySeconds: 60, run: trimChanges } };

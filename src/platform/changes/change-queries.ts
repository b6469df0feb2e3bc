// Finds the changes that a process has not seen. A reader stores the snapshot of its last poll: a change is new if
// its transaction was not visible in that snapshot. This is correct for transactions that commit late and in any order.
import { type RawBuilder, sql } from 'kysely';
import type { DayRange } from '#kernel/dates.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

/** What has changed (db/migrations/0009, 0011, 0033, 0071): ids of departures in `seats`, of tours in the other sets. */
export type Changes = {
  tour: Set<string>;
  document: Set<string>;
  departures: Set<string>;
  /** By tour, the days on which departures were added. */
  days: Map<string, DayRange>;
  seats: Set<string>;
  /** Published fields of a tour, whether or not the search uses them. */
  shown: Set<string>;
  /** Names of places, categories and tags. */
  words: boolean;
  settings: boolean;
  /** Other content of public pages. */
  pages: boolean;
  /** Exchange rates. */
  rates: boolean;
};

const retainedMinutes = 15;

export async function takeSnapshot(db: Queryable): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  return rows[0]!.snapshot;
}

/** `isComplete`: no change since `seen` can have been trimmed; otherwise everything read since then may be outdated. */
export type ObservedChanges = { snapshot: string; isComplete: boolean; changes: Changes | null };

type SubjectKind = 'tour' | 'document' | 'departures' | 'seats' | 'shown';
type NewRows = Pick<ObservedChanges, 'snapshot' | 'isComplete'> & {
  subjects: Partial<Record<Exclude<keyof Changes, 'days'>, string[]>>;
  days: Record<string, DayRange>;
};

const isUnseenSql = (seen: string): RawBuilder<boolean> => sql`
  transaction_id >= pg_snapshot_xmin(${seen}::pg_snapshot)::text::bigint
  and not pg_visible_in_snapshot(transaction_id::text::xid8, ${seen}::pg_snapshot)`;

const isCompleteSql = (seen: string): RawBuilder<boolean> => sql`(
  select up_to < pg_snapshot_xmin(${seen}::pg_snapshot)::text::bigint
    and pg_snapshot_xmax(${seen}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())
  from search_changes_trimmed)`;

/** One poll, by a range of the primary key that starts at the oldest transaction that may be unseen. A database that was
 *  restored from a backup may be behind the last snapshot. */
export async function findChanges(db: Queryable, seen: string): Promise<ObservedChanges> {
  const { rows } = await sql<NewRows>`
    with unseen as materialized (
      select kind, subject_id, first_day - date '1970-01-01' as first, last_day - date '1970-01-01' as last from search_changes
      where ${isUnseenSql(seen)} and kind <> 'taxonomy'
    )
    select pg_current_snapshot()::text as snapshot, ${isCompleteSql(seen)} as is_complete, (
      select coalesce(jsonb_object_agg(kind, subjects), '{}') from (
        select kind, jsonb_agg(distinct subject_id) as subjects from unseen where kind <> 'days' group by kind
      ) by_kind
    ) as subjects, (
      select coalesce(jsonb_object_agg(subject_id, jsonb_build_object('first', first, 'last', last)), '{}') from (
        select subject_id, min(first) as first, max(last) as last from unseen where kind = 'days' group by subject_id
      ) by_tour
    ) as days`.execute(db);
  const { snapshot, isComplete, ...found } = rows[0]!;
  return { snapshot, isComplete, changes: changesOf(found) };
}

/** Whether there is a change of this kind that a snapshot could not see, or may have been one that was trimmed. `taxonomy`: which tours a place,
 *  category or tag has (db/migrations/0328); the followers are not told of it. */
export async function hasChanged(db: Queryable, seen: string, kind: 'taxonomy'): Promise<boolean> {
  const { rows } = await sql<{ hasChanged: boolean }>`
    select not ${isCompleteSql(seen)} or exists (
      select from search_changes where ${isUnseenSql(seen)} and kind = ${kind}
    ) as has_changed`.execute(db);
  return rows[0]!.hasChanged;
}

function changesOf({ subjects, days }: Pick<NewRows, 'subjects' | 'days'>): Changes | null {
  if (Object.keys(subjects).length + Object.keys(days).length === 0) return null;
  const idsOf = (kind: SubjectKind) => new Set(subjects[kind]);
  return {
    tour: idsOf('tour'),
    document: idsOf('document'),
    departures: idsOf('departures'),
    days: new Map(Object.entries(days)),
    seats: idsOf('seats'),
    shown: idsOf('shown'),
    words: subjects.words !== undefined,
    settings: subjects.settings !== undefined,
    pages: subjects.pages !== undefined,
    rates: subjects.rates !== undefined,
  };
}

/** A recurring job. Keeps rows of transactions that a current reader may not have seen: frequent readers miss none. */
export async function trimChanges({ database }: Pick<Services, 'database'>): Promise<void> {
  await sql`
    with gone as (
      delete from search_changes
      where written_at < clock_timestamp() - make_interval(mins => ${retainedMinutes})
        and transaction_id < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
      returning transaction_id
    )
    update search_changes_trimmed set up_to = greatest(up_to, last)
    from (select max(transaction_id) as last from gone) trimmed where last is not null`.execute(database.db);
}

/** For scripts that change tables without triggers: all readers load everything again. */
export async function deleteAllChanges(db: Queryable): Promise<void> {
  await sql`update search_changes_trimmed set up_to = pg_current_xact_id()::text::bigint`.execute(db);
}

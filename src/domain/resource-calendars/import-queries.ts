// SQL on the calendars that are read for resources.
import { sql } from 'kysely';
import type { CalendarFailure } from '#kernel/choices/calendar-failures.ts';
import type { Queryable } from '#platform/database/database.ts';

export type CalendarImport = {
  resourceId: string;
  encryptedUrl: Buffer;
  host: string;
  addedAt: Date;
  dueAt: Date;
  checkedAt: Date | null;
  fetchedAt: Date | null;
  readAt: Date | null;
  etag: string | null;
  lastModified: string | null;
  timeZone: string | null;
  events: number | null;
  skipped: number | null;
  failingSince: Date | null;
  failure: CalendarFailure | null;
  status: number | null;
};

export async function findImport(db: Queryable, resourceId: string): Promise<CalendarImport | undefined> {
  return db
    .selectFrom('resourceImports')
    .selectAll()
    .where('resourceId', '=', resourceId)
    .executeTakeFirst() as Promise<CalendarImport | undefined>;
}

/** Those that have waited longest, of each supplier so many. */
export async function findDueImports(
  db: Queryable,
  now: Date,
  { limit, perSupplier }: { limit: number; perSupplier: number },
): Promise<string[]> {
  const { rows } = await sql<{ resourceId: string }>`
    select resource_id from (
      select i.resource_id, i.due_at, row_number() over (partition by r.supplier_id order by i.due_at, i.resource_id) as turn
      from resource_imports i join resources r on r.id = i.resource_id where i.due_at <= ${now}
    ) due where turn <= ${perSupplier} order by due_at, resource_id limit ${limit}`.execute(db);
  return rows.map(({ resourceId }) => resourceId);
}

type NewImport = Pick<CalendarImport, 'resourceId' | 'encryptedUrl' | 'host'> & { now: Date };

/** One that was there is forgotten, and its busy times stay until the new one is read. */
export async function insertImport(db: Queryable, { now, ...made }: NewImport): Promise<void> {
  await db.deleteFrom('resourceImports').where('resourceId', '=', made.resourceId).execute();
  await db
    .insertInto('resourceImports')
    .values({ ...made, addedAt: now, dueAt: now })
    .execute();
}

/** False if there was none. */
export async function deleteImport(db: Queryable, resourceId: string): Promise<boolean> {
  const gone = await db.deleteFrom('resourceImports').where('resourceId', '=', resourceId).executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** Whether it is still the one that was fetched. */
export async function isUnchanged(db: Queryable, { resourceId, encryptedUrl }: CalendarImport): Promise<boolean> {
  const { rows } = await sql`
    select from resource_imports where resource_id = ${resourceId} and encrypted_url = ${encryptedUrl}`.execute(db);
  return rows.length > 0;
}

export async function postpone(
  db: Queryable,
  { resourceId, encryptedUrl }: CalendarImport,
  dueAt: Date,
): Promise<void> {
  const same = db.updateTable('resourceImports').set({ dueAt }).where('resourceId', '=', resourceId);
  await same.where('encryptedUrl', '=', encryptedUrl).execute();
}

type Outcome = Partial<
  Pick<
    CalendarImport,
    | 'dueAt'
    | 'checkedAt'
    | 'fetchedAt'
    | 'readAt'
    | 'etag'
    | 'lastModified'
    | 'timeZone'
    | 'events'
    | 'skipped'
    | 'failingSince'
    | 'failure'
    | 'status'
  >
>;

export async function recordOutcome(db: Queryable, resourceId: string, outcome: Outcome): Promise<void> {
  await db.updateTable('resourceImports').set(outcome).where('resourceId', '=', resourceId).execute();
}

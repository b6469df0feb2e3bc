// The only file with SQL for messages to the operator and applications.
import { type RawBuilder, sql } from 'kysely';
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { likeText, wordsBeginning } from '#platform/database/like.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import type { Application, ContactMessage } from '#contract/inbox.ts';
import type { ActorRow } from '#domain/audit/actor-view.ts';
import type { MessageState } from '#kernel/choices/contact-topics.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';

type ReceivedMessage = { id: string; language: Language; writtenAt: Date };
export type MessageRow = Omit<ContactMessage, 'bookingReference'> &
  ReceivedMessage & { bookingReference: string | null };
/** `actor…`: who marked it as done. */
export type ListedMessageRow = MessageRow & ActorRow & { doneAt: Date | null };
export type ApplicationRow = Omit<Application, 'link'> & ReceivedMessage & { link: string | null };

export async function insertMessage(db: Queryable, message: MessageRow): Promise<void> {
  await db.insertInto('contactMessages').values(message).execute();
}

export async function insertApplication(db: Queryable, application: ApplicationRow): Promise<void> {
  await db.insertInto('applications').values(application).execute();
}

export async function findMessage(db: Queryable, id: string): Promise<MessageRow | undefined> {
  return (await db.selectFrom('contactMessages').selectAll().where('id', '=', id).executeTakeFirst()) as MessageRow;
}

export async function findApplication(db: Queryable, id: string): Promise<ApplicationRow | undefined> {
  return (await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()) as ApplicationRow;
}

/** Returns false if it is in that state already, or is not there. */
export async function updateMessageState(
  db: Queryable,
  { id, state, by, at }: { id: string; state: MessageState; by: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contactMessages')
    .set(state === 'done' ? { doneAt: at, doneBy: by } : { doneAt: null, doneBy: null })
    .where('id', '=', id)
    .where('doneAt', state === 'done' ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

const withActors = (db: Queryable) =>
  db
    .selectFrom('contactMessages as m')
    .leftJoin('users as u', 'u.id', 'm.doneBy')
    .selectAll('m')
    .select(['u.id as actorId', 'u.name as actorName'])
    .select(sql<string | null>`case when u.erased_at is null then u.email end`.as('actorEmail'));

export async function findListedMessage(db: Queryable, id: string): Promise<ListedMessageRow | undefined> {
  return (await withActors(db).where('m.id', '=', id).executeTakeFirst()) as ListedMessageRow | undefined;
}

type Sort = SortOf<'listMessages'>;
type PageRange = { find?: string; sort: Sort; limit: number; offset: number };

const columns: SortColumns<Sort> = { received: [sql`m.written_at`, sql`m.id`] };

export async function listMessages(
  db: Queryable,
  { state, ...query }: PageRange & { state?: MessageState },
): Promise<{ rows: ListedMessageRow[]; total: number }> {
  const inState = { open: sql<boolean>`done_at is null`, done: sql<boolean>`done_at is not null` };
  const { ids, order, total } = await listReceived(db, 'contactMessages', query, state && inState[state]);
  const rows = await withActors(db)
    .where('m.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy(order)
    .execute();
  return { rows: rows as ListedMessageRow[], total };
}

export async function listApplications(
  db: Queryable,
  query: PageRange,
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const { ids, order, total } = await listReceived(db, 'applications', query);
  const rows = await db
    .selectFrom('applications as m')
    .selectAll()
    .where('m.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy(order)
    .execute();
  return { rows: rows as ApplicationRow[], total };
}

/** The page is chosen in an index by its ids, before the texts are read, and beyond the middle from the end. What is found is collected first: a
 *  rare name would be looked for in all. */
async function listReceived(
  db: Queryable,
  table: 'contactMessages' | 'applications',
  { find, sort, limit, offset }: PageRange,
  isInState = sql<boolean>`true`,
) {
  const isFound = find ? sql<boolean>`${isInState} and ${matchesSender(find)}` : isInState;
  const { order } = sortBy(columns, sort);
  const fromEnd = sortBy(columns, sort === 'received' ? '-received' : 'received').order;
  const { rows } = await sql<{ total: number; ids: string[] }>`
    with found as ${find ? sql`materialized` : sql`not materialized`} (
      select id, written_at from ${sql.table(table)} where ${isFound}
    ),
    counted as materialized (select count(*) as total from found)
    select total, case
      when ${offset}::bigint <= total / 2 then array(select m.id from found m order by ${order} limit ${limit} offset ${offset})
      else array(
        select m.id from found m order by ${fromEnd}
        limit greatest(least(total - ${offset}, ${limit}), 0) offset greatest(total - ${offset} - ${limit}, 0)
      ) end as ids
    from counted`.execute(db);
  return { ...rows[0]!, order };
}

/** Matches by the beginning of the e-mail, or by the beginnings of words of the name. */
function matchesSender(find: string): RawBuilder<boolean> {
  const start = `${likeText(find.toLowerCase())}%`;
  const named = wordsBeginning(find);
  if (named === '' || find.includes('@')) return sql<boolean>`lower(email) like ${start}`;
  return sql<boolean>`(lower(email) like ${start} or to_tsvector('simple', name) @@ to_tsquery('simple', ${named}))`;
}

export async function deleteReceivedBefore(
  db: Queryable,
  table: 'contactMessages' | 'applications',
  oldest: Date,
): Promise<void> {
  await db.deleteFrom(table).where('writtenAt', '<', oldest).execute();
}

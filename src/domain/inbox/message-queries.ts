// The only file with SQL for messages to the operator and applications.
import { type RawBuilder, sql } from 'kysely';
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { likeText, wordsBeginning } from '#platform/database/like.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import type { Application, ContactMessage } from '#contract/inbox.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';

type ReceivedMessage = { id: string; language: Language; writtenAt: Date };
export type MessageRow = Omit<ContactMessage, 'bookingReference'> &
  ReceivedMessage & { bookingReference: string | null };
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

type Sort = SortOf<'listMessages'>;
type PageRange = { find?: string; sort: Sort; limit: number; offset: number };

const columns: SortColumns<Sort> = { received: [sql`written_at`, sql`id`] };

export async function listMessages(db: Queryable, part: PageRange): Promise<{ rows: MessageRow[]; total: number }> {
  const { rows, total } = await listReceived(db, 'contactMessages', part);
  return { rows: rows as MessageRow[], total };
}

export async function listApplications(
  db: Queryable,
  part: PageRange,
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const { rows, total } = await listReceived(db, 'applications', part);
  return { rows: rows as ApplicationRow[], total };
}

/** The page is chosen by its ids, before the texts are read. What is found is collected first: a rare name would be looked for in all. */
async function listReceived(db: Queryable, table: 'contactMessages' | 'applications', query: PageRange) {
  const { find, sort, limit, offset } = query;
  const isFound = find ? matchesSender(find) : sql<boolean>`true`;
  const { order } = sortBy(columns, sort);
  const { total } = await db
    .selectFrom(table)
    .where(isFound)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .with(
      (cte) => (find ? cte('found').materialized() : cte('found').notMaterialized()),
      (ids) => ids.selectFrom(table).select(['id', 'writtenAt']).where(isFound),
    )
    .selectFrom(table)
    .selectAll()
    .where('id', 'in', (page) => page.selectFrom('found').select('id').orderBy(order).limit(limit).offset(offset))
    .orderBy(order)
    .execute();
  return { rows, total };
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

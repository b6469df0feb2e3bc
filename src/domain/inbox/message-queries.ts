// The only file with SQL for messages to the operator and applications.
import { sql } from 'kysely';
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { likeText } from '#platform/database/like.ts';
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

async function listReceived(db: Queryable, table: 'contactMessages' | 'applications', query: PageRange) {
  const { find, sort, limit, offset } = query;
  const part = `%${likeText((find ?? '').toLowerCase())}%`;
  const isFound = find ? sql<boolean>`(lower(name) like ${part} or lower(email) like ${part})` : sql<boolean>`true`;
  const { total } = await db
    .selectFrom(table)
    .where(isFound)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where(isFound)
    .orderBy(sortBy(columns, sort).order)
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

export async function deleteReceivedBefore(
  db: Queryable,
  table: 'contactMessages' | 'applications',
  oldest: Date,
): Promise<void> {
  await db.deleteFrom(table).where('writtenAt', '<', oldest).execute();
}

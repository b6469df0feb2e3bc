// The only file with SQL for messages to the operator and applications.
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

type PageRange = { limit: number; offset: number };

/** Latest first. */
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

async function listReceived(db: Queryable, table: 'contactMessages' | 'applications', { limit, offset }: PageRange) {
  const { total } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .orderBy('writtenAt', 'desc')
    .orderBy('id', 'desc')
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

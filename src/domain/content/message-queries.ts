// The only file with SQL for messages to the operator and applications.
import type { Application, ContactMessage } from '#contract/content.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';

type Written = { id: string; language: Language; writtenAt: Date };
export type MessageRow = Omit<ContactMessage, 'bookingReference'> & Written & { bookingReference: string | null };
export type ApplicationRow = Omit<Application, 'link'> & Written & { link: string | null };

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

type Part = { limit: number; offset: number };

/** Latest first. */
export async function listMessages(db: Queryable, part: Part): Promise<{ rows: MessageRow[]; total: number }> {
  const { rows, total } = await listWritten(db, 'contactMessages', part);
  return { rows: rows as MessageRow[], total };
}

export async function listApplications(db: Queryable, part: Part): Promise<{ rows: ApplicationRow[]; total: number }> {
  const { rows, total } = await listWritten(db, 'applications', part);
  return { rows: rows as ApplicationRow[], total };
}

async function listWritten(db: Queryable, table: 'contactMessages' | 'applications', { limit, offset }: Part) {
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

export async function deleteWrittenBefore(
  db: Queryable,
  table: 'contactMessages' | 'applications',
  oldest: Date,
): Promise<void> {
  await db.deleteFrom(table).where('writtenAt', '<', oldest).execute();
}

// All SQL on the links that were sent by mail.
import type { Queryable } from '#platform/database/database.ts';

export type Purpose = 'confirm_email' | 'reset_password';
export type MailLink = { userId: string; email: string };

export async function insertMailLink(
  db: Queryable,
  link: MailLink & { tokenHash: Buffer; purpose: Purpose; expiresAt: Date },
): Promise<void> {
  await db.insertInto('mailLinks').values(link).execute();
}

export async function findLink(
  db: Queryable,
  purpose: Purpose,
  tokenHash: Buffer,
  now: Date,
): Promise<MailLink | undefined> {
  return db
    .selectFrom('mailLinks')
    .select(['userId', 'email'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Uses up what was sent to a user for a purpose; false when somebody else just did, with the same link. */
export async function useUpLinks(
  db: Queryable,
  { userId, purpose, tokenHash }: { userId: string; purpose: Purpose; tokenHash: Buffer },
): Promise<boolean> {
  const used = await db
    .deleteFrom('mailLinks')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .returning('tokenHash')
    .execute();
  return used.some((link) => link.tokenHash.equals(tokenHash));
}

/** Whatever was sent to a user for a purpose works no more. */
export async function deleteLinks(db: Queryable, userId: string, purpose: Purpose): Promise<void> {
  await db.deleteFrom('mailLinks').where('userId', '=', userId).where('purpose', '=', purpose).execute();
}

export async function deleteOldLinks(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('mailLinks').where('expiresAt', '<', now).execute();
}

// All SQL on links sent by mail.
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

/** Uses up all links of a user for a purpose; false if a concurrent call just did. */
export async function consumeLinks(
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

/** Invalidates all links of a user for a purpose. */
export async function deleteLinks(db: Queryable, userId: string, purpose: Purpose): Promise<void> {
  await db.deleteFrom('mailLinks').where('userId', '=', userId).where('purpose', '=', purpose).execute();
}

export async function deleteOldLinks(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('mailLinks').where('expiresAt', '<', now).execute();
}

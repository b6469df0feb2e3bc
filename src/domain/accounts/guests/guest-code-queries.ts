// All SQL on the codes of guests, and on accounts without a password.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

export type GuestCode = { email: string; name: string; codeHash: Buffer; expiresAt: Date };

/** Replaces the code that the address has. */
export async function setGuestCode(db: Queryable, code: GuestCode): Promise<void> {
  const { name, codeHash, expiresAt } = code;
  await db
    .insertInto('guestCodes')
    .values(code)
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ name, codeHash, expiresAt, tries: 0 }))
    .execute();
}

/** Counts an attempt. Returns the hash to compare with; undefined if there is no code, or it was tried too often. */
export async function countTry(
  db: Queryable,
  email: string,
  { triesMax, now }: { triesMax: number; now: Date },
): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('guestCodes')
    .set((update) => ({ tries: update('tries', '+', 1) }))
    .where('email', '=', email)
    .where('expiresAt', '>', now)
    .where('tries', '<', triesMax)
    .returning('codeHash')
    .executeTakeFirst();
  return row?.codeHash;
}

/** Only one of two concurrent uses finds it. */
export async function consumeGuestCode(
  db: Queryable,
  email: string,
  codeHash: Buffer,
): Promise<{ name: string } | undefined> {
  return db
    .deleteFrom('guestCodes')
    .where('email', '=', email)
    .where('codeHash', '=', codeHash)
    .returning('name')
    .executeTakeFirst();
}

export async function deleteOldGuestCodes(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('guestCodes').where('expiresAt', '<', now).execute();
}

export async function deleteGuestCodesOf(db: Queryable, email: string): Promise<void> {
  await db.deleteFrom('guestCodes').where('email', '=', email).execute();
}

/** 'guest': an account without a password. */
export async function findAccountKind(db: Queryable, email: string): Promise<'none' | 'guest' | 'account'> {
  const { rows } = await sql<{ isGuest: boolean }>`
    select password_hash = '!' as is_guest from users where email = ${email}`.execute(db);
  if (!rows[0]) return 'none';
  return rows[0].isGuest ? 'guest' : 'account';
}

/** The guest's account, locked until the transaction ends. */
export async function lockGuest(db: Queryable, email: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('passwordHash', '=', '!')
    .forUpdate()
    .executeTakeFirst();
}

// All SQL on the codes that are mailed to sign in.
import type { Queryable } from '#platform/database/database.ts';

export type SignInCode = { email: string; codeHash: Buffer; expiresAt: Date };

/** Replaces the code that the address has. */
export async function setSignInCode(db: Queryable, code: SignInCode): Promise<void> {
  const { codeHash, expiresAt } = code;
  await db
    .insertInto('signInCodes')
    .values(code)
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ codeHash, expiresAt, tries: 0 }))
    .execute();
}

/** Counts an attempt. Returns the hash to compare with; undefined if there is no code, or it was tried too often. */
export async function countTry(
  db: Queryable,
  email: string,
  { triesMax, now }: { triesMax: number; now: Date },
): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('signInCodes')
    .set((update) => ({ tries: update('tries', '+', 1) }))
    .where('email', '=', email)
    .where('expiresAt', '>', now)
    .where('tries', '<', triesMax)
    .returning('codeHash')
    .executeTakeFirst();
  return row?.codeHash;
}

/** Only one of two concurrent uses finds it. */
export async function consumeSignInCode(db: Queryable, email: string, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('signInCodes')
    .where('email', '=', email)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOldSignInCodes(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('signInCodes').where('expiresAt', '<', now).execute();
}

export async function deleteSignInCodesOf(db: Queryable, email: string): Promise<void> {
  await db.deleteFrom('signInCodes').where('email', '=', email).execute();
}

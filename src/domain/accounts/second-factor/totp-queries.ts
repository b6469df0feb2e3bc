// All SQL on one-time codes and recovery codes.
import type { Queryable } from '#platform/database/database.ts';

export async function findTotp(db: Queryable, userId: string) {
  return db
    .selectFrom('totp')
    .select(['encryptedSecret', 'begunAt', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Replaces a pending secret by a new one; false if TOTP is already confirmed. */
export async function insertUnconfirmedTotp(
  db: Queryable,
  userId: string,
  encryptedSecret: Buffer,
  now: Date,
): Promise<boolean> {
  const begun = await db
    .insertInto('totp')
    .values({ userId, encryptedSecret, begunAt: now })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ encryptedSecret, begunAt: now }).where('totp.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst();
  return begun !== undefined;
}

type UnconfirmedTotp = { userId: string; encryptedSecret: Buffer; step: number; now: Date };

/** False if another secret is pending by now, or none. */
export async function confirmSecret(
  db: Queryable,
  { userId, encryptedSecret, step, now }: UnconfirmedTotp,
): Promise<boolean> {
  const confirmed = await db
    .updateTable('totp')
    .set({ confirmedAt: now, lastStep: step })
    .where('userId', '=', userId)
    .where('encryptedSecret', '=', encryptedSecret)
    .where('confirmedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Marks a time step as used; false if it or a later one was used before. Of two concurrent calls one succeeds. */
export async function consumeStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const used = await db
    .updateTable('totp')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst();
  return used !== undefined;
}

/** Deletes TOTP and its recovery codes. A pending secret is deleted too, but does not count. */
export async function deleteTotp(db: Queryable, userId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('totp').where('userId', '=', userId).returning('confirmedAt').executeTakeFirst();
  return deleted !== undefined && deleted.confirmedAt !== null;
}

/** Locks the row, so that of two concurrent renewals only the codes of the second one remain, all of them. */
export async function lockConfirmed(db: Queryable, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('totp')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export async function replaceRecoveryCodes(
  db: Queryable,
  userId: string,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await db
    .insertInto('recoveryCodes')
    .values(codeHashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

/** Only one of two concurrent uses of a code succeeds. */
export async function consumeRecoveryCode(db: Queryable, userId: string, codeHash: Buffer): Promise<boolean> {
  const taken = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

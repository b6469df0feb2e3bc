// All SQL on one-time codes and recovery codes.
import type { Queryable } from '#platform/database/database.ts';

export async function findTotp(db: Queryable, userId: string) {
  return db
    .selectFrom('totp')
    .select(['sealedSecret', 'begunAt', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** A secret that waits for its first code takes the place of one that waited; false where codes are asked for already. */
export async function beginTotp(db: Queryable, userId: string, sealedSecret: Buffer, now: Date): Promise<boolean> {
  const begun = await db
    .insertInto('totp')
    .values({ userId, sealedSecret, begunAt: now })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ sealedSecret, begunAt: now }).where('totp.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst();
  return begun !== undefined;
}

type FirstCode = { userId: string; sealedSecret: Buffer; step: number; now: Date };

/** False where another secret waits by now, or none. */
export async function confirmSecret(db: Queryable, { userId, sealedSecret, step, now }: FirstCode): Promise<boolean> {
  const confirmed = await db
    .updateTable('totp')
    .set({ confirmedAt: now, lastStep: step })
    .where('userId', '=', userId)
    .where('sealedSecret', '=', sealedSecret)
    .where('confirmedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Uses a half minute up; false where its code, or a later one, was used before. Of two at a time one gets it. */
export async function useUpStep(db: Queryable, userId: string, step: number): Promise<boolean> {
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

/** With its recovery codes. A secret that only waited goes too, but nothing is said of it. */
export async function deleteTotp(db: Queryable, userId: string): Promise<boolean> {
  const gone = await db.deleteFrom('totp').where('userId', '=', userId).returning('confirmedAt').executeTakeFirst();
  return gone !== undefined && gone.confirmedAt !== null;
}

/** The row locked, so that of two who renew at once the second's codes count, all of them. */
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

/** Of two who use the same code at once, one gets it. */
export async function takeRecoveryCode(db: Queryable, userId: string, codeHash: Buffer): Promise<boolean> {
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

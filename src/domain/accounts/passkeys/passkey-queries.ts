// All SQL on passkeys.
import type { Insertable } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { PasskeysTable } from '#platform/database/tables.ts';

const columns = ['id', 'name', 'createdAt', 'lastUsedAt'] as const;

export type PasskeyRow = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

/** Undefined if the credential is already registered, by any user. */
export async function insertPasskey(
  db: Queryable,
  passkey: Insertable<PasskeysTable>,
): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export async function listPasskeysOf(
  db: Queryable,
  userId: string,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const rows = await db
    .selectFrom('passkeys')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows, total: await countPasskeys(db, userId) };
}

export async function countPasskeys(db: Queryable, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The credentials that browsers may offer. */
export async function credentialsOf(db: Queryable, userId: string) {
  return db.selectFrom('passkeys').select(['credentialId as id', 'transports']).where('userId', '=', userId).execute();
}

export async function findCredential(db: Queryable, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'publicKey', 'signCount', 'transports'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

/** False if another use has reached the same count: then one of the two authenticators is a copy. */
export async function updateSignCount(db: Queryable, id: string, signCount: number, now: Date): Promise<boolean> {
  const counted = await db
    .updateTable('passkeys')
    .set({ signCount, lastUsedAt: now })
    .where('id', '=', id)
    .where('signCount', signCount === 0 ? '=' : '<', signCount)
    .returning('id')
    .executeTakeFirst();
  return counted !== undefined;
}

export async function setPasskeyName(db: Queryable, userId: string, id: string, name: string) {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(columns)
    .executeTakeFirst();
}

export async function deletePasskey(db: Queryable, userId: string, id: string): Promise<PasskeyRow | undefined> {
  return db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(columns)
    .executeTakeFirst();
}

export async function deletePasskeysOf(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('userId', '=', userId).execute();
}

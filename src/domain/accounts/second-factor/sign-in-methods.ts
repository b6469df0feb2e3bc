// The ways to sign in other than the password: passkeys and codes.
import type { Queryable } from '#platform/database/database.ts';
import { countPasskeys, deletePasskeysOf } from '../passkeys/passkey-queries.ts';
import { deleteTotp, findTotp } from './totp-queries.ts';

export async function hasSignInMethods(db: Queryable, userId: string): Promise<boolean> {
  return (await countPasskeys(db, userId)) > 0 || Boolean((await findTotp(db, userId))?.confirmedAt);
}

/** Deletes passkeys, the second factor and its recovery codes. */
export async function deleteSignInMethods(db: Queryable, userId: string): Promise<void> {
  await deletePasskeysOf(db, userId);
  await deleteTotp(db, userId);
}

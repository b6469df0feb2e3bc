// Ten codes to print, for a lost telephone. Each works once.
import { randomBytes } from 'node:crypto';
import { spellOut } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Secrets } from '#platform/services.ts';
import { keyedHash } from '#platform/encryption/encryption.ts';
import { replaceRecoveryCodes, consumeRecoveryCode } from './totp-queries.ts';

const codesMade = 10;

/** Replaces all codes with new ones, which are shown only this once: '7K3M-Q9XA-…', 16 letters of 30, 78 bits. */
export async function createRecoveryCodes(db: Queryable, secrets: Secrets, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesMade }, () => `${spellOut(randomBytes(8))}-${spellOut(randomBytes(8))}`);
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => hashOfCode(secrets, userId, code)),
  );
  return codes;
}

export function redeemRecoveryCode(db: Queryable, secrets: Secrets, userId: string, code: string): Promise<boolean> {
  return consumeRecoveryCode(db, userId, hashOfCode(secrets, userId, code));
}

/** Accepts any spelling: lower case, blanks, missing hyphens. */
function hashOfCode(secrets: Secrets, userId: string, code: string): Buffer {
  return keyedHash(secrets, userId, code.toUpperCase().replace(/[^0-9A-Z]/g, ''));
}

// Ten codes to keep on paper, for the day the telephone is gone. Each works once.
import { randomBytes } from 'node:crypto';
import { spellOut } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Secrets } from '#platform/services.ts';
import { keyedHash } from './sealed.ts';
import { replaceRecoveryCodes, takeRecoveryCode } from './totp-queries.ts';

const codesMade = 10;

/** New ones in place of all others, to be shown this once: '7K3M-Q9XA-…', 16 letters of 30, 78 bits. */
export async function makeRecoveryCodes(db: Queryable, secrets: Secrets, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesMade }, () => `${spellOut(randomBytes(8))}-${spellOut(randomBytes(8))}`);
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => hashOfCode(secrets, userId, code)),
  );
  return codes;
}

export function useUpRecoveryCode(db: Queryable, secrets: Secrets, userId: string, code: string): Promise<boolean> {
  return takeRecoveryCode(db, userId, hashOfCode(secrets, userId, code));
}

/** However it was typed off the paper. */
function hashOfCode(secrets: Secrets, userId: string, code: string): Buffer {
  return keyedHash(secrets, userId, code.toUpperCase().replace(/[^0-9A-Z]/g, ''));
}

// The code that a guest gets by mail: eight digits, short-lived, for one use.
import { createHash, randomInt } from 'node:crypto';
import type { Queryable } from '#platform/database/database.ts';
import { setGuestCode } from './guest-code-queries.ts';

export const guestCodeMinutes = 10;

/** With five codes an hour and five tries of each, guessing one takes 450 years on average. */
export const triesMax = 5;

/** Creates a code and returns it as people read it, '1234 5678'. It is stored nowhere: only its hash is. */
export async function createGuestCode(
  db: Queryable,
  { email, name }: { email: string; name: string },
  now: Date,
): Promise<string> {
  const digits = String(randomInt(100_000_000)).padStart(8, '0');
  const expiresAt = new Date(now.getTime() + guestCodeMinutes * 60_000);
  await setGuestCode(db, { email, name, codeHash: hashOfCode(digits), expiresAt });
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}

/** However it was typed. */
export const hashOfCode = (typed: string): Buffer => createHash('sha256').update(typed.replaceAll(/\D/g, '')).digest();

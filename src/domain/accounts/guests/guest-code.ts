// The code that a guest gets by mail: eight digits, short-lived, for one use.
import { createHash, randomInt } from 'node:crypto';
import type { Queryable } from '#platform/database/database.ts';
import { setGuestCode } from './guest-code-queries.ts';

export const guestCodeMinutes = 10;

/** With five codes an hour and five tries of each, guessing one takes 450 years on average. */
export const triesMax = 5;

/** As people read it: '1234 5678'. */
export function newGuestCode(): string {
  const digits = String(randomInt(100_000_000)).padStart(8, '0');
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}

/** Only its hash is stored. */
export async function storeGuestCode(
  db: Queryable,
  { email, name, code }: { email: string; name: string; code: string },
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + guestCodeMinutes * 60_000);
  await setGuestCode(db, { email, name, codeHash: hashOfCode(code), expiresAt });
}

/** However it was typed. */
export const hashOfCode = (typed: string): Buffer => createHash('sha256').update(typed.replaceAll(/\D/g, '')).digest();

// The code that is mailed to sign in: eight digits, short-lived, for one use.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { invalid } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import type { UserRow } from '../account-queries.ts';
import { consumeSignInCode, countTry, setSignInCode } from './sign-in-code-queries.ts';

export const codeMinutes = 10;

/** With five codes an hour and five tries of each, guessing one takes 450 years on average. */
const triesMax = 5;

/** Travellers, where the mailbox is surely the account's: it has no password, or its address was confirmed in its own session. Another
 *  person may have chosen the password of any other account, so its owner chooses a new one by mail. */
export const signsInByCode = (user: UserRow): boolean =>
  user.role === 'client' && (!user.hasPassword || (user.emailConfirmedAt !== null && !user.confirmedElsewhere));

/** As people read it: '1234 5678'. */
export function newSignInCode(): string {
  const digits = String(randomInt(100_000_000)).padStart(8, '0');
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}

/** Only its hash is stored. */
export async function storeSignInCode(
  db: Queryable,
  { email, code }: { email: string; code: string },
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
  await setSignInCode(db, { email, codeHash: hashOfCode(code), expiresAt });
}

/** Uses the code of an address up. Throws DomainError too_many_requests, or invalid_input on `code`, which is the same for a wrong, an
 *  expired and a used one, and for an address that has none. */
export async function redeemSignInCode(context: Context, email: string, typed: string): Promise<void> {
  const { database, clock, caller } = context;
  await throttle(context, 'codeEntryAddress', caller.address);
  const stored = await countTry(database.db, email, { triesMax, now: clock.now() });
  const codeHash = hashOfCode(typed);
  const isRight = stored !== undefined && timingSafeEqual(stored, codeHash);
  if (!isRight || !(await consumeSignInCode(database.db, email, codeHash))) throw invalid('code', 'wrong_mailed_code');
}

/** However it was typed. */
const hashOfCode = (typed: string): Buffer => createHash('sha256').update(typed.replaceAll(/\D/g, '')).digest();

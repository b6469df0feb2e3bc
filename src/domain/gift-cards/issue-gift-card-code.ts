import type { Queryable } from '#platform/database/database.ts';
import { hashOfCode, newCode } from './gift-card-code.ts';
import { markGiftCardSent, markGiftCardResent } from './gift-card-queries.ts';

/** Creates the card's code, for the mail that is queued in the same transaction; null if it
 *  was sent before, or withdrawn. */
export async function issueGiftCardCode(db: Queryable, giftCardId: string, now: Date): Promise<string | null> {
  const code = newCode();
  return (await markGiftCardSent(db, giftCardId, hashOfCode(code), now)) ? code : null;
}

/** Replaces the code that was sent; null if another was sent since, or part of the card is spent. */
export async function replaceGiftCardCode(
  db: Queryable,
  giftCardId: string,
  sentAt: Date,
  now: Date,
): Promise<string | null> {
  const code = newCode();
  return (await markGiftCardResent(db, giftCardId, { codeHash: hashOfCode(code), sentAt, now })) ? code : null;
}

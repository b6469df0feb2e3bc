import type { Queryable } from '#platform/database/database.ts';
import { hashOfCode, newCode } from './gift-card-code.ts';
import { sendGiftCard, sendGiftCardAgain } from './gift-card-queries.ts';

/** Makes the code with which the card can be spent, for the mail that is written in the same transaction; null where it
 *  was sent before, or withdrawn. */
export async function issueCode(db: Queryable, giftCardId: string, now: Date): Promise<string | null> {
  const code = newCode();
  return (await sendGiftCard(db, giftCardId, hashOfCode(code), now)) ? code : null;
}

/** Makes another code in place of the one that was sent then; null where another was sent since, or something is spent. */
export async function replaceCode(db: Queryable, giftCardId: string, sentAt: Date, now: Date): Promise<string | null> {
  const code = newCode();
  return (await sendGiftCardAgain(db, giftCardId, { codeHash: hashOfCode(code), sentAt, now })) ? code : null;
}

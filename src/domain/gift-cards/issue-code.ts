import type { Queryable } from '#platform/database/database.ts';
import { hashOfCode, newCode } from './gift-card-code.ts';
import { sendGiftCard } from './gift-card-queries.ts';

/** Makes the code with which the card can be spent, for the mail that is written in the same transaction; null where it
 *  was sent before, or withdrawn. */
export async function issueCode(db: Queryable, giftCardId: string, now: Date): Promise<string | null> {
  const code = newCode();
  return (await sendGiftCard(db, giftCardId, hashOfCode(code), now)) ? code : null;
}

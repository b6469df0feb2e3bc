// The only file with SQL for what gift cards paid. A balance changes by one conditional statement, with a CHECK behind it.
import { sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';

/** Takes what is there, up to `wantedMinor`; undefined where the card cannot pay or nothing is left. Whoever comes at the
 *  same moment waits here and finds what remains. */
export async function takeFromCard(
  db: Queryable,
  giftCardId: string,
  wantedMinor: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ taken: number }>`
    with card as (
      select id, least(balance_minor, ${wantedMinor}) as taken from gift_cards
      where id = ${giftCardId} and state = 'sent' and balance_minor > 0 for update
    )
    update gift_cards set balance_minor = balance_minor - card.taken from card where gift_cards.id = card.id
    returning card.taken`.execute(db);
  return rows[0]?.taken;
}

type Redemption = { bookingId: string; giftCardId: string; amountMinor: number; paidMinor: number; redeemedAt: Date };

export async function insertRedemption(db: Queryable, redemption: Redemption): Promise<void> {
  await db.insertInto('giftCardRedemptions').values(redemption).execute();
}

export type Returned = { giftCardId: string; returnedMinor: number; cardCurrency: Currency };

/** Gives back what `refundMinor` of the booking was worth to the card, to the minor unit once all has come back. */
export async function returnToCard(db: Queryable, bookingId: string, refundMinor: number): Promise<Returned> {
  const { rows } = await sql<Returned>`
    with before as (
      select r.*, r.amount_minor * (r.refunded_minor + ${refundMinor}) / r.paid_minor - r.returned_minor as coming
      from gift_card_redemptions r where booking_id = ${bookingId} for update
    ),
    refunded as (
      update gift_card_redemptions r
      set refunded_minor = r.refunded_minor + ${refundMinor}, returned_minor = r.returned_minor + before.coming
      from before where r.booking_id = before.booking_id
    )
    update gift_cards c set balance_minor = c.balance_minor + before.coming from before where c.id = before.gift_card_id
    returning c.id as gift_card_id, before.coming as returned_minor, c.currency as card_currency`.execute(db);
  return rows[0]!;
}

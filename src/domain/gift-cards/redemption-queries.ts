// The only file with SQL for redemptions. A balance changes by one conditional statement, backed by a CHECK.
import { sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';

/** Redeems up to `wantedMinor`; undefined if the card cannot pay or is empty. A concurrent
 *  call waits for the row lock and finds what remains. */
export async function redeemFromCard(
  db: Queryable,
  giftCardId: string,
  wantedMinor: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ taken: number }>`
    with card as (
      select id, least(balance_minor, ${wantedMinor}) as taken from gift_cards
      where id = ${giftCardId} and state = 'sent' and blocked_at is null and balance_minor > 0 for update
    )
    update gift_cards set balance_minor = balance_minor - card.taken from card where gift_cards.id = card.id
    returning card.taken`.execute(db);
  return rows[0]?.taken;
}

type Redemption = { bookingId: string; giftCardId: string; amountMinor: number; paidMinor: number; redeemedAt: Date };

export async function insertRedemption(db: Queryable, redemption: Redemption): Promise<void> {
  await db.insertInto('giftCardRedemptions').values(redemption).execute();
}

/** What was redeemed for bookings whose payment has started, and is returned if that does not succeed. */
export async function sumHeldByUnpaid(db: Queryable, giftCardId: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(amount_minor - returned_minor), 0)::bigint as held from gift_card_redemptions r
    where gift_card_id = ${giftCardId}
      and exists (select from payments p where p.booking_id = r.booking_id and p.state = 'started')`.execute(db);
  return rows[0]!.held;
}

export type CardRefund = { giftCardId: string; returnedMinor: number; cardCurrency: Currency };

/** Refunds the card's share of `refundMinor`; exact to the minor unit once everything is refunded. */
export async function refundToCard(db: Queryable, bookingId: string, refundMinor: number): Promise<CardRefund> {
  const { rows } = await sql<CardRefund>`
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

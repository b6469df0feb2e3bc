// The only file with SQL for gift cards.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { GiftCard } from './gift-card.ts';

const columns = [
  'id',
  'buyerId',
  'state',
  'amountMinor',
  'balanceMinor',
  'currency',
  'senderName',
  'recipientName',
  'recipientEmail',
  'message',
  'language',
  'sendOn',
  'orderedAt',
  'paidAt',
  'sentAt',
  'withdrawnAt',
  'blockedAt',
] as const;

export async function insertGiftCard(db: Queryable, card: GiftCard): Promise<void> {
  await db.insertInto('giftCards').values(card).execute();
}

export async function findGiftCard(db: Queryable, id: string): Promise<GiftCard | undefined> {
  return (await db.selectFrom('giftCards').select(columns).where('id', '=', id).executeTakeFirst()) as
    | GiftCard
    | undefined;
}

/** A card that this user bought; undefined for anyone else's. */
export async function findOwnGiftCard(db: Queryable, buyerId: string, id: string): Promise<GiftCard | undefined> {
  const card = await findGiftCard(db, id);
  return card?.buyerId === buyerId ? card : undefined;
}

/** A card that can pay for bookings. */
export async function findSentByHash(db: Queryable, codeHash: Buffer): Promise<GiftCard | undefined> {
  return (await db
    .selectFrom('giftCards')
    .select(columns)
    .where('codeHash', '=', codeHash)
    .where('state', '=', 'sent')
    .where('blockedAt', 'is', null)
    .executeTakeFirst()) as GiftCard | undefined;
}

type Listed = GiftCard & { pageToken: string | null; payBefore: Date | null };
type GiftCardsQuery = { buyerId: string; limit: number; offset: number };

/** Latest first, each with its payment page while it is unpaid; lapsed orders are left out. */
export async function listOwnGiftCards(
  db: Queryable,
  { buyerId, limit, offset }: GiftCardsQuery,
): Promise<{ rows: Listed[]; total: number }> {
  const own = db.selectFrom('giftCards').where('buyerId', '=', buyerId).where('giftCards.state', '<>', 'lapsed');
  const { total } = await own.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .leftJoin('payments', (join) =>
      join.onRef('payments.giftCardId', '=', 'giftCards.id').on('payments.state', '=', 'started'),
    )
    .select(columns.map((name) => `giftCards.${name}` as const))
    .select(['payments.pageToken', 'payments.expiresAt as payBefore'])
    .orderBy('orderedAt', 'desc')
    .orderBy('giftCards.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows as Listed[], total };
}

/** Locks a card until the transaction ends, so that paying, sending and withdrawing are serialised. */
export async function lockGiftCard(db: Queryable, id: string): Promise<void> {
  await sql`select from gift_cards where id = ${id} for update`.execute(db);
}

/** Sets the balance; false if it was not waiting for payment any more. */
export async function markGiftCardPaid(db: Queryable, id: string, at: Date): Promise<boolean> {
  const paid = await db
    .updateTable('giftCards')
    .set((row) => ({ state: 'paid', paidAt: at, balanceMinor: row.ref('amountMinor') }))
    .where('id', '=', id)
    .where('state', '=', 'ordered')
    .executeTakeFirst();
  return paid.numUpdatedRows === 1n;
}

/** Activates its code; false if it was sent before or withdrawn. */
export async function markGiftCardSent(db: Queryable, id: string, codeHash: Buffer, at: Date): Promise<boolean> {
  const sent = await db
    .updateTable('giftCards')
    .set({ state: 'sent', codeHash, sentAt: at })
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .executeTakeFirst();
  return sent.numUpdatedRows === 1n;
}

type Resend = { codeHash: Buffer; sentAt: Date; now: Date };

/** Replaces its code; false if it was sent again since `sentAt`, is blocked, or partly spent. */
export async function markGiftCardResent(
  db: Queryable,
  id: string,
  { codeHash, sentAt, now }: Resend,
): Promise<boolean> {
  const sent = await db
    .updateTable('giftCards')
    .set({ codeHash, sentAt: now })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .where('sentAt', '=', sentAt)
    .where('recipientEmail', '<>', '')
    .where('blockedAt', 'is', null)
    .whereRef('balanceMinor', '=', 'amountMinor')
    .executeTakeFirst();
  return sent.numUpdatedRows === 1n;
}

/** Withdraws the whole card; false if part of it is spent. */
export async function markGiftCardWithdrawn(db: Queryable, id: string, at: Date): Promise<boolean> {
  const ended = await db
    .updateTable('giftCards')
    .set({ state: 'withdrawn', withdrawnAt: at, balanceMinor: 0 })
    .where('id', '=', id)
    .where('state', 'in', ['paid', 'sent'])
    .whereRef('balanceMinor', '=', 'amountMinor')
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/** Returns the ids of the cards that were not paid in time. */
export async function expireGiftCards(db: Queryable, orderedBefore: Date): Promise<string[]> {
  const expired = await db
    .updateTable('giftCards')
    .set({ state: 'lapsed' })
    .where('state', '=', 'ordered')
    .where('orderedAt', '<=', orderedBefore)
    .returning('id')
    .execute();
  return expired.map(({ id }) => id);
}

export async function expireGiftCard(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable('giftCards')
    .set({ state: 'lapsed' })
    .where('id', '=', id)
    .where('state', '=', 'ordered')
    .execute();
}

/** By an operator; null releases it. Returns its id, undefined for a card that does not exist. */
export async function markGiftCardBlocked(
  db: Queryable,
  id: string,
  blockedAt: Date | null,
): Promise<string | undefined> {
  const card = await db
    .updateTable('giftCards')
    .set({ blockedAt })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return card?.id;
}

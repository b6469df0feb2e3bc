// The only file with SQL for payments.
import { randomBytes } from 'node:crypto';
import { newId } from '#kernel/ids.ts';
import type { Currency, Money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';

export type PaymentState = 'started' | 'captured' | 'failed' | 'expired';
export type PaymentRow = {
  id: string;
  /** Exactly one of the two is set. */
  bookingId: string | null;
  giftCardId: string | null;
  state: PaymentState;
  amountMinor: number;
  currency: Currency;
  refundedMinor: number;
  pageToken: string;
  expiresAt: Date | null;
};

const columns = [
  'id',
  'bookingId',
  'giftCardId',
  'state',
  'amountMinor',
  'currency',
  'refundedMinor',
  'pageToken',
  'expiresAt',
] as const;

type PaidFor = { bookingId: string } | { giftCardId: string };
type NewPayment = PaidFor & { provider: string; amount: Money; now: Date; expiresAt: Date | null };

export async function insertPayment(
  db: Queryable,
  { provider, amount, now, expiresAt, ...paidFor }: NewPayment,
): Promise<PaymentRow> {
  const pageToken = newPageToken();
  const row = await db
    .insertInto('payments')
    .values({
      id: newId(),
      ...paidFor,
      provider,
      state: 'started',
      amountMinor: amount.amountMinor,
      currency: amount.currency,
      pageToken,
      createdAt: now,
      expiresAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return row as PaymentRow;
}

/** The secret part of a payment page's address. */
const newPageToken = (): string => randomBytes(24).toString('base64url');

/** Changes a payment's state; false if the transition is not allowed from its current one. */
export async function transitionPayment(
  db: Queryable,
  id: string,
  from: readonly PaymentState[],
  to: PaymentState,
  now: Date,
): Promise<boolean> {
  const isUpdated = await db
    .updateTable('payments')
    .set({ state: to, capturedAt: to === 'captured' ? now : null })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return isUpdated.numUpdatedRows === 1n;
}

export async function addRefund(db: Queryable, id: string, amountMinor: number): Promise<void> {
  await db
    .updateTable('payments')
    .set((update) => ({ refundedMinor: update('refundedMinor', '+', amountMinor) }))
    .where('id', '=', id)
    .execute();
}

export async function findPaymentByToken(db: Queryable, pageToken: string): Promise<PaymentRow | undefined> {
  return (await db.selectFrom('payments').select(columns).where('pageToken', '=', pageToken).executeTakeFirst()) as
    | PaymentRow
    | undefined;
}

/** The payment of a gift card. */
export async function findGiftCardPayment(db: Queryable, giftCardId: string): Promise<PaymentRow | undefined> {
  return (await db.selectFrom('payments').select(columns).where('giftCardId', '=', giftCardId).executeTakeFirst()) as
    | PaymentRow
    | undefined;
}

/** All payment attempts of a booking, latest first. */
export async function findPayments(db: Queryable, bookingId: string): Promise<PaymentRow[]> {
  return (await db
    .selectFrom('payments')
    .select(columns)
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt', 'desc')
    .execute()) as PaymentRow[];
}

export async function endStartedPayments(db: Queryable, bookingId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state: 'expired' })
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'started')
    .execute();
}

export async function endStartedGiftCardPayments(db: Queryable, giftCardIds: readonly string[]): Promise<void> {
  if (giftCardIds.length === 0) return;
  await db
    .updateTable('payments')
    .set({ state: 'expired' })
    .where('giftCardId', 'in', giftCardIds)
    .where('state', '=', 'started')
    .execute();
}

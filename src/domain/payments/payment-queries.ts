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
  /** Several bookings of one order that are paid together have the same. */
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
type NewPayment = PaidFor & {
  provider: string;
  amount: Money;
  now: Date;
  expiresAt: Date | null;
  /** The page, if it pays for several bookings; by default a new one. */
  pageToken?: string;
};

export async function insertPayment(
  db: Queryable,
  { provider, amount, now, expiresAt, pageToken = newPageToken(), ...paidFor }: NewPayment,
): Promise<PaymentRow> {
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
export const newPageToken = (): string => randomBytes(24).toString('base64url');

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

/** What a page pays for: one payment, or one for each booking that is paid together. Empty for an unknown page. */
export async function findPaymentsOfPage(db: Queryable, pageToken: string): Promise<PaymentRow[]> {
  return (await db
    .selectFrom('payments')
    .select(columns)
    .where('pageToken', '=', pageToken)
    .orderBy('bookingId')
    .execute()) as PaymentRow[];
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

/** Closes the payment pages of bookings, for all bookings that they pay for: the sum is no longer what is due. */
export async function endStartedPayments(db: Queryable, bookingIds: readonly string[]): Promise<void> {
  const pages = db
    .selectFrom('payments')
    .select('pageToken')
    .where('bookingId', 'in', [...bookingIds])
    .where('state', '=', 'started');
  const started = db
    .selectFrom('payments')
    .select('id')
    .where('pageToken', 'in', pages)
    .where('state', '=', 'started')
    .orderBy('id')
    .forUpdate();
  await db.updateTable('payments').set({ state: 'expired' }).where('id', 'in', started).execute();
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

// The only file with SQL for payments.
import { randomBytes } from 'node:crypto';
import { newId } from '#kernel/ids.ts';
import type { Currency, Money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';

export type PaymentState = 'started' | 'captured' | 'failed' | 'expired';
export type PaymentRow = {
  id: string;
  /** One of the two says what is paid for. */
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

/** A payment to begin with a booking, as columns of an order's record in JSON, written by `startedPayments`. */
export const paymentColumns = 'payment_id uuid, provider text, page_token text';
export type PaymentRecord = { payment_id: string | null; provider: string; page_token: string | null };

export function paymentRecord(provider: string, starts: boolean): PaymentRecord {
  return { payment_id: starts ? newId() : null, provider, page_token: starts ? newPageToken() : null };
}

/** A common table expression that begins the payments of the orders in `sold`, at $3, for as long as the seats are held. */
export const startedPayments = `
  started as (
    insert into payments (id, booking_id, provider, state, amount_minor, currency, page_token, created_at, expires_at)
    select payment_id, id, provider, 'started', total_minor, currency, page_token, $3, hold_expires_at
    from sold where payment_id is not null
  )`;

/** Moves a payment on, once: false when it is in no state it may be moved from. */
export async function movePayment(
  db: Queryable,
  id: string,
  from: readonly PaymentState[],
  to: PaymentState,
  now: Date,
): Promise<boolean> {
  const moved = await db
    .updateTable('payments')
    .set({ state: to, capturedAt: to === 'captured' ? now : null })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
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

/** The one payment of a gift card. */
export async function findGiftCardPayment(db: Queryable, giftCardId: string): Promise<PaymentRow | undefined> {
  return (await db.selectFrom('payments').select(columns).where('giftCardId', '=', giftCardId).executeTakeFirst()) as
    | PaymentRow
    | undefined;
}

/** All tries to pay a booking, the latest first. */
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

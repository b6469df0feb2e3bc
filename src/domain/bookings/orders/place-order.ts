// Places several holds together: all of them become bookings in one transaction, or none does. Their seats are taken already, so
// no departure is locked here.
import type { Transaction } from 'kysely';
import type { OrderView } from '#contract/bookings/orders.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { ErrorCode, FieldRule } from '#contract/errors.ts';
import { assert, assertDefined } from '#kernel/assert.ts';
import { newId, newReference } from '#kernel/ids.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { redeemGiftCard } from '#domain/gift-cards/redeem-gift-card.ts';
import { findAttribution } from '#domain/affiliates/attribution.ts';
import { newPageToken } from '#domain/payments/payment-queries.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { deleteCartLines } from '../cart/cart-queries.ts';
import { lockBookings, updateBooking } from '../lifecycle/lifecycle-queries.ts';
import { transition } from '../lifecycle/transition.ts';
import { beginPlaced, choosePayment, type PaymentKind } from '../ordering/begin-booking.ts';
import type { BookingRequest } from '../ordering/booking-request.ts';
import { answerHold } from '../questions/given-before.ts';
import { isHeldPrice } from '../quotes/is-held-price.ts';
import { insertReferralOf } from '../ordering/ordering.ts';
import { insertPaymentOf } from '../ordering/start-payment.ts';
import { type BookingRow, findBookings } from '../reading/booking-queries.ts';
import { insertOrder } from './order-queries.ts';
import { readOrder } from './order-view.ts';

type ChosenHold = { id: string } & Pick<BookingRequest, 'expectedTotal' | 'quoteId' | 'answers' | 'pickupPointId'>;
type OrderRequest = {
  holds: readonly ChosenHold[];
  payment?: PaymentKind;
  giftCardCode?: string;
  via?: string;
};

/** A gift card pays first, a share of each; of what is left pay later confirms all at once, and pay now starts one payment for all. A refusal names the hold that it is about. Throws
 *  `not_found`, `hold_expired`, `departure_closed`, `price_changed`, `invalid_input`, `too_many_requests`. */
export async function placeOrder(context: Context, request: OrderRequest): Promise<OrderView> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'orders', userId);
  if (request.giftCardCode !== undefined) await throttle(context, 'giftCardCodes', context.caller.address);
  const [settings, attribution] = await Promise.all([currentSettings(context), findAttribution(context, request.via)]);
  const idempotent = { userId, operation: 'placeOrder', key: context.caller.idempotencyKey, input: request };
  const view = await withIdempotency(context, idempotent, async (transaction) => {
    const now = context.clock.now();
    const holds = await lockHolds(transaction, context, userId, request.holds);
    for (const position of holds.keys()) refuseUnplaceable(context, holds, position, request.holds[position]!);
    for (const [at, hold] of holds.entries())
      await answerHold(transaction, hold, request.holds[at]!, {
        language: context.caller.language,
        now,
        prefix: `holds.${at}.`,
      });
    const { currency } = holds[0]!;
    const order = { id: newId(), reference: newReference('OR'), userId, currency, createdAt: now };
    await insertOrder(transaction, order);
    await placeAll(transaction, { context, settings, now }, holds, { orderId: order.id, ...request });
    for (const hold of holds) await insertReferralOf(transaction, attribution, hold, now);
    await deleteCartLines(
      transaction,
      holds.map(({ id }) => id),
    );
    return assertDefined(await readOrder(context, transaction, userId, order.id), 'the order just placed');
  });
  context.wakeJobs();
  return view;
}

const refused = (position: number, code: ErrorCode, rule: FieldRule): DomainError =>
  new DomainError(code, { fields: [{ field: `holds.${position}`, rule }] });

async function lockHolds(
  transaction: Transaction<Tables>,
  { caller }: Context,
  userId: string,
  chosen: readonly ChosenHold[],
): Promise<BookingRow[]> {
  const ids = chosen.map(({ id }) => id);
  const again = ids.findIndex((id, position) => ids.indexOf(id) < position);
  if (again !== -1) throw invalid(`holds.${again}`, 'contradiction');
  // Expiry, payment and another order of one of them either came first or find it placed.
  await lockBookings(transaction, ids);
  const found = new Map((await findBookings(transaction, ids, caller.language)).map((hold) => [hold.id, hold]));
  return ids.map((id, position) => {
    const hold = found.get(id);
    if (!hold || hold.userId !== userId || hold.placedAt !== null)
      throw refused(position, 'not_found', 'unknown_value');
    return hold;
  });
}

/** Throws the refusal of one hold, naming it. */
function refuseUnplaceable(context: Context, holds: readonly BookingRow[], position: number, shown: ChosenHold): void {
  const now = context.clock.now();
  const hold = holds[position]!;
  if (hold.state !== 'on_hold' || hold.holdExpiresAt! <= now) throw refused(position, 'hold_expired', 'not_held');
  if (!hold.tourOnSale || lastStartOf(hold) <= now) throw refused(position, 'departure_closed', 'not_held');
  if (!isHeldPrice(context, hold, shown)) throw refused(position, 'price_changed', 'new_price');
  // One payment has one currency.
  if (hold.currency !== holds[0]!.currency)
    throw invalid(`holds.${position}`, 'mixed_currencies', { currency: hold.currency });
}

type Placing = { context: Context; settings: Settings; now: Date };

async function placeAll(
  transaction: Transaction<Tables>,
  { context, settings, now }: Placing,
  holds: readonly BookingRow[],
  { orderId, payment, giftCardCode }: Pick<OrderRequest, 'payment' | 'giftCardCode'> & { orderId: string },
): Promise<void> {
  const dueOf = await payByGiftCard(transaction, holds, { code: giftCardCode, settings, now });
  const dueMinor = dueOf.reduce((sum, one) => sum + one, 0);
  const isLater = holds.every((hold) => hold.paymentKind === 'later');
  const paymentKind = choosePayment(payment, isLater, dueMinor);
  const pageToken = newPageToken();
  const payableUntil = endOfAll(holds, settings, now);
  for (const [at, hold] of holds.entries()) {
    const next = beginPlaced(paymentKind, hold.confirmation, {
      lastStart: lastStartOf(hold),
      settings,
      now,
    });
    const change = { placedAt: now, paymentKind, orderId };
    if (next.transition !== 'hold') {
      const withDeadline = { ...change, ...(next.decideBy && { decideBy: next.decideBy }) };
      await transition(transaction, hold, next.transition, { actor: 'traveller', at: now, change: withDeadline });
      continue;
    }
    const held = { ...hold, holdExpiresAt: payableUntil };
    const isHeld = await updateBooking(transaction, hold.id, 'on_hold', { ...change, holdExpiresAt: payableUntil });
    assert(isHeld, 'the hold is locked');
    await insertPaymentOf(transaction, { context, now, pageToken }, held, dueOf[at]!);
  }
}

type UsedCard = Pick<Placing, 'settings' | 'now'> & { code: string | undefined };

/** Redeems the gift card, if one is given. Returns what is left to pay of each. */
async function payByGiftCard(
  transaction: Transaction<Tables>,
  holds: readonly BookingRow[],
  { code, settings: { giftCardMarginPercent: marginPercent }, now }: UsedCard,
): Promise<number[]> {
  const totals = holds.map(({ totalMinor }) => totalMinor);
  if (code === undefined || totals.every((total) => total === 0)) return totals;
  const card = { code, bookings: holds, currency: holds[0]!.currency, marginPercent, now };
  const paid = await redeemGiftCard(transaction, card);
  return totals.map((total, at) => total - paid[at]!);
}

/** Places that are paid together are released together: before the first start at the latest. */
function endOfAll(holds: readonly BookingRow[], settings: Settings, now: Date): Date {
  const ends = holds.map((hold) => lastStartOf(hold).getTime());
  return new Date(Math.min(now.getTime() + settings.holdMinutes * 60_000, ...ends));
}

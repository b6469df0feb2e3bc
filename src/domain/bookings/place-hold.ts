import type { Transaction } from 'kysely';
import type { BookingView } from '#contract/bookings.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import { present } from '#kernel/assert.ts';
import { money } from '#kernel/money.ts';
import type { Tables } from '#platform/database/tables.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Attempt } from '#platform/idempotency/attempt.ts';
import { once } from '#platform/idempotency/once.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { redeemGiftCard } from '../gift-cards/redeem-gift-card.ts';
import { insertPayment } from '../payments/payment-queries.ts';
import { providerFor } from '../payments/provider.ts';
import type { Settings } from '../settings/settings.ts';
import { beginPlaced, choosePayment } from './begin-booking.ts';
import { type BookingRow, changeBooking, findOwnBooking, lockBooking, moveBooking } from './booking-queries.ts';
import { bookingView } from './booking-view.ts';
import { recordSale } from './confirm-booking.ts';
import type { Order } from './order.ts';

export type Placing = { context: Context; attempt: Attempt; settings: Settings; now: Date };
type Deed = Placing & { transaction: Transaction<Tables> };

/** Orders what a hold keeps, at the price it was made at. Its seats are taken already, so nobody has to stand in line. */
export function placeHold(placing: Placing, holdId: string, order: Order): Promise<BookingView> {
  const { context, attempt, now } = placing;
  const { language } = context.caller;
  const find = (transaction: Transaction<Tables>) => findOwnBooking(transaction, attempt.userId, holdId, language);
  return once(context, attempt, async (transaction) => {
    // Two that place it at once, or one and the clock, wait for each other: else both would find it held.
    await lockBooking(transaction, holdId);
    const hold = await find(transaction);
    if (!hold || hold.placedAt !== null) throw new DomainError('not_found');
    refuseChanges(order, hold);
    // An expired hold never confirms: its seats may be somebody else's by now.
    if (hold.state !== 'on_hold' || hold.holdExpiresAt! <= now) throw new DomainError('hold_expired');
    await place({ ...placing, transaction }, hold, order);
    const placed = present(await find(transaction), 'the hold just placed');
    return bookingView(placed, { language, now, payUrl: providerFor(context.config).pageUrl });
  });
}

function refuseChanges(order: Order, hold: BookingRow): void {
  const changes = ['departureId', 'optionId', 'date', 'persons', 'adults', 'children', 'units'] as const;
  for (const field of changes) if (order[field] !== undefined) throw invalid(field, 'contradiction');
  if (order.tourId && order.tourId !== hold.tourId) throw invalid('tourId', 'unknown_value');
}

async function place({ transaction, context, settings, now }: Deed, hold: BookingRow, order: Order): Promise<void> {
  const dueMinor = await payByGiftCard(transaction, hold, order, now);
  const paymentKind = choosePayment(order.payment, hold.paymentKind === 'later', dueMinor);
  const next = beginPlaced(paymentKind, hold.confirmation, { startsAt: hold.startsAt, settings, now });
  if (next.state === 'on_hold') {
    await changeBooking(transaction, hold.id, { placedAt: now, holdExpiresAt: next.holdExpiresAt, paymentKind });
    const amount = money(dueMinor, hold.currency);
    const provider = providerFor(context.config).name;
    await insertPayment(transaction, { bookingId: hold.id, provider, amount, now, expiresAt: next.holdExpiresAt });
    return;
  }
  const change = {
    placedAt: now,
    paymentKind,
    decideBy: next.decideBy ?? undefined,
    confirmedAt: next.confirmedAt ?? undefined,
  };
  const move = next.state === 'confirmed' ? 'confirm' : 'request';
  if (!(await moveBooking(transaction, hold.id, move, 'traveller', now, change))) throw new DomainError('hold_expired');
  if (next.state === 'confirmed') await recordSale(transaction, hold, now);
  else await enqueue(transaction, 'booking-requested', { bookingId: hold.id }, now);
}

/** What is left to be paid once a card, if one is given, has paid what it holds. */
async function payByGiftCard(db: Transaction<Tables>, hold: BookingRow, order: Order, now: Date): Promise<number> {
  const { id: bookingId, totalMinor, currency } = hold;
  if (order.giftCardCode === undefined || totalMinor === 0) return totalMinor;
  const total = money(totalMinor, currency);
  const paid = await redeemGiftCard(db, { code: order.giftCardCode, bookingId, total, now });
  return totalMinor - paid.amountMinor;
}

// Places a hold at the price it was made at. Its seats are already taken, so there is no queue.
import type { Transaction } from 'kysely';
import type { BookingView } from '#contract/bookings.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import { assert, assertDefined } from '#kernel/assert.ts';
import { money } from '#kernel/money.ts';
import type { Tables } from '#platform/database/tables.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { redeemGiftCard } from '#domain/gift-cards/redeem-gift-card.ts';
import { lockBooking, updateBooking } from '../lifecycle/lifecycle-queries.ts';
import { transition } from '../lifecycle/transition.ts';
import { type BookingRow, findOwnBooking } from '../reading/booking-queries.ts';
import { answerHold } from '../questions/given-before.ts';
import { isHeldPrice } from '../quotes/is-held-price.ts';
import { quoteView } from '../reading/quote-view.ts';
import { beginPlaced, choosePayment } from './begin-booking.ts';
import type { BookingRequest } from './booking-request.ts';
import { insertReferralOf, type Ordering, viewOf } from './ordering.ts';
import { insertPaymentOf } from './start-payment.ts';

export function placeHold(ordering: Ordering, holdId: string, request: BookingRequest): Promise<BookingView> {
  const { context, userId, inTransaction, attribution, now } = ordering;
  const find = (transaction: Transaction<Tables>) =>
    findOwnBooking(transaction, userId, holdId, context.caller.language);
  return inTransaction(async (transaction) => {
    // The lock serializes concurrent requests for this hold and its expiry: otherwise both would find it held.
    await lockBooking(transaction, holdId);
    const hold = await find(transaction);
    if (!hold || hold.placedAt !== null) throw new DomainError('not_found');
    refuseChanges(request, hold);
    // An expired hold is never confirmed: its seats may have been sold again.
    if (hold.state !== 'on_hold' || hold.holdExpiresAt! <= now) throw new DomainError('hold_expired');
    if (!isHeldPrice(context, hold, request)) throw priceChanged(ordering, hold);
    if (!hold.tourOnSale || lastStartOf(hold) <= now) throw new DomainError('departure_closed');
    await answerHold(transaction, hold, request, { language: context.caller.language, now });
    await placeHeld(transaction, ordering, hold, request);
    await insertReferralOf(transaction, attribution, hold, now);
    return viewOf(ordering, assertDefined(await find(transaction), 'the hold just placed'));
  });
}

function priceChanged({ context: { caller } }: Ordering, hold: BookingRow): DomainError {
  const { currency } = hold;
  const priced = { lines: hold.lines, total: money(hold.totalMinor, currency) };
  const tour = { ...hold, payLater: hold.paymentKind === 'later' };
  const current = quoteView(tour, priced, hold.startsAt, { currency, language: caller.language });
  return new DomainError('price_changed', { current });
}

function refuseChanges(request: BookingRequest, hold: BookingRow): void {
  const changes = [
    'departureId',
    'optionId',
    'date',
    'persons',
    'adults',
    'children',
    'units',
    'extras',
    'code',
  ] as const;
  for (const field of changes) if (request[field] !== undefined) throw invalid(field, 'contradiction');
  if (request.tourId && request.tourId !== hold.tourId) throw invalid('tourId', 'unknown_value');
}

/** A gift card pays first; the remaining amount decides which transition follows. */
export async function placeHeld(
  transaction: Transaction<Tables>,
  ordering: Ordering,
  hold: BookingRow,
  request: BookingRequest,
): Promise<void> {
  const { settings, now } = ordering;
  const dueMinor = await payByGiftCard(transaction, ordering, hold, request);
  const paymentKind = choosePayment(request.payment, hold.paymentKind === 'later', dueMinor);
  const next = beginPlaced(paymentKind, hold.confirmation, { lastStart: lastStartOf(hold), settings, now });
  if (next.transition !== 'hold') {
    const change = { placedAt: now, paymentKind, decideBy: next.decideBy ?? undefined };
    return transition(transaction, hold, next.transition, { actor: 'traveller', at: now, change });
  }
  const { holdExpiresAt } = next;
  const isHeld = await updateBooking(transaction, hold.id, 'on_hold', { placedAt: now, holdExpiresAt, paymentKind });
  assert(isHeld, 'the hold is locked, or new in this transaction');
  await insertPaymentOf(transaction, ordering, { ...hold, holdExpiresAt }, dueMinor);
}

/** Redeems the gift card, if one is given. Returns the amount that is left to pay. */
async function payByGiftCard(
  transaction: Transaction<Tables>,
  { settings: { giftCardMarginPercent: marginPercent }, now }: Ordering,
  hold: BookingRow,
  request: BookingRequest,
): Promise<number> {
  const { totalMinor, currency } = hold;
  if (request.giftCardCode === undefined || totalMinor === 0) return totalMinor;
  const card = { code: request.giftCardCode, bookings: [hold], currency, marginPercent, now };
  const [paidMinor] = await redeemGiftCard(transaction, card);
  return totalMinor - paidMinor!;
}

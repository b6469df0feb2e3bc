// Places holds at the prices they were made at: one by itself, or those of an order. Their seats are taken already, so no departure is
// locked here and there is no queue. A new booking with a gift card is paid by the same way before its seats are taken.
import { DomainError } from '#contract/domain-error.ts';
import type { FieldRule } from '#contract/errors.ts';
import { money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { redeemGiftCard } from '#domain/gift-cards/redeem-gift-card.ts';
import { newPageToken } from '#domain/payments/payment-queries.ts';
import { confirmHolds } from '../lifecycle/confirm-holds.ts';
import { lockBookings } from '../lifecycle/lifecycle-queries.ts';
import { updateHolds } from '../lifecycle/update-holds.ts';
import { answerHold, type AnswersBeforeBooking } from '../questions/answers-before-booking.ts';
import { isHeldPrice } from '../quotes/is-held-price.ts';
import { type BookingRow, findBookings } from '../reading/booking-queries.ts';
import { quoteView } from '../reading/quote-view.ts';
import { choosePayment, holdEnd } from './begin-booking.ts';
import type { BookingRequest } from './booking-request.ts';
import { insertReferralOf, type Ordering } from './ordering.ts';
import { insertPaymentOf } from './start-payment.ts';

/** A hold as it is placed. `field`: its name in refusals, where it is one of several. */
export type ChosenHold = { id: string; field?: string } & AnswersBeforeBooking &
  Pick<BookingRequest, 'expectedTotal' | 'quoteId'>;

const refusals = {
  not_found: 'unknown_value',
  hold_expired: 'not_held',
  departure_closed: 'not_held',
  price_changed: 'new_price',
} as const satisfies Record<string, FieldRule>;

/** Locks holds of one traveller and checks that each can be placed as its buyer was shown it. Throws `not_found`, `hold_expired`,
 *  `departure_closed`, `price_changed`. */
export async function lockHolds(
  db: Queryable,
  { context, userId, now }: Ordering,
  chosen: readonly ChosenHold[],
): Promise<BookingRow[]> {
  const { language } = context.caller;
  const ids = chosen.map(({ id }) => id);
  // Expiry, payment and another order of one of them either came first or find it placed.
  await lockBookings(db, ids);
  const found = new Map((await findBookings(db, ids, language)).map((hold) => [hold.id, hold]));
  return chosen.map(({ id, field, ...shown }) => {
    const hold = found.get(id);
    const refused = (code: keyof typeof refusals, current?: object) =>
      new DomainError(code, { ...(field && { fields: [{ field, rule: refusals[code] }] }), current });
    if (!hold || hold.userId !== userId || hold.placedAt !== null) throw refused('not_found');
    // An expired hold is never confirmed: its seats may have been sold again.
    if (hold.state !== 'on_hold' || hold.holdExpiresAt! <= now) throw refused('hold_expired');
    if (!isHeldPrice(context, hold, shown)) throw refused('price_changed', heldQuote(hold, context));
    if (!hold.tourOnSale || lastStartOf(hold) <= now) throw refused('departure_closed');
    return hold;
  });
}

function heldQuote(hold: BookingRow, { caller: { language } }: Ordering['context']): object {
  const { currency } = hold;
  const priced = { lines: hold.lines, total: money(hold.totalMinor, currency) };
  const tour = { ...hold, payLater: hold.paymentKind === 'later' };
  return quoteView(tour, priced, hold.startsAt, { currency, language });
}

type Payment = Pick<BookingRequest, 'payment' | 'giftCardCode'> & { orderId?: string };

/** The caller has locked them (`lockHolds`). Throws as `checkAnswersBeforeBooking` and `redeemGiftCard`. */
export async function placeHolds(
  db: Queryable,
  ordering: Ordering,
  holds: readonly BookingRow[],
  { chosen, ...payment }: Payment & { chosen: readonly ChosenHold[] },
): Promise<void> {
  const { attribution, now } = ordering;
  const { language } = ordering.context.caller;
  for (const [at, hold] of holds.entries()) {
    const { field } = chosen[at]!;
    await answerHold(db, hold, chosen[at]!, { language, now, prefix: field && `${field}.` });
  }
  await payHolds(db, ordering, holds, payment);
  for (const hold of holds) await insertReferralOf(db, attribution, hold, now);
}

/** A gift card pays first, a share of each. Of what is left, pay later confirms all at once, and pay now starts one payment for all: they
 *  are released together, before the first start at the latest. */
export async function payHolds(
  db: Queryable,
  ordering: Ordering,
  holds: readonly BookingRow[],
  { payment, giftCardCode, orderId }: Payment,
): Promise<void> {
  const { context, settings, now } = ordering;
  const duesMinor = await payByGiftCard(db, ordering, holds, giftCardCode);
  const isLater = holds.every((hold) => hold.paymentKind === 'later');
  const dueMinor = duesMinor.reduce((sum, one) => sum + one, 0);
  const paymentKind = choosePayment(payment, isLater, dueMinor);
  const change = { placedAt: now, paymentKind, ...(orderId && { orderId }) };
  if (paymentKind === 'later') return confirmHolds(db, holds, { settings, at: now, change });
  const holdExpiresAt = holdEnd(holds.map(lastStartOf), settings, now);
  await updateHolds(
    db,
    holds.map(({ id }) => id),
    { ...change, holdExpiresAt },
  );
  const pageToken = newPageToken();
  for (const [at, hold] of holds.entries())
    await insertPaymentOf(db, { context, now, pageToken }, { ...hold, holdExpiresAt }, duesMinor[at]!);
}

/** Redeems the gift card, if one is given. Returns what is left to pay of each. */
async function payByGiftCard(
  db: Queryable,
  { settings: { giftCardMarginPercent: marginPercent }, now }: Ordering,
  holds: readonly BookingRow[],
  code: string | undefined,
): Promise<number[]> {
  const totals = holds.map(({ totalMinor }) => totalMinor);
  if (code === undefined || totals.every((total) => total === 0)) return totals;
  const { currency } = holds[0]!;
  const paid = await redeemGiftCard(db, { code, bookings: holds, currency, marginPercent, now });
  return totals.map((total, index) => total - paid[index]!);
}

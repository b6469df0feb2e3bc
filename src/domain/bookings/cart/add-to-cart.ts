import { cartLinesMax } from '#contract/bookings/cart.ts';
import { invalid } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import type { BookingRequest } from '../ordering/booking-request.ts';
import { holdSeats } from '../ordering/create-hold.ts';
import type { AnswersBeforeBooking } from '../questions/answers-before-booking.ts';
import { findAnswers } from '../questions/question-queries.ts';
import { findOwnBooking } from '../reading/booking-queries.ts';
import { countCartLines, deleteCartLines, insertCartLine, isInCart } from './cart-queries.ts';
import { releaseOverdue } from './remove-from-cart.ts';

type AddedLine = { holdId: string; expiresAt: string; count: number };

/** Holds seats like `createHold`, as a line of the cart. Throws what `createHold` throws, and `invalid_input` on `replaces`, or on
 *  `tourId` for a full cart. */
export async function addToCart(
  context: Context,
  { replaces, ...choice }: BookingRequest & { replaces?: string },
): Promise<AddedLine> {
  const { id: userId } = signedIn(context);
  const now = context.clock.now();
  // Its seats are free for everyone, and for this traveller, too.
  if (replaces) await releaseOverdue(context, replaces);
  let count = 0;
  return holdSeats(context, choice, {
    operation: 'addToCart',
    answersMode: 'needed',
    copied: replaces ? await answersOfReplaced(context, userId, replaces) : undefined,
    input: { ...choice, replaces },
    async finish(transaction, hold) {
      if (replaces) await removeReplaced(transaction, context, userId, replaces);
      await insertCartLine(transaction, { bookingId: hold.id, userId, addedAt: now });
      const { all, held } = await countCartLines(transaction, userId, now);
      if (held > cartLinesMax) throw invalid('tourId', 'cart_full', { maximum: cartLinesMax });
      count = all;
      return hold;
    },
    view: (hold) => ({ holdId: hold.id, expiresAt: hold.holdExpiresAt!.toISOString(), count }),
  });
}

/** What was answered with the line whose place the new one takes. */
async function answersOfReplaced(
  context: Context,
  userId: string,
  replaces: string,
): Promise<AnswersBeforeBooking | undefined> {
  const db = context.database.db;
  const hold = await findOwnBooking(db, userId, replaces, context.caller.language);
  if (!hold) return undefined;
  const stored = await findAnswers(db, hold.id, hold.adults + hold.children);
  const answers = stored.map(({ questionId, person, value }) => ({ questionId, person, value }));
  return {
    ...(answers.length > 0 && { answers }),
    ...(hold.pickupPointId && { pickupPointId: hold.pickupPointId }),
  };
}

/** A line that is still held keeps its seats: it is not replaced, but removed by its traveller. */
async function removeReplaced(
  transaction: Queryable,
  { caller }: Context,
  userId: string,
  replaces: string,
): Promise<void> {
  const hold = await findOwnBooking(transaction, userId, replaces, caller.language);
  if (!hold || !(await isInCart(transaction, userId, replaces))) throw invalid('replaces', 'unknown_value');
  if (hold.state === 'on_hold') throw invalid('replaces', 'contradiction');
  await deleteCartLines(transaction, [replaces]);
}

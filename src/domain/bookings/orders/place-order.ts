// Places several holds together: all of them become bookings in one transaction, or none does.
import type { OrderView } from '#contract/bookings/orders.ts';
import { invalid } from '#contract/domain-error.ts';
import { assertDefined } from '#kernel/assert.ts';
import { newId, newReference } from '#kernel/ids.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findAttribution } from '#domain/affiliates/attribution.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { deleteCartLines } from '../cart/cart-queries.ts';
import type { BookingRequest } from '../ordering/booking-request.ts';
import { type ChosenHold, lockHolds, placeHolds } from '../ordering/place-holds.ts';
import { insertOrder } from './order-queries.ts';
import { readOrder } from './order-view.ts';

type OrderRequest = Pick<BookingRequest, 'payment' | 'giftCardCode' | 'via'> & { holds: readonly ChosenHold[] };

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
    const ordering = { context, userId, settings, attribution, now };
    const chosen = namedInOrder(request.holds);
    const holds = await lockHolds(transaction, ordering, chosen);
    const { currency } = holds[0]!;
    // One payment has one currency.
    const other = holds.findIndex((hold) => hold.currency !== currency);
    if (other !== -1) throw invalid(`holds.${other}`, 'mixed_currencies', { currency: holds[other]!.currency });
    const order = { id: newId(), reference: newReference('OR'), userId, currency, createdAt: now };
    await insertOrder(transaction, order);
    await placeHolds(transaction, ordering, holds, { ...request, chosen, orderId: order.id });
    const ids = chosen.map(({ id }) => id);
    await deleteCartLines(transaction, ids);
    return assertDefined(await readOrder(context, transaction, userId, order.id), 'the order just placed');
  });
  context.wakeJobs();
  return view;
}

function namedInOrder(holds: readonly ChosenHold[]): ChosenHold[] {
  const ids = holds.map(({ id }) => id);
  const again = ids.findIndex((id, position) => ids.indexOf(id) < position);
  if (again !== -1) throw invalid(`holds.${again}`, 'contradiction');
  return holds.map((hold, position) => ({ ...hold, field: `holds.${position}` }));
}

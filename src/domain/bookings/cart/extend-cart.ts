import type { CartView } from '#contract/bookings/cart.ts';
import { DomainError } from '#contract/domain-error.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { updateHolds } from '../lifecycle/update-holds.ts';
import { findBookings } from '../reading/booking-queries.ts';
import { findCartLines, lockCart, markExtended } from './cart-queries.ts';
import { readCart } from './read-cart.ts';
import { isExtendable } from './cart-view.ts';

/** Holds the seats of all lines that were not extended before for `holdMinutes` from now on. Throws `booking_state` if there is
 *  none. */
export async function extendCart(context: Context): Promise<CartView> {
  const { id: userId } = signedIn(context);
  const { holdMinutes } = await currentSettings(context);
  const request = { userId, operation: 'extendCart', key: context.caller.idempotencyKey, input: {} };
  return withIdempotency(context, request, async (transaction) => {
    const now = context.clock.now();
    await lockCart(transaction, userId);
    const lines = await findCartLines(transaction, userId, now);
    const ids = lines.map(({ bookingId }) => bookingId);
    const holds = new Map((await findBookings(transaction, ids, context.caller.language)).map((one) => [one.id, one]));
    const extended = lines
      .filter((line) => isExtendable(line, holds.get(line.bookingId)!, now))
      .map(({ bookingId }) => bookingId);
    if (extended.length === 0) throw new DomainError('booking_state');
    await updateHolds(transaction, extended, { holdExpiresAt: new Date(now.getTime() + holdMinutes * 60_000) });
    await markExtended(transaction, extended, now);
    return readCart(context, transaction);
  });
}

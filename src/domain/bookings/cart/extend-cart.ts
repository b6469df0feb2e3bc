import type { CartView } from '#contract/bookings/cart.ts';
import { DomainError } from '#contract/domain-error.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { holdEnd } from '../ordering/begin-booking.ts';
import { updateHolds } from '../lifecycle/update-holds.ts';
import { findBookings } from '../reading/booking-queries.ts';
import { findCartLines, lockCart, markExtended } from './cart-queries.ts';
import { readCart } from './read-cart.ts';
import { isExtendable } from './cart-view.ts';

/** Holds the seats of all lines that were not extended before for `holdMinutes` from now on, as any hold no longer than until the start.
 *  Throws `booking_state` if there is none. */
export async function extendCart(context: Context): Promise<CartView> {
  const { id: userId } = signedIn(context);
  const settings = await currentSettings(context);
  const request = { userId, operation: 'extendCart', key: context.caller.idempotencyKey, input: {} };
  return withIdempotency(context, request, async (transaction) => {
    const now = context.clock.now();
    await lockCart(transaction, userId);
    const lines = await findCartLines(transaction, userId, now);
    const ids = lines.map(({ bookingId }) => bookingId);
    const holds = new Map((await findBookings(transaction, ids, context.caller.language)).map((one) => [one.id, one]));
    const extended = lines
      .filter((line) => isExtendable(line, holds.get(line.bookingId)!, now))
      .map(({ bookingId }) => holds.get(bookingId)!);
    if (extended.length === 0) throw new DomainError('booking_state');
    const ends = Map.groupBy(extended, (hold) => holdEnd([lastStartOf(hold)], settings, now).getTime());
    for (const [end, some] of ends) await updateHolds(transaction, some.map(idOf), { holdExpiresAt: new Date(end) });
    await markExtended(transaction, extended.map(idOf), now);
    return readCart(context, transaction);
  });
}

const idOf = ({ id }: { id: string }): string => id;

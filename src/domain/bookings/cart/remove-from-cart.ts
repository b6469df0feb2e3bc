import { DomainError } from '#contract/domain-error.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { lockBooking } from '../lifecycle/lifecycle-queries.ts';
import { transition } from '../lifecycle/transition.ts';
import { mayTransition } from '../lifecycle/transition-table.ts';
import { findOwnBooking } from '../reading/booking-queries.ts';
import { deleteCartLines, isInCart } from './cart-queries.ts';

/** Removes a line and returns the seats that it still holds. Throws `not_found`. */
export async function removeFromCart(context: Context, holdId: string): Promise<undefined> {
  const { id: userId } = signedIn(context);
  await context.database.transaction(async (transaction) => {
    await lockBooking(transaction, holdId);
    const hold = await findOwnBooking(transaction, userId, holdId, context.caller.language);
    if (!hold || hold.placedAt !== null || !(await isInCart(transaction, userId, holdId)))
      throw new DomainError('not_found');
    await deleteCartLines(transaction, [holdId]);
    if (hold.state === 'on_hold')
      await transition(transaction, hold, 'expire', { actor: 'traveller', at: context.clock.now() });
  });
}

/** Does for a hold whose time is over what the recurring job does within seconds. */
export async function releaseOverdue(context: Context, holdId: string): Promise<void> {
  const { id: userId } = signedIn(context);
  await context.database.transaction(async (transaction) => {
    await lockBooking(transaction, holdId);
    const now = context.clock.now();
    const hold = await findOwnBooking(transaction, userId, holdId, context.caller.language);
    if (hold?.placedAt === null && mayTransition('expire', hold, 'clock', now))
      await transition(transaction, hold, 'expire', { actor: 'clock', at: now });
  });
}

import type { Context } from '#platform/http/caller.ts';
import { signedIn } from '#platform/http/caller.ts';
import { once } from '#platform/idempotency/once.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { type Choice, findOffer } from './find-offer.ts';
import { holdSeats } from './hold-seats.ts';
import { quoteView } from './quote-view.ts';

/** Keeps seats for `holdMinutes` at today's price. The hold is a booking that nobody has placed yet. */
export async function createHold(context: Context, choice: Choice) {
  const user = signedIn(context);
  await throttle(context, 'takeSeats', user.id);
  const settings = await currentSettings(context);
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + settings.holdMinutes * 60_000);
  const attempt = { userId: user.id, operation: 'createHold', key: context.caller.idempotencyKey, input: choice };
  return once(context, attempt, async (transaction) => {
    const offer = await findOffer(transaction, choice, now);
    const begin = () => ({
      state: 'on_hold' as const,
      paymentKind: offer.tour.payLater ? ('later' as const) : ('now' as const),
      placedAt: null,
      holdExpiresAt: expiresAt,
      decideBy: null,
      confirmedAt: null,
    });
    const hold = await holdSeats(transaction, {
      userId: user.id,
      language: context.caller.language,
      offer,
      settings,
      now,
      begin,
    });
    const quote = quoteView(offer.tour, offer.priced, hold.startsAt, offer.tour.currency);
    return { id: hold.id, quote, expiresAt: expiresAt.toISOString() };
  });
}

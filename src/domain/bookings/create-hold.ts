import type { QuoteView } from '#contract/bookings.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { providerFor } from '../payments/provider.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { beginHold } from './begin-booking.ts';
import type { Choice } from './find-offer.ts';
import { quoteView } from './quote-view.ts';
import { takeSeatsInTurn } from './take-seats-in-turn.ts';

type HoldView = { id: string; quote: QuoteView; expiresAt: string };

/** Keeps seats for `holdMinutes` at today's price. The hold is a booking that nobody has placed yet. */
export async function createHold(context: Context, choice: Choice): Promise<HoldView> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'takeSeats', userId);
  const settings = await currentSettings(context);
  const answer = await takeSeatsInTurn(context, {
    attempt: { userId, operation: 'createHold', key: context.caller.idempotencyKey, input: choice },
    choice,
    language: context.caller.language,
    settings,
    provider: providerFor(context.config).name,
    begin:
      ({ tour }) =>
      () =>
        beginHold(tour.payLater ? 'later' : 'now', settings, context.clock.now()),
    answer: ({ id, startsAt, holdExpiresAt }, { tour, priced }) => ({
      id,
      quote: quoteView(tour, priced, startsAt, tour.currency),
      expiresAt: holdExpiresAt!.toISOString(),
    }),
  });
  return answer as HoldView;
}

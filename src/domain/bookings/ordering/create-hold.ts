import type { HeldQuoteView } from '#contract/bookings.ts';
import { money } from '#kernel/money.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { handleIdempotently } from '#platform/idempotency/with-idempotency.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { quoteView } from '../reading/quote-view.ts';
import { beginHold, holdEnd } from './begin-booking.ts';
import type { BookingRequest } from './booking-request.ts';
import { type PurchaseSteps, bookOrHold } from './place-booking.ts';

type HoldView = { id: string; quote: HeldQuoteView; expiresAt: string };

/** Holds seats for `holdMinutes` at today's price. A hold is a booking that is not placed yet. */
export function createHold(context: Context, request: BookingRequest): Promise<HoldView> {
  return holdSeats<HoldView>(context, request, {
    operation: 'createHold',
    answersMode: 'later',
    input: request,
    view: ({ id, startsAt, holdExpiresAt, totalMinor, currency, ...hold }, { tour, quote }) => ({
      id,
      quote: {
        ...quoteView(
          { ...hold, payLater: tour.payLater },
          { lines: hold.lines, total: money(totalMinor, currency) },
          startsAt,
          {
            currency,
            language: context.caller.language,
          },
        ),
        ...(quote && { shown: quote.shown }),
      },
      expiresAt: holdExpiresAt!.toISOString(),
    }),
  });
}

/** `operation` and `input` identify repeated requests. */
type Holding<View> = { operation: string; input: object } & Omit<PurchaseSteps<View>, 'begin'>;

export async function holdSeats<View>(
  context: Context,
  request: BookingRequest,
  { operation, input, ...steps }: Holding<View>,
): Promise<View> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'orders', userId);
  const settings = await currentSettings(context);
  const now = context.clock.now();
  const idempotent = { userId, operation, key: context.caller.idempotencyKey, input };
  const begin: PurchaseSteps<View>['begin'] = ({ tour }, departure) =>
    beginHold(tour.payLater ? 'later' : 'now', holdEnd([lastStartOf(departure)], settings, now));
  return handleIdempotently(context, idempotent, (inTransaction) =>
    bookOrHold({ context, userId, inTransaction, settings, now, request }, { begin, ...steps }),
  );
}

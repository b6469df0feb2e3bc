import { invalid } from '#contract/domain-error.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { checkPromoCode, type PromoCode, spelledOut } from './promo-code.ts';
import { findPromoCode, takePromoCode } from './promo-code-queries.ts';

type Sold = { id: string; currency: Currency };

/** The code that was typed, if it is good for the tour at that moment; undefined if none was. Throws `invalid_input` on `code`,
 *  `too_many_requests`: codes are guessed by machines. */
export async function usablePromoCode(
  context: Context,
  typed: string | undefined,
  { id: tourId, currency }: Sold,
  at: Date = context.clock.now(),
): Promise<PromoCode | undefined> {
  if (typed === undefined) return undefined;
  const { caller, database } = context;
  await throttle(context, 'promoCodes', caller.address);
  const query = { code: spelledOut(typed), tourId, userId: caller.user?.id };
  const { commissionPercent } = await currentSettings(context);
  return checkPromoCode(await findPromoCode(database.db, query), { charged: currency, commissionPercent, now: at });
}

type Booked = { id: string; userId: string; promoCodeId: string | null };

/** Uses the code of a new booking. Last of all locks, as bookings of all departures meet here. Throws `invalid_input` on `code`. */
export async function takePromoCodeOf(db: Queryable, { id, userId, promoCodeId }: Booked): Promise<void> {
  if (promoCodeId === null) return;
  const refusal = await takePromoCode(db, { promoCodeId, userId, bookingId: id });
  if (refusal) throw invalid('code', refusal);
}

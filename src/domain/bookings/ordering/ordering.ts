import type { BookingView } from '#contract/bookings.ts';
import { money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/caller.ts';
import type { Services } from '#platform/services.ts';
import { shareOf } from '#domain/affiliates/attribution.ts';
import { type Attribution, insertReferral } from '#domain/affiliates/referral-queries.ts';
import { providerFor } from '#domain/payments/provider.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { bookingView } from '../reading/booking-view.ts';

/** For whom seats are booked or held, and when: the context of every step. */
export type Ordering = {
  context: Services & { caller: Pick<Caller, 'language'> };
  userId: string;
  settings: Settings;
  /** The affiliate whose link led here, if any. */
  attribution?: Attribution;
  now: Date;
};

export const viewOf = ({ context: { caller, config, secrets }, now }: Ordering, row: BookingRow): BookingView =>
  bookingView(row, { language: caller.language, now, payUrl: providerFor(config).pageUrl, secrets });

export async function insertReferralOf(
  db: Queryable,
  attribution: Attribution | undefined,
  booking: BookingRow,
  now: Date,
): Promise<void> {
  const { id: bookingId, currency, totalMinor } = booking;
  const share = shareOf(attribution, { ...booking, total: money(totalMinor, currency) });
  if (share) await insertReferral(db, { bookingId, ...share, currency, referredAt: now });
}

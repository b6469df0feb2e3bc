// The affiliate of a booking and the share. The attribution is looked up before the booking is inserted; the referral
// is inserted in the booking's own transaction, so that neither exists without the other.
import { attributionDays } from '#kernel/referrals.ts';
import type { Money } from '#kernel/money.ts';
import { percentOf } from '#kernel/prices/percent-of.ts';
import type { Services } from '#platform/services.ts';
import { type Attribution, findClickedAffiliate } from './referral-queries.ts';

export const attributionMs = attributionDays * 24 * 3600_000;

/** The affiliate of a click; undefined for one that no longer counts, which does not prevent booking. */
export async function findAttribution(
  { database, clock }: Services,
  clickId: string | undefined,
): Promise<Attribution | undefined> {
  if (clickId === undefined) return undefined;
  const clickedAfter = new Date(clock.now().getTime() - attributionMs);
  return findClickedAffiliate(database.db, { clickId, clickedAfter });
}

export type ReferredBooking = { userId: string; supplierId: string; total: Money; commissionMinor: number };
export type AffiliateShare = { affiliateId: string; shareMinor: number };

/** The share is part of the marketplace's commission, never more. Affiliates earn nothing for their own bookings or tours. */
export function shareOf(attribution: Attribution | undefined, booking: ReferredBooking): AffiliateShare | null {
  if (!attribution) return null;
  const { affiliateId, userId, percent, supplierIds } = attribution;
  if (userId === booking.userId || supplierIds.includes(booking.supplierId)) return null;
  const shareMinor = Math.min(booking.commissionMinor, percentOf(booking.total, percent).amountMinor);
  return { affiliateId, shareMinor };
}

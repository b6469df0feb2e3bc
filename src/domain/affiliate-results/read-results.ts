import type { AffiliateResultsView } from '#contract/affiliates.ts';
import { DomainError } from '#contract/domain-error.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import { money } from '#kernel/money.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { findAffiliate } from '#domain/affiliates/affiliate-queries.ts';
import { countClicks, findDays } from '#domain/affiliates/referral-queries.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { findReferrals, type ReferralState, sumReferrals } from './result-queries.ts';

const daysShown = 30;
const referralsShown = 50;

/** Throws `not_found` if the user was never approved. */
export async function readResults(context: Context): Promise<AffiliateResultsView> {
  const db = context.database.db;
  const affiliate = await findAffiliate(db, { userId: signedIn(context).id });
  if (!affiliate?.code) throw new DomainError('not_found');
  const today = localDate(context.clock.now(), 'UTC');
  const [days, clicks, sums, referrals] = await Promise.all([
    findDays(db, affiliate.id, addDays(today, 1 - daysShown), today),
    countClicks(db, affiliate.id),
    sumReferrals(db, affiliate.id),
    findReferrals(db, affiliate.id, context.caller.language, referralsShown),
  ]);
  const sumsOf = (state: ReferralState) => sums.filter((sum) => sum.state === state);
  const pricesOf = (state: ReferralState) =>
    sumsOf(state).map(({ sumMinor, currency }) => priceView(money(Number(sumMinor), currency)));
  return {
    days,
    clicks,
    bookings: sums.filter(({ state }) => state !== 'ended').reduce((total, { count }) => total + count, 0),
    earned: pricesOf('earned'),
    expected: pricesOf('ahead'),
    referrals: referrals.map(({ tour, startsOn, referredAt, state, shareMinor, currency }) => ({
      tour,
      startsOn,
      referredAt: referredAt.toISOString(),
      state,
      share: priceView(money(shareMinor, currency)),
    })),
  };
}

// What cancelling gives back: a function of the policy and the clock, nothing else.
import type { PolicyView } from '#contract/catalogue.ts';
import { type Money, money, percentOf } from '#kernel/money.ts';

export type PolicyKey = PolicyView['key'];
/** Cancelled at least this many hours before the start, this much comes back. Longest first. */
type Tier = { hoursBefore: number; refundPercent: number };

export const policies: Record<PolicyKey, readonly Tier[]> = {
  flexible: [{ hoursBefore: 24, refundPercent: 100 }],
  moderate: [
    { hoursBefore: 72, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ],
  strict: [{ hoursBefore: 168, refundPercent: 50 }],
  fixed: [],
};

export function policyView(key: PolicyKey): PolicyView {
  return { key, tiers: [...policies[key]] };
}

/** The last moment at which all comes back, or undefined where the policy never gives all back. */
export function freeCancellationUntil(key: PolicyKey, startsAt: Date): Date | undefined {
  const free = policies[key].find((tier) => tier.refundPercent === 100);
  return free && new Date(startsAt.getTime() - free.hoursBefore * 3600_000);
}

export const grantsFreeCancellation = (key: PolicyKey): boolean =>
  policies[key].some((tier) => tier.refundPercent === 100);

/** Percent of the total that comes back when a traveller cancels at `at`; a deadline itself still counts. */
export function refundPercent(key: PolicyKey, startsAt: Date, at: Date): number {
  const hoursLeft = (startsAt.getTime() - at.getTime()) / 3600_000;
  return policies[key].find((tier) => hoursLeft >= tier.hoursBefore)?.refundPercent ?? 0;
}

export type RefundQuote = { refundPercent: number; refund: Money; kept: Money };

export function quoteRefund(key: PolicyKey, startsAt: Date, at: Date, total: Money): RefundQuote {
  const percent = refundPercent(key, startsAt, at);
  const refund = percentOf(total, percent);
  return { refundPercent: percent, refund, kept: money(total.amountMinor - refund.amountMinor, total.currency) };
}

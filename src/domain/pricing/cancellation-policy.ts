// The refund of a cancellation: a pure function of the policy and the time. The tiers are repeated in SQL, in
// `policy_refund_percent` (migration 0037), which broken_invariants() uses to check refunds: a change here needs a
// migration that replaces that function. bookings/lifecycle/granted-refunds.test.ts compares the two.
import type { PolicyView } from '#contract/catalogue.ts';
import { type Money, money, percentOf } from '#kernel/money.ts';

export type PolicyKey = PolicyView['key'];
/** The refund for cancelling at least this many hours before the start. Longest first. */
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

/** The deadline for a full refund, or undefined if the policy has none. */
export function freeCancellationUntil(key: PolicyKey, startsAt: Date): Date | undefined {
  const free = policies[key].find((tier) => tier.refundPercent === 100);
  return free && new Date(startsAt.getTime() - free.hoursBefore * 3600_000);
}

export const grantsFreeCancellation = (key: PolicyKey): boolean =>
  policies[key].some((tier) => tier.refundPercent === 100);

/** The refund in percent when a traveller cancels at `at`; the deadline itself still counts. */
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

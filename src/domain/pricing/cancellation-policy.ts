// The refund of a cancellation: a pure function of terms and time. `policies` are the rules under which tours are sold today. A
// booking keeps the tiers that it was sold under (`refundTiers`), so a change here is for later bookings only.
import type { PolicyView } from '#contract/catalogue.ts';
import { type Money, money } from '#kernel/money.ts';
import { percentOf } from '#kernel/prices/percent-of.ts';

export type PolicyKey = PolicyView['key'];
/** The refund for cancelling at least this many hours before the start. Longest first. */
export type RefundTiers = readonly Readonly<PolicyView['tiers'][number]>[];

export const policies: Record<PolicyKey, RefundTiers> = {
  flexible: [{ hoursBefore: 24, refundPercent: 100 }],
  moderate: [
    { hoursBefore: 72, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ],
  strict: [{ hoursBefore: 168, refundPercent: 50 }],
  fixed: [],
};

/** Of a traveller who may cancel free of charge whatever the policy. */
export const allBack: RefundTiers = [{ hoursBefore: 0, refundPercent: 100 }];

/** The terms of a booking, or by default those under which a tour is sold today. */
export function policyView(key: PolicyKey, tiers: RefundTiers = policies[key]): PolicyView {
  return { key, tiers: [...tiers] };
}

/** The deadline for a full refund, or undefined if the terms have none. */
export function freeCancellationUntil(tiers: RefundTiers, startsAt: Date): Date | undefined {
  const free = tiers.find((tier) => tier.refundPercent === 100);
  return free && new Date(startsAt.getTime() - free.hoursBefore * 3600_000);
}

export const grantsFreeCancellation = (key: PolicyKey): boolean =>
  policies[key].some((tier) => tier.refundPercent === 100);

/** The refund in percent when a traveller cancels at `at`; the deadline itself still counts. */
export const refundPercent = (tiers: RefundTiers, startsAt: Date, at: Date): number =>
  tierAt(tiers, startsAt, at)?.refundPercent ?? 0;

/** Until when the refund in percent stays what it is at `at`; undefined where nothing is refunded any more. */
export function sameRefundUntil(tiers: RefundTiers, startsAt: Date, at: Date): Date | undefined {
  const tier = tierAt(tiers, startsAt, at);
  return tier && new Date(startsAt.getTime() - tier.hoursBefore * 3600_000);
}

function tierAt(tiers: RefundTiers, startsAt: Date, at: Date): RefundTiers[number] | undefined {
  const hoursLeft = (startsAt.getTime() - at.getTime()) / 3600_000;
  return tiers.find((tier) => hoursLeft >= tier.hoursBefore);
}

/** Terms that grant at most so many percent; tiers that add nothing to a later one are left out. */
export function capTiers(tiers: RefundTiers, percentMax: number): RefundTiers {
  const capped = tiers.map((tier) => ({ ...tier, refundPercent: Math.min(tier.refundPercent, percentMax) }));
  return capped.filter(
    ({ refundPercent: percent }, index) => percent > 0 && percent !== capped[index + 1]?.refundPercent,
  );
}

export type RefundQuote = { refundPercent: number; refund: Money; retained: Money };

/** Decides how much of `total` is refunded when a traveller cancels at `at`: in minor units of its currency, half a unit up;
 *  what is not refunded is kept. Never throws. The SQL function `granted_refund_minor` is equivalent. */
export function quoteRefund(tiers: RefundTiers, startsAt: Date, at: Date, total: Money): RefundQuote {
  const percent = refundPercent(tiers, startsAt, at);
  const refund = percentOf(total, percent);
  return { refundPercent: percent, refund, retained: money(total.amountMinor - refund.amountMinor, total.currency) };
}

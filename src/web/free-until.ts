import type { PolicyView } from '#contract/catalogue.ts';

const hourMs = 3_600_000;

/** The instant of a policy's tier before a start. */
export function deadlineOf(startsAtUtc: string, hoursBefore: number): string {
  return new Date(Date.parse(startsAtUtc) - hoursBefore * hourMs).toISOString();
}

/** The last instant at which everything comes back; null where the policy never gives all back. */
export function freeUntil({ tiers }: PolicyView, startsAtUtc: string): string | null {
  const hours = tiers.filter(({ refundPercent }) => refundPercent === 100).map(({ hoursBefore }) => hoursBefore);
  return hours.length > 0 ? deadlineOf(startsAtUtc, Math.min(...hours)) : null;
}

/** The same while it can still be met, else null. */
export function freeUntilFromNow(policy: PolicyView, startsAtUtc: string): string | null {
  const until = freeUntil(policy, startsAtUtc);
  return until && Date.parse(until) > Date.now() ? until : null;
}

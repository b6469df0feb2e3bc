// How long a session lasts: a time after its last refresh, and a time after the sign-in.
import type { Role } from '#contract/accounts/accounts.ts';
import { retention } from '#kernel/retention.ts';

export type Lifetime = { idleHours: number; totalHours: number };

const day = 24;

/** Operators reach everyone's data, so they sign in every day; suppliers work in bursts over a week. */
export const lifetimes: Record<Role, Lifetime> = {
  client: { idleHours: retention.sessionDays * day, totalHours: 90 * day },
  supplier: { idleHours: 12, totalHours: 7 * day },
  admin: { idleHours: 12, totalHours: 12 },
};

/** The end of a session that begins now. */
export function firstEnd(role: Role, now: Date): Date {
  const { idleHours, totalHours } = lifetimes[role];
  return new Date(now.getTime() + Math.min(idleHours, totalHours) * 3600_000);
}

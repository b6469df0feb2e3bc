// Which accounts must have a second factor, and from when on.
import type { Role } from '#contract/accounts/accounts.ts';
import type { MemberRole, StaffRole } from '#kernel/rights.ts';
import { isLoopback } from '#platform/config/config.ts';
import type { Services } from '#platform/services.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';

/** Long enough to get an authenticator app. */
const graceMs = 7 * 86_400_000;

/** A user who has a part of the rights of operators needs a second factor as they do. */
type SecondFactorState = { role: Role; isDemo: boolean; secondFactorGraceFrom: Date; hasCodes: boolean };
export type LiveUser = SecondFactorState & { staffRole: StaffRole | null; memberRole: MemberRole | null };

export async function mustSetUpSecondFactor(services: Services, user: SecondFactorState): Promise<boolean> {
  const requiredFrom = await secondFactorRequiredFrom(services, user);
  return requiredFrom !== null && services.clock.now() >= requiredFrom;
}

/** The end of an account's grace period; null if it has a second factor or needs none. The grace period begins with the
 *  account (for one of before the rule, with the upgrade), or with the setting, whichever is later.
 *  On a laptop the published logins of the demo world are exempt. */
export async function secondFactorRequiredFrom(services: Services, user: SecondFactorState): Promise<Date | null> {
  const { role, isDemo, secondFactorGraceFrom, hasCodes } = user;
  if (hasCodes || role === 'client') return null;
  if (isDemo && isLoopback(new URL(services.config.appUrl))) return null;
  const { requireSecondFactor, secondFactorRequiredSince } = await currentSettings(services);
  const requiredRole = role === 'admin' ? 'operator' : role;
  if (!requireSecondFactor.includes(requiredRole)) return null;
  const since = Date.parse(secondFactorRequiredSince[requiredRole] ?? secondFactorGraceFrom.toISOString());
  return new Date(Math.max(since, secondFactorGraceFrom.getTime()) + graceMs);
}

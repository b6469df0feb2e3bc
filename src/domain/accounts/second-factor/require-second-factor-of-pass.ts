import { DomainError } from '#contract/domain-error.ts';
import type { Services } from '#platform/services.ts';
import { findSecondFactorState } from '../account-queries.ts';
import type { SuspensionPass } from '../sessions/suspension-pass.ts';
import { mustSetUpSecondFactor } from './second-factor-rule.ts';

const mailedPasswordMs = 3_600_000;

/** Whoever is suspended cannot set up codes. In their place counts a passkey, or a password that was set by the link of a mail in the hour
 *  before the sign-in. Throws `second_factor_required`. */
export async function requireSecondFactorOfPass(services: Services, pass: SuspensionPass): Promise<void> {
  if (pass.byPasskey) return;
  const user = await findSecondFactorState(services.database.db, pass.userId);
  if (!user || !(await mustSetUpSecondFactor(services, user))) return;
  const age = pass.issuedAt - (user.passwordMailedAt?.getTime() ?? -Infinity);
  if (age < 0 || age > mailedPasswordMs) throw new DomainError('second_factor_required');
}

import { invalid } from '#contract/domain-error.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { resetThrottle, throttle } from '#platform/throttle/throttle.ts';
import { findPasswordHash } from '../account-queries.ts';
import { verifyPassword } from './password.ts';

/** Checks the caller's password and returns its hash. Throws DomainError invalid_input on `field`
 *  (wrong_password), too_many_requests: in an unattended browser no one can guess for long. */
export async function checkOwnPassword(context: Context, field: string, password: string): Promise<string> {
  const { id } = signedIn(context);
  await throttle(context, 'ownPassword', id);
  const hash = await findPasswordHash(context.database.db, id);
  if (hash === undefined || !(await verifyPassword(context.config, hash, { password, caller: context.caller.address })))
    throw invalid(field, 'wrong_password');
  await resetThrottle(context, 'ownPassword', id);
  return hash;
}

import { invalid } from '#contract/domain-error.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { resetThrottle, throttle } from '#platform/throttle/throttle.ts';
import { findPasswordHash } from './account-queries.ts';
import { verifyPassword } from './password.ts';

/** The hash of the caller's password, which they have just shown to know. Throws DomainError invalid_input on `field`
 *  (wrong_password), too_many_requests: whoever finds a browser signed in must not guess for long. */
export async function provePassword(context: Context, field: string, password: string): Promise<string> {
  const { id } = signedIn(context);
  await throttle(context, 'ownPassword', id);
  const hash = await findPasswordHash(context.database.read, id);
  if (hash === undefined || !(await verifyPassword(hash, password))) throw invalid(field, 'wrong_password');
  await resetThrottle(context, 'ownPassword', id);
  return hash;
}

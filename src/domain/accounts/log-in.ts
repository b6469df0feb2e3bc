import type { accountEndpoints, Entered } from '#contract/accounts.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Context } from '#platform/http/caller.ts';
import { findCredentials } from './account-queries.ts';
import { countSignIn, forgiveSignIn } from './count-sign-ins.ts';
import { normalizeEmail } from './create-user.ts';
import { rememberDevice } from './device-cookie.ts';
import { isOwnOrigin } from './own-origin.ts';
import { verifyPassword } from './password.ts';
import { askSecondStep } from './second-step.ts';
import { answerSession, startSession } from './start-session.ts';

/** Signs in, or asks for the second step where the account has one. A known and an unknown e-mail are counted, worked on and answered alike. Throws DomainError malformed
 *  (foreign Origin: nobody is to be signed in to somebody else's account), too_many_requests, wrong_credentials or
 *  unavailable. */
export async function logIn(context: Context, body: InputOf<typeof accountEndpoints.login>['body']): Promise<Entered> {
  const { database, config, caller } = context;
  if (!isOwnOrigin(config, caller)) throw new DomainError('malformed');
  const email = normalizeEmail(body.email);
  await countSignIn(context, email);

  const found = await findCredentials(database.read, email);
  const right = await verifyPassword(found?.passwordHash, body.password);
  if (!found || !right) throw new DomainError('wrong_credentials');

  const { passwordHash: _, codesSince, ...user } = found;
  if (codesSince) return askSecondStep(context, user.id);
  await forgiveSignIn(context, email);
  rememberDevice(context, email);
  return answerSession(context, user, await startSession(database.read, context, user.id));
}

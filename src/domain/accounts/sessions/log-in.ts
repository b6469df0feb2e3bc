import type { accountEndpoints, Entered } from '#contract/accounts/accounts.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Context } from '#platform/http/caller.ts';
import { findCredentials } from '../account-queries.ts';
import { countSignInAttempt, resetSignInAttempts } from './count-sign-in-attempts.ts';
import { normalizeEmail } from '../create-user.ts';
import { rememberDevice } from './device-cookie.ts';
import { logFailedSignIn } from './log-failed-sign-in.ts';
import { isOwnOrigin } from './own-origin.ts';
import { verifyPassword } from '../passwords/password.ts';
import { requireSecondFactor } from '../second-factor/finish-sign-in.ts';
import { sessionResponse, startSession } from './start-session.ts';

type SignIn = { by: 'password'; email: string; userId?: string };

/** Signs in, or asks for the second factor if the account has one. Known and unknown e-mails are throttled, processed
 *  and answered alike. Throws DomainError malformed (foreign Origin, so that no one can be signed in to another
 *  account), too_many_requests, wrong_credentials or unavailable. */
export async function logIn(context: Context, body: InputOf<typeof accountEndpoints.login>['body']): Promise<Entered> {
  const { config, caller } = context;
  if (!isOwnOrigin(config, caller)) throw new DomainError('malformed');
  const signIn: SignIn = { by: 'password', email: normalizeEmail(body.email) };
  return logFailedSignIn(context, signIn, () => completeSignIn(context, signIn, body.password));
}

async function completeSignIn(context: Context, signIn: SignIn, password: string): Promise<Entered> {
  const { database, config, caller } = context;
  const { email } = signIn;
  await countSignInAttempt(context, email);

  const found = await findCredentials(database.db, email);
  signIn.userId = found?.id;
  const isCorrect = await verifyPassword(config, found?.passwordHash, { password, caller: caller.address });
  if (!found || !isCorrect) throw new DomainError('wrong_credentials');

  const { passwordHash: _, codesSince, ...user } = found;
  if (codesSince) return requireSecondFactor(context, user.id);
  await resetSignInAttempts(context, email);
  rememberDevice(context, email);
  const started = await startSession(database.db, context, user, { isAuthentication: true });
  return sessionResponse(context, user, started);
}

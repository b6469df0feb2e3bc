// Signing in with a code that was mailed, without a password: the first one opens the account of a traveller, whose address it confirms.
import type { Entered } from '#contract/accounts/accounts.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import { generatedName } from '#kernel/own-name.ts';
import type { Context } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findCredentials, insertUser, type UserRow } from '../account-queries.ts';
import { normalizeEmail } from '../create-user.ts';
import { accountMailJobs } from '../job-types.ts';
import { noPassword } from '../passwords/password.ts';
import { requireSecondFactor } from '../second-factor/finish-sign-in.ts';
import { rememberDevice } from '../sessions/device-cookie.ts';
import { logFailedSignIn } from '../sessions/log-failed-sign-in.ts';
import { isOwnOrigin } from '../sessions/own-origin.ts';
import { sessionResponse, startSession } from '../sessions/start-session.ts';
import { redeemSignInCode, signsInByCode } from './sign-in-code.ts';

/** Requests the mail with a code. The job looks up what account the address has, so neither the response nor its time reveals it.
 *  Throws DomainError too_many_requests. */
export async function requestSignInCode(context: Context, input: string): Promise<void> {
  const { database, clock, caller } = context;
  const email = normalizeEmail(input);
  await throttle(context, 'codeAddress', caller.address);
  await throttle(context, 'codeEmail', email);
  const job = { id: newId(), email, language: caller.language };
  await enqueue(database.db, accountMailJobs['sign-in-code-wanted'], job, clock.now());
  context.wakeJobs();
}

type SignIn = { by: 'mailed_code'; email: string; userId?: string };

type Typed = { email: string; code: string; name?: string };

/** Signs in, or asks for the second factor if the account has one, as after a password. `name`: of an account that it opens. Throws DomainError malformed (foreign Origin),
 *  invalid_input on `code`, account_suspended, too_many_requests. */
export async function signInWithCode(context: Context, typed: Typed): Promise<Entered> {
  const { config, caller } = context;
  if (!isOwnOrigin(config, caller)) throw new DomainError('malformed');
  const signIn: SignIn = { by: 'mailed_code', email: normalizeEmail(typed.email) };
  return logFailedSignIn(context, signIn, () => completeSignIn(context, signIn, typed));
}

async function completeSignIn(context: Context, signIn: SignIn, { code, name }: Typed): Promise<Entered> {
  const { database } = context;
  const { email } = signIn;
  await redeemSignInCode(context, email, code);
  const newcomer = await insertNewcomer(context, email, name);
  const found = newcomer ?? (await findCredentials(database.db, email));
  // It may have changed since the code was mailed.
  if (!found || !signsInByCode(found)) throw invalid('code', 'wrong_mailed_code');
  signIn.userId = found.id;
  if ('codesSince' in found && found.codesSince) return requireSecondFactor(context, found.id);
  rememberDevice(context, email);
  const started = await startSession(database.db, context, found, { isAuthentication: true });
  return sessionResponse(context, found, started);
}

/** undefined if the address has an account. */
function insertNewcomer(
  { database, clock, caller }: Context,
  email: string,
  // Before the first booking the form asks for a name.
  name = generatedName(email),
): Promise<UserRow | undefined> {
  const now = clock.now();
  return insertUser(database.db, {
    id: newId(),
    email,
    name,
    role: 'client',
    passwordHash: noPassword,
    language: caller.language,
    emailConfirmedAt: now,
    createdAt: now,
    secondFactorGraceFrom: now,
  });
}

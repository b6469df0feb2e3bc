// Recent authentication: required before sign-in methods change, so that a browser left open or a token copied long after
// signing in is not enough to take the account over. Signing in counts, refreshing a session does not.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { securityEndpoints } from '#contract/accounts/security.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { resetThrottle, throttle } from '#platform/throttle/throttle.ts';
import { findUser } from '../account-queries.ts';
import { createChallenge } from '../second-factor/challenge.ts';
import { redeemSignInCode } from '../sign-in-codes/sign-in-code.ts';
import { verifyAuthentication } from '../passkeys/verify-passkey.ts';
import { authenticationOptions } from '../passkeys/passkey-options.ts';
import { credentialsOf } from '../passkeys/passkey-queries.ts';
import { checkOwnPassword } from '../passwords/check-own-password.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import { wasReauthenticatedSince, recordReauthentication } from './session-list-queries.ts';

/** Long enough to fetch a telephone and scan a code. */
const recentMinutes = 10;
const recentMs = recentMinutes * 60_000;

type Credentials = InputOf<(typeof securityEndpoints)['reauthenticate']>['body'];

/** Throws DomainError proof_required. */
export async function requireRecentAuthentication(context: Context): Promise<void> {
  const { sessionId } = signedIn(context);
  const since = new Date(context.clock.now().getTime() - recentMs);
  if (await wasReauthenticatedSince(context.database.db, sessionId, since)) return;
  logSecurity(context, 'recent_authentication', { outcome: 'missing' });
  throw new DomainError('proof_required');
}

export async function startReauthentication(
  context: Context,
): Promise<ResponseOf<(typeof securityEndpoints)['startReauthentication']>> {
  const { id: userId } = signedIn(context);
  const party = relyingParty(context);
  await throttle(context, 'beginSecurity', userId);
  const db = context.database.db;
  const { token } = await createChallenge(db, { purpose: 'passkey_proof', userId }, context.clock.now());
  return authenticationOptions(token, party, await credentialsOf(db, userId));
}

/** Throws DomainError invalid_input (password, passkey, code), too_many_requests, malformed or unavailable. */
export async function reauthenticate(
  context: Context,
  { password, passkey, code }: Credentials,
): Promise<{ provedUntil: string }> {
  const { sessionId } = signedIn(context);
  const shown = [password, passkey, code].filter((one) => one !== undefined).length;
  if (shown !== 1) throw invalid('password', shown === 0 ? 'required' : 'contradiction');
  if (passkey) await logOutcome(context, 'passkey', () => reauthenticateByPasskey(context, passkey));
  else if (code) await logOutcome(context, 'mailed_code', () => reauthenticateByCode(context, code));
  else await logOutcome(context, 'password', () => checkOwnPassword(context, 'password', password!));
  const now = context.clock.now();
  await recordReauthentication(context.database.db, sessionId, now);
  return { provedUntil: new Date(now.getTime() + recentMs).toISOString() };
}

async function logOutcome(
  context: Context,
  by: 'password' | 'mailed_code' | 'passkey',
  check: () => Promise<unknown>,
): Promise<void> {
  try {
    await check();
  } catch (error) {
    const reason = (error as DomainError).code ?? 'error';
    logSecurity(context, 'recent_authentication', { outcome: 'failed', by, reason });
    throw error;
  }
  logSecurity(context, 'recent_authentication', { outcome: 'passed', by });
}

/** Of an account without a password, in place of which its mailbox is. With a password the mailbox alone is not enough: it could turn
 *  off the second factor, for which choosing a new password by mail asks. */
async function reauthenticateByCode(context: Context, code: string): Promise<void> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'ownPassword', userId);
  const user = await findUser(context.database.db, userId);
  if (!user || user.hasPassword) throw invalid('code', 'wrong_mailed_code');
  await redeemSignInCode(context, user.email, code);
  await resetThrottle(context, 'ownPassword', userId);
}

async function reauthenticateByPasskey(context: Context, passkey: NonNullable<Credentials['passkey']>): Promise<void> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'ownPassword', userId);
  await verifyAuthentication(context, passkey, { purpose: 'passkey_proof', userId });
  await resetThrottle(context, 'ownPassword', userId);
}

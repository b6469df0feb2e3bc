import type { SessionView } from '#contract/accounts/accounts.ts';
import { invalid } from '#contract/domain-error.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { UsedPasskey } from '#contract/accounts/passkey-shapes.ts';
import type { securityEndpoints } from '#contract/accounts/security.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findUser } from '../account-queries.ts';
import { createChallenge } from '../second-factor/challenge.ts';
import { rememberDevice } from '../sessions/device-cookie.ts';
import { logFailedSignIn } from '../sessions/log-failed-sign-in.ts';
import { verifyAuthentication } from './verify-passkey.ts';
import { authenticationOptions } from './passkey-options.ts';
import { relyingParty } from './relying-party.ts';
import { sessionResponse, startSession } from '../sessions/start-session.ts';

/** Throws DomainError malformed (foreign Origin) or too_many_requests. */
export async function startPasskeySignIn(
  context: Context,
): Promise<ResponseOf<(typeof securityEndpoints)['startPasskeySignIn']>> {
  const party = relyingParty(context);
  await throttle(context, 'passkeyChallenge', context.caller.address);
  const challenge = { purpose: 'passkey_sign_in', userId: null } as const;
  const { token } = await createChallenge(context.database.db, challenge, context.clock.now());
  return authenticationOptions(token, party);
}

/** Signs in the owner of the passkey, which has verified its user, so no code is required. Throws DomainError
 *  malformed (foreign Origin), too_many_requests or invalid_input (passkey). */
export async function signInWithPasskey(context: Context, passkey: UsedPasskey): Promise<SessionView> {
  const { database, caller } = context;
  relyingParty(context);
  await throttle(context, 'loginAddress', caller.address);
  const userId = await logFailedSignIn(context, { by: 'passkey' }, () =>
    verifyAuthentication(context, passkey, { purpose: 'passkey_sign_in', userId: null }),
  );
  const user = await findUser(database.db, userId);
  if (!user) throw invalid('passkey', 'wrong_passkey');
  rememberDevice(context, user.email);
  const started = await startSession(database.db, context, user, { isAuthentication: true, byPasskey: true });
  return sessionResponse(context, user, started);
}

import type { SessionView } from '#contract/accounts.ts';
import { invalid } from '#contract/domain-error.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { UsedPasskey } from '#contract/passkey-shapes.ts';
import type { securityEndpoints } from '#contract/security.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findUser } from './account-queries.ts';
import { makeChallenge } from './challenge.ts';
import { rememberDevice } from './device-cookie.ts';
import { checkUsed } from './passkey-checks.ts';
import { optionsToUse } from './passkey-options.ts';
import { relyingParty } from './relying-party.ts';
import { answerSession, startSession } from './start-session.ts';

/** Throws DomainError malformed (foreign Origin) or too_many_requests. */
export async function startPasskeySignIn(
  context: Context,
): Promise<ResponseOf<(typeof securityEndpoints)['startPasskeySignIn']>> {
  const party = relyingParty(context);
  await throttle(context, 'passkeyChallenge', context.caller.address);
  const asked = { purpose: 'passkey_sign_in', userId: null } as const;
  const { token } = await makeChallenge(context.database.read, asked, context.clock.now());
  return optionsToUse(token, party);
}

/** Signs in whoever the passkey belongs to; it has checked its owner, so no code is asked for. Throws DomainError
 *  malformed (foreign Origin), too_many_requests or invalid_input (passkey). */
export async function signInWithPasskey(context: Context, passkey: UsedPasskey): Promise<SessionView> {
  const { database, caller } = context;
  relyingParty(context);
  await throttle(context, 'loginAddress', caller.address);
  const userId = await checkUsed(context, passkey, { purpose: 'passkey_sign_in', userId: null });
  const user = await findUser(database.read, userId);
  if (!user) throw invalid('passkey', 'wrong_passkey');
  rememberDevice(context, user.email);
  return answerSession(context, user, await startSession(database.read, context, user.id));
}

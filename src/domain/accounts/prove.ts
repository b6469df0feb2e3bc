// Beyond holding a session: asked before the ways into an account change, so that a browser left open, or a token that
// was copied, is not enough to take the account over.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { securityEndpoints } from '#contract/security.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { resetThrottle, throttle } from '#platform/throttle/throttle.ts';
import { makeChallenge } from './challenge.ts';
import { checkUsed } from './passkey-checks.ts';
import { optionsToUse } from './passkey-options.ts';
import { credentialsOf } from './passkey-queries.ts';
import { provePassword } from './prove-password.ts';
import { relyingParty } from './relying-party.ts';
import { hasProof, keepProof } from './session-list-queries.ts';

/** Long enough to fetch a telephone and scan a code. */
const proofMinutes = 10;
const proofMs = proofMinutes * 60_000;

type Shown = InputOf<(typeof securityEndpoints)['prove']>['body'];

/** Throws DomainError proof_required. */
export async function needProof(context: Context): Promise<void> {
  const { sessionId } = signedIn(context);
  const since = new Date(context.clock.now().getTime() - proofMs);
  if (!(await hasProof(context.database.read, sessionId, since))) throw new DomainError('proof_required');
}

export async function startProof(context: Context): Promise<ResponseOf<(typeof securityEndpoints)['startProof']>> {
  const { id: userId } = signedIn(context);
  const party = relyingParty(context);
  await throttle(context, 'beginSecurity', userId);
  const db = context.database.read;
  const { token } = await makeChallenge(db, { purpose: 'passkey_proof', userId }, context.clock.now());
  return optionsToUse(token, party, await credentialsOf(db, userId));
}

/** Throws DomainError invalid_input (password, passkey), too_many_requests, malformed or unavailable. */
export async function prove(context: Context, { password, passkey }: Shown): Promise<{ provedUntil: string }> {
  const { sessionId } = signedIn(context);
  if ((password === undefined) === (passkey === undefined))
    throw invalid('password', password === undefined ? 'required' : 'contradiction');
  if (passkey) await provePasskey(context, passkey);
  else await provePassword(context, 'password', password!);
  const now = context.clock.now();
  await keepProof(context.database.read, sessionId, now);
  return { provedUntil: new Date(now.getTime() + proofMs).toISOString() };
}

async function provePasskey(context: Context, passkey: NonNullable<Shown['passkey']>): Promise<void> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'ownPassword', userId);
  await checkUsed(context, passkey, { purpose: 'passkey_proof', userId });
  await resetThrottle(context, 'ownPassword', userId);
}

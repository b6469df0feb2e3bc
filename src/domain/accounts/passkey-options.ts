// What browsers are asked for: a passkey that is found without a name being typed and that checks its owner by finger,
// face or PIN. So it is two proofs in one, and no code is asked for beside it.
import type { z } from '@hono/zod-openapi';
import type { creationOptions, requestOptions } from '#contract/passkey-shapes.ts';
import { challengeLifeMs } from './challenge.ts';
import type { RelyingParty } from './relying-party.ts';

/** EdDSA, ES256, RS256: between them every authenticator has one. */
export const algorithms = [-8, -7, -257] as const;

type Known = { id: string; transports: string[] };
type Creation = { challenge: string; party: RelyingParty; appName: string; known: readonly Known[] };
type Owner = { id: string; email: string; name: string };

export function optionsToCreate(
  { challenge, party, appName, known }: Creation,
  { id, email, name }: Owner,
): z.output<typeof creationOptions> {
  return {
    challenge,
    rp: { id: party.id, name: appName },
    user: { id: handleOf(id), name: email, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeLifeMs,
    // Who made the authenticator is none of our business.
    attestation: 'none',
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

export function optionsToUse(
  challenge: string,
  party: RelyingParty,
  known?: readonly Known[],
): z.output<typeof requestOptions> {
  return {
    challenge,
    rpId: party.id,
    timeout: challengeLifeMs,
    userVerification: 'required',
    ...(known && { allowCredentials: known.map(described) }),
  };
}

const described = ({ id, transports }: Known) => ({ id, type: 'public-key' as const, transports });

/** What authenticators keep beside the key and give back with it: the user's id as 16 bytes, in base64url. */
export const handleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

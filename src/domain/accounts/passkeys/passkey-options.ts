// The options for browsers: discoverable passkeys with user verification (fingerprint, face or PIN). They count as
// two factors, so no code is required in addition.
import { ownName } from '#kernel/own-name.ts';
import type { z } from '@hono/zod-openapi';
import type { creationOptions, requestOptions } from '#contract/accounts/passkey-shapes.ts';
import { challengeLifeMs } from '../second-factor/challenge.ts';
import type { RelyingParty } from './relying-party.ts';

/** EdDSA, ES256, RS256: every authenticator supports one of them. */
export const algorithms = [-8, -7, -257] as const;

type KnownCredential = { id: string; transports: string[] };
type RegistrationInput = { challenge: string; party: RelyingParty; appName: string; known: readonly KnownCredential[] };
type PasskeyOwner = { id: string; email: string; name: string };

export function registrationOptions(
  { challenge, party, appName, known }: RegistrationInput,
  { id, email, name }: PasskeyOwner,
): z.output<typeof creationOptions> {
  return {
    challenge,
    rp: { id: party.id, name: appName },
    user: { id: userHandleOf(id), name: email, displayName: ownName({ name, email }) || email },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeLifeMs,
    // No attestation: the make of the authenticator is not our concern.
    attestation: 'none',
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

export function authenticationOptions(
  challenge: string,
  party: RelyingParty,
  known?: readonly KnownCredential[],
): z.output<typeof requestOptions> {
  return {
    challenge,
    rpId: party.id,
    timeout: challengeLifeMs,
    userVerification: 'required',
    ...(known && { allowCredentials: known.map(described) }),
  };
}

const described = ({ id, transports }: KnownCredential) => ({ id, type: 'public-key' as const, transports });

/** The user handle that authenticators store with the key: the user's id as 16 bytes, in base64url. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

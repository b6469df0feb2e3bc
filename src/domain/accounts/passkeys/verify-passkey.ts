// Verifies registrations and authentications with a WebAuthn library, translating its errors. Loaded with the first passkey:
// its certificates and encodings are not needed at start.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { CreatedPasskey, UsedPasskey } from '#contract/accounts/passkey-shapes.ts';
import type { Context } from '#platform/http/caller.ts';
import { type Purpose, consumeChallenge } from '../second-factor/challenge-queries.ts';
import { algorithms, userHandleOf } from './passkey-options.ts';
import { updateSignCount, findCredential } from './passkey-queries.ts';
import { hashOf } from '../sessions/refresh-token.ts';
import { relyingParty } from './relying-party.ts';

const library = () => import('@simplewebauthn/server');

/** One error for everything that can be wrong: unknown, removed, expired, another site, or a wrong signature. */
const passkeyRefused = (): DomainError => invalid('passkey', 'wrong_passkey');

type NewPasskey = { credentialId: string; publicKey: Buffer; signCount: number; transports: string[] };

/** Throws DomainError invalid_input on `passkey`, or malformed (foreign Origin). */
export async function verifyRegistration(
  context: Context,
  passkey: CreatedPasskey,
  userId: string,
): Promise<NewPasskey> {
  const { id, origin } = relyingParty(context);
  const expectedChallenge = await challengeIn(context, passkey, { purpose: 'passkey_adding', userId });
  const { verifyRegistrationResponse } = await library();
  const checked = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: [...algorithms],
  }).catch(() => undefined);
  if (!checked?.verified) throw passkeyRefused();
  const { credential } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: credential.transports ?? [],
  };
}

/** `userId` null: the passkey identifies the user. */
type ExpectedUse = { purpose: Purpose; userId: string | null };

/** The owner of the passkey. Throws like verifyRegistration. */
export async function verifyAuthentication(context: Context, passkey: UsedPasskey, use: ExpectedUse): Promise<string> {
  const { database, clock } = context;
  const { id, origin } = relyingParty(context);
  const expectedChallenge = await challengeIn(context, passkey, use);
  const known = await findCredential(database.db, passkey.id);
  if (!known || !belongsTo(known.userId, passkey, use)) throw passkeyRefused();
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: passkey.id, publicKey: new Uint8Array(known.publicKey), counter: known.signCount },
  }).catch(() => undefined);
  if (!checked?.verified) throw passkeyRefused();
  const { newCounter } = checked.authenticationInfo;
  if (!(await updateSignCount(database.db, known.id, newCounter, clock.now()))) throw passkeyRefused();
  return known.userId;
}

/** The signed challenge. It is used up, whatever the rest of the verification says. */
async function challengeIn(
  { database, clock }: Context,
  { response }: CreatedPasskey | UsedPasskey,
  { purpose, userId }: ExpectedUse,
): Promise<string> {
  const challenge = consumeSignedChallenge(response.clientDataJSON);
  const taken = await consumeChallenge(database.db, purpose, hashOf(challenge), clock.now());
  if (!taken || taken.userId !== userId) throw passkeyRefused();
  return challenge;
}

function consumeSignedChallenge(clientDataJson: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as { challenge: unknown };
    return String(challenge);
  } catch {
    throw passkeyRefused();
  }
}

/** The user handle, if the authenticator sends one, must match the owner. */
function belongsTo(ownerId: string, { response: { userHandle } }: UsedPasskey, { userId }: ExpectedUse): boolean {
  if (userId !== null && userId !== ownerId) return false;
  return userHandle === undefined ? userId !== null : userHandle === userHandleOf(ownerId);
}

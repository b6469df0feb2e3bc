// What the library says of a passkey, in our words. It is loaded when the first passkey comes: its certificates and
// encodings are no part of a start.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { CreatedPasskey, UsedPasskey } from '#contract/passkey-shapes.ts';
import type { Context } from '#platform/http/caller.ts';
import { type Purpose, takeChallenge } from './challenge-queries.ts';
import { algorithms, handleOf } from './passkey-options.ts';
import { countUse, findCredential } from './passkey-queries.ts';
import { hashOf } from './refresh-token.ts';
import { relyingParty } from './relying-party.ts';

const library = () => import('@simplewebauthn/server');

/** One answer for all that can be wrong: unknown, removed, too late, made for another place, or not signed by its key. */
const notTaken = (): DomainError => invalid('passkey', 'wrong_passkey');

type New = { credentialId: string; publicKey: Buffer; signCount: number; transports: string[] };

/** Throws DomainError invalid_input on `passkey`, or malformed (foreign Origin). */
export async function checkCreated(context: Context, passkey: CreatedPasskey, userId: string): Promise<New> {
  const { id, origin } = relyingParty(context);
  const expectedChallenge = await challengeOf(context, passkey, { purpose: 'passkey_adding', userId });
  const { verifyRegistrationResponse } = await library();
  const checked = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: [...algorithms],
  }).catch(() => undefined);
  if (!checked?.verified) throw notTaken();
  const { credential } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: credential.transports ?? [],
  };
}

/** `userId` null: whoever the passkey says. */
type Use = { purpose: Purpose; userId: string | null };

/** Whose passkey it is. Throws like checkCreated. */
export async function checkUsed(context: Context, passkey: UsedPasskey, use: Use): Promise<string> {
  const { database, clock } = context;
  const { id, origin } = relyingParty(context);
  const expectedChallenge = await challengeOf(context, passkey, use);
  const known = await findCredential(database.read, passkey.id);
  if (!known || !isOf(known.userId, passkey, use)) throw notTaken();
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: passkey.id, publicKey: new Uint8Array(known.publicKey), counter: known.signCount },
  }).catch(() => undefined);
  if (!checked?.verified) throw notTaken();
  const { newCounter } = checked.authenticationInfo;
  if (!(await countUse(database.read, known.id, newCounter, clock.now()))) throw notTaken();
  return known.userId;
}

/** The challenge that was signed, which is used up by this, whatever comes of the rest. */
async function challengeOf(
  { database, clock }: Context,
  { response }: CreatedPasskey | UsedPasskey,
  { purpose, userId }: Use,
): Promise<string> {
  const challenge = readChallenge(response.clientDataJSON);
  const taken = await takeChallenge(database.read, purpose, hashOf(challenge), clock.now());
  if (!taken || taken.userId !== userId) throw notTaken();
  return challenge;
}

function readChallenge(clientDataJson: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as { challenge: unknown };
    return String(challenge);
  } catch {
    throw notTaken();
  }
}

/** The authenticator says whose it is, too, and must not say another. */
function isOf(ownerId: string, { response: { userHandle } }: UsedPasskey, { userId }: Use): boolean {
  if (userId !== null && userId !== ownerId) return false;
  return userHandle === undefined ? userId !== null : userHandle === handleOf(ownerId);
}

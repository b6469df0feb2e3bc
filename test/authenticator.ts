// The authenticator of a passkey, for tests without a browser: makes a key pair and signs as WebAuthn says (Level 3, 6.1 and 6.5).
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type CredentialRequest = { challenge: string; origin?: string };
/** Bits of the flags of authenticator data. */
const userPresent = 1;
const userVerified = 4;
const hasCredentialData = 64;

export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  readonly #place: string;
  /** The signature counter. */
  count = 0;
  /** Whether it verifies the user (finger, face or PIN). */
  checksOwner = true;
  userHandle: string | undefined;

  constructor(place = 'localhost') {
    this.#place = place;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  create({ challenge, origin }: CredentialRequest) {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const size = Buffer.from([0, id.length]);
    const data = Buffer.concat([this.#data(hasCredentialData), Buffer.alloc(16), size, id, key]);
    const lengthOfData = Buffer.from([0x59, data.length >> 8, data.length & 255]);
    const attestation = [asText('fmt'), asText('none'), asText('attStmt'), Buffer.from([0xa0]), asText('authData')];
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origin),
        attestationObject: Buffer.concat([Buffer.from([0xa3]), ...attestation, lengthOfData, data]).toString(
          'base64url',
        ),
        transports: ['internal'],
      },
    };
  }

  use({ challenge, origin }: CredentialRequest) {
    this.count++;
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const data = this.#data(0);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        userHandle: this.userHandle,
      },
    };
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} };
  }

  #data(more: number): Buffer {
    const flags = userPresent | (this.checksOwner ? userVerified : 0) | more;
    const rest = Buffer.alloc(5);
    rest[0] = flags;
    rest.writeUInt32BE(this.count, 1);
    return Buffer.concat([sha256(this.#place), rest]);
  }
}

function clientData(type: string, challenge: string, origin = 'http://localhost:3000'): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** A short text in CBOR. */
const asText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

// Encrypts secrets that have to be read back, so that a copy of the table is useless: AES-256-GCM under a key of the installation.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '#platform/services.ts';

type EncryptionKey = Pick<Secrets, 'encryptionKey'>;

const nonceBytes = 12;
const tagBytes = 16;

/** nonce · tag · ciphertext. `owner` is additional authenticated data: the text can only be decrypted for the same owner. */
export function encrypt(secrets: EncryptionKey, owner: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secrets, 'seal'), nonce).setAAD(Buffer.from(owner));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** Throws if it was encrypted for another owner, with another key, or was changed. */
export function decrypt(secrets: EncryptionKey, owner: string, ciphertext: Buffer): Buffer {
  const nonce = ciphertext.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secrets, 'seal'), nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(ciphertext.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(ciphertext.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

/** A keyed hash of something short enough to be guessed: without the key the table does not help guessing. */
export function keyedHash(secrets: EncryptionKey, owner: string, text: string): Buffer {
  return createHmac('sha256', keyFor(secrets, 'hash')).update(`${owner} ${text}`).digest();
}

function keyFor({ encryptionKey }: EncryptionKey, use: 'seal' | 'hash'): Buffer {
  return Buffer.from(hkdfSync('sha256', encryptionKey, '', use, 32));
}

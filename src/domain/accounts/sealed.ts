// What has to be read back later and should be no use to whoever reads a table: AES-256-GCM under a key of the installation.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '#platform/services.ts';

type SealingKey = Pick<Secrets, 'sealingKey'>;

const nonceBytes = 12;
const tagBytes = 16;

/** nonce · tag · sealed. `owner` is bound in: what was sealed for one opens for no other. */
export function seal(secrets: SealingKey, owner: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secrets, 'seal'), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws where it was sealed for somebody else, under another key, or was changed. */
export function unseal(secrets: SealingKey, owner: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secrets, 'seal'), nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

/** A hash of something short enough to be guessed: without the key the table answers no guess. */
export function keyedHash(secrets: SealingKey, owner: string, text: string): Buffer {
  return createHmac('sha256', keyFor(secrets, 'hash')).update(`${owner} ${text}`).digest();
}

function keyFor({ sealingKey }: SealingKey, use: 'seal' | 'hash'): Buffer {
  return Buffer.from(hkdfSync('sha256', sealingKey, '', use, 32));
}

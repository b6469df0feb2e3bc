// The code of a gift card: 16 letters of 30 are 78 bits. Whoever has it has the money, so only its hash is stored.
import { createHash, randomBytes } from 'node:crypto';
import { spellOut } from '#kernel/ids.ts';

/** '7K3M-Q9XA-4XTE-B2CD' */
export const newCode = (): string => `${spellOut(randomBytes(8))}-${spellOut(randomBytes(8))}`;

/** Of the code as people type what they read: small letters, blanks, with or without hyphens. */
export function hashOfCode(given: string): Buffer {
  const letters = given.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(letters).digest();
}

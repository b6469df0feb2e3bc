// The code of a gift card: 16 letters of 30 are 78 bits. The code is worth money, so only its hash is stored.
import { createHash, randomBytes } from 'node:crypto';
import { spellOut } from '#kernel/ids.ts';

/** '7K3M-Q9XA-4XTE-B2CD' */
export const newCode = (): string => `${spellOut(randomBytes(8))}-${spellOut(randomBytes(8))}`;

/** Accepts any spelling: lower case, blanks, missing hyphens. */
export function hashOfCode(input: string): Buffer {
  const codeLetters = input.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(codeLetters).digest();
}

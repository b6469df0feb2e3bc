// What a user who has proved who they are gets instead of a session while they are suspended: it opens the decision, and for
// the owner of a supplier its export.
import { decrypt, encrypt } from '#platform/encryption/encryption.ts';
import type { Services } from '#platform/services.ts';

const lifeMs = 15 * 60_000;
const owner = 'suspension pass';

/** `issuedAt` in ms. `byPasskey`: which is two factors by itself. */
export type SuspensionPass = { userId: string; issuedAt: number; byPasskey: boolean };

export function suspensionPass(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  { userId, byPasskey }: { userId: string; byPasskey: boolean },
): string {
  const pass: SuspensionPass = { userId, issuedAt: clock.now().getTime(), byPasskey };
  return encrypt(secrets, owner, Buffer.from(JSON.stringify(pass))).toString('base64url');
}

/** Undefined for a pass that has expired or is none. */
export function readSuspensionPass(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  given: string,
): SuspensionPass | undefined {
  const plain = decrypted(secrets, given);
  if (plain === undefined) return undefined;
  const pass = JSON.parse(plain) as SuspensionPass;
  return clock.now().getTime() < pass.issuedAt + lifeMs ? pass : undefined;
}

function decrypted(secrets: Services['secrets'], given: string): string | undefined {
  try {
    return decrypt(secrets, owner, Buffer.from(given, 'base64url')).toString();
  } catch {
    // Not ours, or changed.
    return undefined;
  }
}

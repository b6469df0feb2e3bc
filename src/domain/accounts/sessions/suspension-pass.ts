// What a user who has proved who they are gets instead of a session while they are suspended: it opens the decision, and for
// the owner of a supplier its export.
import { decrypt, encrypt } from '#platform/encryption/encryption.ts';
import type { Services } from '#platform/services.ts';

const lifeMs = 15 * 60_000;
const owner = 'suspension pass';

type Pass = { userId: string; until: number };

export function suspensionPass({ secrets, clock }: Pick<Services, 'secrets' | 'clock'>, userId: string): string {
  const pass: Pass = { userId, until: clock.now().getTime() + lifeMs };
  return encrypt(secrets, owner, Buffer.from(JSON.stringify(pass))).toString('base64url');
}

/** The id of the user; undefined for a pass that has expired or is none. */
export function readSuspensionPass(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  given: string,
): string | undefined {
  const plain = decrypted(secrets, given);
  if (plain === undefined) return undefined;
  const { userId, until } = JSON.parse(plain) as Pass;
  return clock.now().getTime() < until ? userId : undefined;
}

function decrypted(secrets: Services['secrets'], given: string): string | undefined {
  try {
    return decrypt(secrets, owner, Buffer.from(given, 'base64url')).toString();
  } catch {
    // Not ours, or changed.
    return undefined;
  }
}

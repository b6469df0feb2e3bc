// Passwords as Argon2id in PHC string format: $argon2id$v=19$m=65536,t=3,p=4$salt$tag
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { normalizePassword } from '#contract/accounts/accounts.ts';
import type { Config } from '#platform/config/config.ts';
import { boundedPool } from '#platform/pool/bounded-pool.ts';
import { networkOf } from '#platform/throttle/network-of.ts';

type Cost = { memoryKib: number; passes: number; lanes: number };
type Stored = Cost & { salt: Buffer; tag: Buffer };

// The default is RFC 9106's second recommendation (section 4): 112 ms here on an idle core. OWASP's least takes 25 ms:
// signing in is rare, the throttles keep it so, and guessing from a stolen table costs 4.5 times the time and 3.4 times the
// memory. An operator of a small machine may choose the least all the same.
const costs: Record<Config['passwordHashing'], Cost> = {
  rfc9106: { memoryKib: 65_536, passes: 3, lanes: 4 },
  owasp: { memoryKib: 19_456, passes: 2, lanes: 1 },
  // For tests, on loopback alone: thousands of people sign up in them.
  trivial: { memoryKib: 8, passes: 1, lanes: 1 },
};
const saltBytes = 16;
const tagBytes = 32;

// Two at once: 128 MiB at most, and two of libuv's four threads stay free for file and DNS work. They compute 18 a second,
// so 36 fit into the two seconds that a caller waits; at most 20 of one address are queued.
const pool = boundedPool({
  runningMax: 2,
  waitingMax: 60,
  waitingPerKeyMax: 20,
  waitMsMax: 2000,
  retryAfterSeconds: 5,
});
const derive = promisify(argon2);

/** In place of a hash: no password fits, and one signs in by other means. */
export const noPassword = '!';

type HashingRule = Pick<Config, 'passwordHashing'>;
/** `caller`: the client's address, which has its own share of the queue. */
type PasswordInput = { password: string; caller: string };

/** The hash to store. Throws DomainError 'unavailable' if the queue is full or the wait was too long. */
export async function hashPassword({ passwordHashing }: HashingRule, input: PasswordInput): Promise<string> {
  const cost = costs[passwordHashing];
  const salt = randomBytes(saltBytes);
  const tag = await computeTag(input, { ...cost, salt, tag: Buffer.alloc(tagBytes) });
  return format({ ...cost, salt, tag });
}

// Compared with if there is no such account, so that both responses take the same time. No password has this tag.
const noAccount = { salt: randomBytes(saltBytes), tag: randomBytes(tagBytes) };

/** Whether the password matches the hash. Without a hash (no such account, or one without a way to sign in) the same
 *  work is done and the result is false. Throws DomainError 'unavailable' if the queue is full or the wait was too long. */
export async function verifyPassword(
  { passwordHashing }: HashingRule,
  hash: string | undefined,
  input: PasswordInput,
): Promise<boolean> {
  const stored = hash === undefined ? undefined : parse(hash);
  const { tag, ...rest } = stored ?? { ...costs[passwordHashing], ...noAccount };
  const computed = await computeTag(input, { ...rest, tag });
  return timingSafeEqual(computed, tag) && stored !== undefined;
}

function computeTag(
  { password, caller }: PasswordInput,
  { memoryKib, passes, lanes, salt, tag }: Stored,
): Promise<Buffer> {
  const derived = () =>
    derive('argon2id', {
      message: normalizePassword(password),
      nonce: salt,
      memory: memoryKib,
      passes,
      parallelism: lanes,
      tagLength: tag.length,
    });
  return pool(derived, networkOf(caller));
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parse(hash: string): Stored | undefined {
  const [, memoryKib, passes, lanes, salt, tag] = phc.exec(hash) ?? [];
  if (!salt || !tag) return undefined;
  return {
    memoryKib: Number(memoryKib),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function format({ memoryKib, passes, lanes, salt, tag }: Stored): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${unpadded(salt)}$${unpadded(tag)}`;
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

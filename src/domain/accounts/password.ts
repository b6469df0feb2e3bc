// Passwords as Argon2id in PHC string format: $argon2id$v=19$m=65536,t=3,p=4$salt$tag
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { boundedPool } from '#platform/pool/bounded-pool.ts';

type Cost = { memoryKib: number; passes: number; lanes: number };
type Stored = Cost & { salt: Buffer; tag: Buffer };

// RFC 9106's second recommendation (section 4): 112 ms here on an idle core. OWASP's least (19 MiB, t=2, p=1) takes
// 25 ms and was not chosen: signing in is rare, the throttles keep it so, and guessing from a stolen table costs
// 4.5 times the time and 3.4 times the memory.
const cost: Cost = { memoryKib: 65_536, passes: 3, lanes: 4 };
const saltBytes = 16;
const tagBytes = 32;

// Two at a time: 128 MiB at most, and two of libuv's four threads stay free for files and names.
// 200 waiting are 11 s of work, longer than anybody waits.
const inPool = boundedPool({ runningMax: 2, waitingMax: 200, retryAfterSeconds: 10 });
const derive = promisify(argon2);

/** The hash to store. Throws DomainError 'unavailable' when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await computeTag(password, { ...cost, salt, tag: Buffer.alloc(tagBytes) });
  return format({ ...cost, salt, tag });
}

// Compared against when there is no such account, so that both answers take the same time. No password has this tag.
const nobody: Stored = { ...cost, salt: randomBytes(saltBytes), tag: randomBytes(tagBytes) };

/** Whether the password belongs to the hash. Without a hash (no such account, or one nobody signs in to) the same
 *  work is done and the answer is no. Throws DomainError 'unavailable' when too many wait. */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const stored = hash === undefined ? undefined : parse(hash);
  const { tag, ...rest } = stored ?? nobody;
  const computed = await computeTag(password, { ...rest, tag });
  return timingSafeEqual(computed, tag) && stored !== undefined;
}

/** The same characters typed on different keyboards are the same password (NIST SP 800-63B, 3.1.1.2). */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

function computeTag(password: string, { memoryKib, passes, lanes, salt, tag }: Stored): Promise<Buffer> {
  return inPool(() =>
    derive('argon2id', {
      message: normalizePassword(password),
      nonce: salt,
      memory: memoryKib,
      passes,
      parallelism: lanes,
      tagLength: tag.length,
    }),
  );
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

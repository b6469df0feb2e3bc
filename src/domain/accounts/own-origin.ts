import type { Config } from '#platform/config/config.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a call that uses or sets the refresh cookie comes from our own pages. Programs send no Origin and pass:
 *  they have no cookies of anybody. On a laptop (APP_URL on loopback) any loopback port is ours. */
export function isOwnOrigin({ appUrl }: Config, origin: string | undefined): boolean {
  if (origin === undefined) return true;
  const own = new URL(appUrl);
  const given = URL.parse(origin);
  if (!given || given.origin !== origin) return false;
  return origin === own.origin || (loopback.has(own.hostname) && loopback.has(given.hostname));
}

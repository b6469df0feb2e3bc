import type { Config } from '#platform/config/config.ts';
import type { Caller } from '#platform/http/caller.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLoopback = ({ hostname }: URL): boolean => loopback.has(hostname);

/** Whether a call that uses or sets the refresh cookie comes from our own pages. Programs send no Origin and pass:
 *  they have no cookies of anybody. Our own are APP_URL and whatever host the request itself was sent to; on a laptop
 *  (APP_URL on loopback) any loopback port. */
export function isOwnOrigin({ appUrl }: Config, { origin, host }: Pick<Caller, 'origin' | 'host'>): boolean {
  if (origin === undefined) return true;
  const own = new URL(appUrl);
  const given = URL.parse(origin);
  if (!given || given.origin !== origin) return false;
  return origin === own.origin || given.host === host || (isLoopback(own) && isLoopback(given));
}

import { type Config, isLoopback } from '#platform/config/config.ts';
import type { Caller } from '#platform/http/caller.ts';

/** Whether a call that uses or sets the refresh cookie comes from our own pages. API clients send no Origin and pass:
 *  they have no user's cookies. Our origins are APP_URL and the host that the request was sent to; if APP_URL is on
 *  loopback, any loopback port. */
export function isOwnOrigin({ appUrl }: Config, { origin, host }: Pick<Caller, 'origin' | 'host'>): boolean {
  if (origin === undefined) return true;
  const own = new URL(appUrl);
  const parsed = URL.parse(origin);
  if (!parsed || parsed.origin !== origin) return false;
  return origin === own.origin || parsed.host === host || (isLoopback(own) && isLoopback(parsed));
}

// A browser that has signed in to an account shows so by a cookie, and what strangers guess elsewhere does not count against
// it (OWASP, 'Slow Down Online Guessing Attacks with Device Cookies').
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '#platform/http/caller.ts';

const cookieName = 'senda_device';
const cookieOptions = { path: '/api/auth', httpOnly: true, sameSite: 'Strict' } as const;
const yearSeconds = 365 * 86_400;

/** The name of this browser, where it once signed in to the account of this e-mail. */
export function knownDevice({ caller, secrets }: Context, email: string): string | undefined {
  const [, device, seal] = /^([\w-]{22})\.([\w-]{43})$/.exec(caller.cookie(cookieName) ?? '') ?? [];
  if (!device || !seal) return undefined;
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(secrets.throttleKey, device, email)))
    ? device
    : undefined;
}

/** To be called when somebody got in. */
export function rememberDevice({ caller, secrets }: Context, email: string): void {
  const device = randomBytes(16).toString('base64url');
  const value = `${device}.${sealOf(secrets.throttleKey, device, email)}`;
  caller.setCookie(cookieName, value, { ...cookieOptions, maxAgeSeconds: yearSeconds });
}

/** Signing out leaves nothing behind: the browser may be somebody else's tomorrow. */
export function forgetDevice({ caller }: Context): void {
  if (caller.cookie(cookieName) !== undefined) caller.setCookie(cookieName, '', { ...cookieOptions, maxAgeSeconds: 0 });
}

function sealOf(key: string, device: string, email: string): string {
  return createHmac('sha256', key).update(`device ${device} ${email}`).digest('base64url');
}

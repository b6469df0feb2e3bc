// A cookie identifies browsers that have signed in to an account, so that attempts of strangers do not lock them out
// (OWASP, 'Slow Down Online Guessing Attacks with Device Cookies').
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '#platform/http/caller.ts';
import { deleteAccountCookie, readAccountCookie, setAccountCookie } from './account-cookie.ts';

const cookieName = 'senda_device';
const yearSeconds = 365 * 86_400;

/** The id of this browser if it has signed in to the account of this e-mail before. */
export function knownDevice(context: Context, email: string): string | undefined {
  const [, device, sign] = /^([\w-]{22})\.([\w-]{43})$/.exec(readAccountCookie(context, cookieName) ?? '') ?? [];
  if (!device || !sign) return undefined;
  const { secrets } = context;
  return timingSafeEqual(Buffer.from(sign), Buffer.from(signatureOf(secrets.throttleKey, device, email)))
    ? device
    : undefined;
}

/** Call after a successful sign-in. */
export function rememberDevice(context: Context, email: string): void {
  const device = randomBytes(16).toString('base64url');
  const value = `${device}.${signatureOf(context.secrets.throttleKey, device, email)}`;
  setAccountCookie(context, cookieName, value, yearSeconds);
}

/** Signing out deletes it: the browser may be a shared one. */
export function deleteDeviceCookie(context: Context): void {
  if (readAccountCookie(context, cookieName) !== undefined) deleteAccountCookie(context, cookieName);
}

function signatureOf(key: string, device: string, email: string): string {
  return createHmac('sha256', key).update(`device ${device} ${email}`).digest('base64url');
}

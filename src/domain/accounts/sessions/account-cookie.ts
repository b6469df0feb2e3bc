// Cookies of an account. On https their names begin with __Secure-, so that no page on http can set them (RFC 6265bis, 4.1.3).
import type { Context } from '#platform/http/caller.ts';

type Holder = Pick<Context, 'caller' | 'config'>;

const path = '/api/auth';
// Strict: a link from elsewhere needs no session, since pages are rendered anonymously. Secure is added by setCookie.
const options = { path, httpOnly: true, sameSite: 'Strict' } as const;

const isSecure = ({ config }: Holder): boolean => config.appUrl.startsWith('https:');
const nameOf = (holder: Holder, name: string): string => (isSecure(holder) ? `__Secure-${name}` : name);

/** The value of the current cookie, else of the unprefixed one that older versions set. */
export function readAccountCookie(holder: Holder, name: string): string | undefined {
  return holder.caller.cookie(nameOf(holder, name)) ?? holder.caller.cookie(name);
}

/** Also deletes the cookie of an older version. */
export function setAccountCookie(holder: Holder, name: string, value: string, maxAgeSeconds: number): void {
  holder.caller.setCookie(nameOf(holder, name), value, { ...options, maxAgeSeconds });
  if (isSecure(holder) && holder.caller.cookie(name) !== undefined)
    holder.caller.setCookie(name, '', { ...options, maxAgeSeconds: 0 });
}

export const deleteAccountCookie = (holder: Holder, name: string): void => setAccountCookie(holder, name, '', 0);

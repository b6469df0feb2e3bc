// What keeps a browser signed in: an opaque token in a cookie that no script reads. Only its hash is stored.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { kept } from '#kernel/retention.ts';
import type { Caller } from '#platform/http/caller.ts';

export const { sessionDays } = kept;
/** Two tabs that wake up together, or an answer that got lost: within this time an old token still does. */
export const graceSeconds = 30;

const cookieName = 'senda_refresh';
// Strict: a link from elsewhere needs no session, since pages are rendered for nobody. Secure is added by setCookie.
const cookieOptions = { path: '/api/auth', httpOnly: true, sameSite: 'Strict' } as const;

/** 256 bits, 43 letters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The next link of the chain. Derived, not drawn: the same token always has the same successor, so nothing
 *  secret has to be kept to answer a second tab like the first. */
export function successorOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url');
}

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The refresh token the browser sent, if it looks like one of ours. */
export function readRefreshCookie(caller: Caller): string | undefined {
  const token = caller.cookie(cookieName);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export function setRefreshCookie(caller: Caller, token: string): void {
  caller.setCookie(cookieName, token, { ...cookieOptions, maxAgeSeconds: sessionDays * 86_400 });
}

export function dropRefreshCookie(caller: Caller): void {
  caller.setCookie(cookieName, '', { ...cookieOptions, maxAgeSeconds: 0 });
}

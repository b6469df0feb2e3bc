// The refresh token that keeps a browser signed in: opaque, in an HttpOnly cookie. Only its hash is stored.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { retention } from '#kernel/retention.ts';
import type { Context } from '#platform/http/caller.ts';
import { deleteAccountCookie, readAccountCookie, setAccountCookie } from './account-cookie.ts';

export const { sessionDays } = retention;
/** An old token stays valid for so long: two tabs may refresh at once, or a response may get lost. */
export const graceSeconds = 30;

const cookieName = 'senda_refresh';

/** 256 bits, 43 letters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The successor of a token. Derived, not random: the same token always has the same successor, so no
 *  secret has to be stored to give a second tab the same one. */
export function successorOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url');
}

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The refresh token of the request, if it is well formed. */
export function readRefreshCookie(context: Context): string | undefined {
  const token = readAccountCookie(context, cookieName);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** The cookie expires with the session. */
export function setRefreshCookie(context: Context, token: string, sessionEndsAt: Date): void {
  const seconds = Math.ceil((sessionEndsAt.getTime() - context.clock.now().getTime()) / 1000);
  setAccountCookie(context, cookieName, token, Math.max(0, seconds));
}

export const dropRefreshCookie = (context: Context): void => deleteAccountCookie(context, cookieName);

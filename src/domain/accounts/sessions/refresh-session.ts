import type { SessionView } from '#contract/accounts/accounts.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { Context } from '#platform/http/caller.ts';
import { findUser } from '../account-queries.ts';
import { evictLiveSession } from './live-sessions.ts';
import { isOwnOrigin } from './own-origin.ts';
import { graceSeconds, hashOf, readRefreshCookie, successorOf } from './refresh-token.ts';
import { revokeIfReused, rotateToken } from './session-queries.ts';
import { sessionResponse } from './start-session.ts';
import { throttle } from '#platform/throttle/throttle.ts';

/** A new access token and the cookie's successor. An old cookie gets the same successor for 30 s; later its use ends
 *  the session, and no refresh takes a session beyond its end (session-lifetime.ts). Throws DomainError session_required (no, unknown, ended or reused cookie, foreign Origin) or
 *  too_many_requests. */
export async function refreshSession(context: Context): Promise<SessionView> {
  const { database, clock, config, secrets, caller, log } = context;
  const token = isOwnOrigin(config, caller) ? readRefreshCookie(context) : undefined;
  if (token === undefined) throw new DomainError('session_required');
  await throttle(context, 'refresh', caller.address);

  const now = clock.now();
  const tokenHash = hashOf(token);
  const refreshToken = successorOf(token, secrets.refreshToken);
  const graceStartsAt = new Date(now.getTime() - graceSeconds * 1000);
  const rotation = { tokenHash, successorHash: hashOf(refreshToken), now, graceStartsAt };
  const session = await rotateToken(database.db, rotation);
  if (!session) {
    const revoked = await revokeIfReused(database.db, tokenHash, graceStartsAt, now);
    if (revoked !== undefined) {
      evictLiveSession(context, revoked);
      log.warn('a replaced refresh token was used again; its session was ended', { session: revoked });
    }
    throw new DomainError('session_required');
  }
  const user = await findUser(database.db, session.userId);
  if (!user) throw new DomainError('session_required');
  return sessionResponse(context, user, { ...session, refreshToken });
}

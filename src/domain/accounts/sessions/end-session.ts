import type { Context } from '#platform/http/caller.ts';
import { deleteDeviceCookie } from './device-cookie.ts';
import { evictLiveSession } from './live-sessions.ts';
import { isOwnOrigin } from './own-origin.ts';
import { dropRefreshCookie, hashOf, readRefreshCookie } from './refresh-token.ts';
import { revokeByToken, revokeSession } from './session-queries.ts';

/** Ends the session of the cookie and that of the bearer token (the same one, unless a browser's storage and cookies have
 *  diverged). Ending an ended session is no error. A call from a foreign Origin gets the same response and
 *  changes nothing: no other site can sign users out. */
export async function endSession(context: Context): Promise<void> {
  const { database, clock, config, caller } = context;
  if (!isOwnOrigin(config, caller)) return;
  const now = clock.now();
  const token = readRefreshCookie(context);
  if (token !== undefined) {
    const ended = await revokeByToken(database.db, hashOf(token), now);
    if (ended !== undefined) evictLiveSession(context, ended);
  }
  if (caller.user) {
    await revokeSession(database.db, caller.user.sessionId, now);
    evictLiveSession(context, caller.user.sessionId);
  }
  deleteDeviceCookie(context);
  dropRefreshCookie(context);
}

import type { Context } from '#platform/http/caller.ts';
import { forgetDevice } from './device-cookie.ts';
import { forgetLiveSession } from './live-sessions.ts';
import { isOwnOrigin } from './own-origin.ts';
import { dropRefreshCookie, hashOf, readRefreshCookie } from './refresh-token.ts';
import { revokeByToken, revokeSession } from './session-queries.ts';

/** Ends the session of the cookie and that of the bearer token (one and the same, but for a browser whose storage
 *  and cookies went different ways). Ending what is over is no error. A call from a foreign Origin changes nothing and
 *  is answered alike: nobody's page signs our people out. */
export async function endSession(context: Context): Promise<void> {
  const { database, clock, config, caller } = context;
  if (!isOwnOrigin(config, caller)) return;
  const now = clock.now();
  const token = readRefreshCookie(caller);
  if (token !== undefined) {
    const ended = await revokeByToken(database.read, hashOf(token), now);
    if (ended !== undefined) forgetLiveSession(context, ended);
  }
  if (caller.user) {
    await revokeSession(database.read, caller.user.sessionId, now);
    forgetLiveSession(context, caller.user.sessionId);
  }
  forgetDevice(context);
  dropRefreshCookie(caller);
}

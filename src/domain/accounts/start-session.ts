import type { SessionView } from '#contract/accounts.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { issueAccessToken } from './access-token.ts';
import type { UserRow } from './account-queries.ts';
import { hashOf, newToken, sessionDays, setRefreshCookie } from './refresh-token.ts';
import { insertSession } from './session-queries.ts';
import { userView } from './user-view.ts';

export type Started = { sessionId: string; refreshToken: string };

/** Stores a session that ends 30 days after its last refresh. Nothing is told to the browser yet: see
 *  `answerSession`, which comes after the commit. */
export async function startSession(db: Queryable, { clock, caller }: Context, userId: string): Promise<Started> {
  const sessionId = newId();
  const refreshToken = newToken();
  const now = clock.now();
  await insertSession(db, {
    id: sessionId,
    userId,
    userAgent: caller.userAgent.slice(0, 300),
    tokenHash: hashOf(refreshToken),
    now,
    expiresAt: sessionEnd(now),
  });
  return { sessionId, refreshToken };
}

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + sessionDays * 86_400_000);

/** The refresh token into the cookie, user and access token into the answer. */
export async function answerSession(
  context: Context,
  user: UserRow,
  { sessionId, refreshToken }: Started,
): Promise<SessionView> {
  const view = userView(user);
  const { token, expiresAt } = await issueAccessToken(context, view, sessionId);
  setRefreshCookie(context.caller, refreshToken);
  return { user: view, token, expiresAt: expiresAt.toISOString() };
}

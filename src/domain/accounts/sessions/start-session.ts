import type { Role, SessionView } from '#contract/accounts/accounts.ts';
import { DomainError } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { issueAccessToken } from './access-token.ts';
import type { UserRow } from '../account-queries.ts';
import { hashOf, newToken, setRefreshCookie } from './refresh-token.ts';
import { firstEnd } from './session-lifetime.ts';
import { insertSession } from './session-queries.ts';
import { suspensionPass } from './suspension-pass.ts';
import { userView } from '../profile/user-view.ts';

export type Started = { sessionId: string; refreshToken: string; expiresAt: Date };

type Options = { isAuthentication?: boolean; byPasskey?: boolean };

/** Stores a session with the lifetime that session-lifetime.ts gives its role. `isAuthentication`: the user has just shown a
 *  password, passkey or code that the account had before, which counts as recent authentication. Throws DomainError
 *  account_suspended, with a pass to the decision for who has shown one. The browser gets it by `sessionResponse` after the commit. */
export async function startSession(
  db: Queryable,
  context: Context,
  { id: userId, role }: Pick<UserRow, 'id' | 'role'>,
  { isAuthentication = false, byPasskey = false }: Options = {},
): Promise<Started> {
  const { clock, caller } = context;
  const sessionId = newId();
  const refreshToken = newToken();
  const now = clock.now();
  const expiresAt = firstEnd(role as Role, now);
  const isStored = await insertSession(db, {
    id: sessionId,
    userId,
    userAgent: caller.userAgent.slice(0, 300),
    tokenHash: hashOf(refreshToken),
    now,
    expiresAt,
    authenticatedAt: isAuthentication ? now : null,
  });
  if (!isStored)
    throw new DomainError(
      'account_suspended',
      isAuthentication ? { current: { pass: suspensionPass(context, { userId, byPasskey }) } } : {},
    );
  return { sessionId, refreshToken, expiresAt };
}

/** Puts the refresh token into the cookie, and user and access token into the response. */
export async function sessionResponse(
  context: Context,
  user: UserRow,
  { sessionId, refreshToken, expiresAt: sessionEndsAt }: Started,
): Promise<SessionView> {
  const view = userView(user);
  const { token, expiresAt } = await issueAccessToken(context, view, { sessionId, sessionEndsAt });
  setRefreshCookie(context, refreshToken, sessionEndsAt);
  return { user: view, token, expiresAt: expiresAt.toISOString() };
}

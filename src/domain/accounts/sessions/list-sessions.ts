import { DomainError } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { securityEndpoints } from '#contract/accounts/security.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { deviceOf } from './device-of.ts';
import { evictLiveSession } from './live-sessions.ts';
import { endSessionOf, listLiveSessions } from './session-list-queries.ts';
import { revokeOtherSessions } from './session-queries.ts';

type Listing = (typeof securityEndpoints)['listSessions'];

/** The caller's sessions, last used first. */
export async function listSessions(
  context: Context,
  { page, pageSize }: InputOf<Listing>['query'],
): Promise<ResponseOf<Listing>> {
  const { id: userId, sessionId } = signedIn(context);
  const now = context.clock.now();
  const { rows, total } = await listLiveSessions(context.database.db, { userId, now, page, pageSize });
  const data = rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    current: id === sessionId,
    ...deviceOf(userAgent ?? ''),
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt.toISOString(),
  }));
  return { data, page, pageSize, total };
}

/** Throws DomainError not_found if it has ended or belongs to another user. */
export async function endOneSession(context: Context, id: string): Promise<void> {
  const { id: userId } = signedIn(context);
  const ended = await endSessionOf(context.database.db, userId, id, context.clock.now());
  if (!ended) throw new DomainError('not_found');
  evictLiveSession(context, id);
}

export async function endOtherSessions(context: Context): Promise<{ ended: number }> {
  const { id: userId, sessionId } = signedIn(context);
  const ended = await revokeOtherSessions(context.database.db, { userId, exceptId: sessionId }, context.clock.now());
  for (const id of ended) evictLiveSession(context, id);
  return { ended: ended.length };
}

import { DomainError } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { securityEndpoints } from '#contract/security.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { deviceOf } from './device-of.ts';
import { forgetLiveSession } from './live-sessions.ts';
import { endSessionOf, endSessionsBeside, listLiveSessions } from './session-list-queries.ts';

type Listing = (typeof securityEndpoints)['listSessions'];

/** Where the caller is signed in, last used first. */
export async function listSessions(
  context: Context,
  { page, pageSize }: InputOf<Listing>['query'],
): Promise<ResponseOf<Listing>> {
  const { id: userId, sessionId } = signedIn(context);
  const now = context.clock.now();
  const { rows, total } = await listLiveSessions(context.database.read, { userId, now, page, pageSize });
  const data = rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    current: id === sessionId,
    ...deviceOf(userAgent ?? ''),
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt.toISOString(),
  }));
  return { data, page, pageSize, total };
}

/** Throws DomainError not_found for one that is over, or somebody else's. */
export async function endOneSession(context: Context, id: string): Promise<void> {
  const { id: userId } = signedIn(context);
  const ended = await endSessionOf(context.database.read, userId, id, context.clock.now());
  if (!ended) throw new DomainError('not_found');
  forgetLiveSession(context, id);
}

export async function endOtherSessions(context: Context): Promise<{ ended: number }> {
  const { id: userId, sessionId } = signedIn(context);
  const ended = await endSessionsBeside(context.database.read, userId, sessionId, context.clock.now());
  for (const id of ended) forgetLiveSession(context, id);
  return { ended: ended.length };
}

import { DomainError } from '#contract/domain-error.ts';
import type { Context } from '#platform/http/caller.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { evictLiveSession } from '#domain/accounts/sessions/live-sessions.ts';
import { endSessionOf } from '#domain/accounts/sessions/session-list-queries.ts';
import { revokeSessionsOf } from '#domain/accounts/sessions/session-queries.ts';

/** Ends one session of an account, or all. Throws `not_found` where there is none to end. */
export async function endAccountSessions(context: Context, userId: string, sessionId?: string): Promise<void> {
  const now = context.clock.now();
  const ended = await context.database.transaction(async (db) => {
    const ids =
      sessionId === undefined
        ? await revokeSessionsOf(db, userId, now)
        : (await endSessionOf(db, userId, sessionId, now))
          ? [sessionId]
          : [];
    if (ids.length === 0) throw new DomainError('not_found');
    await recordActOf(context, db, { act: 'user_end_sessions', subjectId: userId });
    return ids;
  });
  for (const id of ended) evictLiveSession(context, id);
}

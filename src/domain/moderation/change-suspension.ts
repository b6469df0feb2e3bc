// Suspends and restores with reasons: a suspension is a notice that no one sent, as a pause is.
import type { SuspensionView } from '#contract/accounts/suspensions.ts';
import type { NoticeCategory } from '#kernel/notices/notice-categories.ts';
import { newId } from '#kernel/ids.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { evictLiveSession } from '#domain/accounts/sessions/live-sessions.ts';
import { recordAct } from '#domain/audit/record-act.ts';
import { restore, type Subject, suspend } from '#domain/suspensions/suspend.ts';
import { insertUnsent } from './insert-unsent.ts';
import { suspensionJobs } from './job-types.ts';
import { insertDecision, lockSuspensionOf, setNoticeState } from './notice-queries.ts';

export type Action = 'suspend' | 'restore';
export type Ground = { category: NoticeCategory; basis: 'law' | 'terms' };
/** `actorId`: the operator; null for a command on the machine, which names no ground. */
type Change = {
  action: Action;
  subject: Subject;
  actorId: string | null;
  reason: string;
  ground?: Ground;
  language?: Language;
};

/** Throws what `suspend` throws. */
export async function changeSuspension(services: Services, change: Change): Promise<SuspensionView> {
  const now = services.clock.now();
  const { action, subject, actorId, reason } = change;
  const ended = await services.database.transaction(async (db) => {
    const begun = action === 'suspend' ? await begin(db, change, now) : undefined;
    if (!begun) await end(db, change, now);
    const done = { act: `${subject.kind}_${action}`, subjectId: subject.id, reason } as const;
    const id = await recordAct(db, { actorId, at: now }, done);
    const noticeId = begun?.noticeId;
    await enqueue(db, suspensionJobs['suspension-changed'], { id, action, subject, reason, noticeId }, now);
    return begun?.endedSessions ?? [];
  });
  services.wakeJobs();
  // A request through the API is logged by its endpoint.
  if (actorId === null)
    services.log.security('operator_action', { action, kind: subject.kind, subject: subject.id, by: 'command' });
  for (const sessionId of ended) evictLiveSession(services, sessionId);
  return { id: subject.id, suspendedAt: action === 'suspend' ? now.toISOString() : null };
}

async function begin(db: Queryable, change: Change, at: Date): Promise<{ noticeId: string; endedSessions: string[] }> {
  const { subject, actorId, reason, language = 'en' } = change;
  const endedSessions = await suspend(db, { subject, actorId, at });
  const noticeId = newId();
  const isUser = subject.kind === 'user';
  await insertUnsent(db, {
    id: noticeId,
    ...(change.ground ?? { category: 'other', basis: 'terms' }),
    address: isUser ? '/profile' : '/supplier',
    ...(isUser ? { subjectUserId: subject.id } : { subjectSupplierId: subject.id }),
    language,
    receivedAt: at,
    decidedBy: actorId,
    reasons: reason,
  });
  return { noticeId, endedSessions };
}

/** Ends it before, or after, an appeal is decided. */
async function end(db: Queryable, { subject, actorId, reason }: Change, at: Date): Promise<void> {
  // Of suspensions of before there is no notice.
  const notice = await lockSuspensionOf(db, subject);
  await restore(db, { subject, actorId });
  if (notice) {
    await setNoticeState(db, notice.id, 'closed');
    const decision = { stage: 'withdrawal', outcome: 'kept', basis: null, reasons: reason, decidedAt: at } as const;
    await insertDecision(db, notice.id, { ...decision, decidedBy: actorId });
  }
}

// Suspends and restores users and suppliers: the state, its consequences and the audit entry in one transaction.
import { DomainError } from '#contract/domain-error.ts';
import type { SuspensionView } from '#contract/accounts/suspensions.ts';
import type { Queryable } from '#platform/database/database.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { findUser, lockOperators } from '../accounts/account-queries.ts';
import { deleteChallengesOf } from '../accounts/second-factor/challenge-queries.ts';
import { evictLiveSession } from '../accounts/sessions/live-sessions.ts';
import { revokeSessionsOf } from '../accounts/sessions/session-queries.ts';
import { recordAct } from '../audit/record-act.ts';
import { restoreToursOf, suspendToursOf } from '../catalogue/sale.ts';
import { findSupplier } from '../suppliers/supplier-queries.ts';
import { suspensionJobs } from './job-types.ts';
import { listMembers, setSupplierSuspended, setUserSuspended } from './suspension-queries.ts';

export type Action = 'suspend' | 'restore';
export type Subject = { kind: 'user' | 'supplier'; id: string };
/** `actorId`: the operator; null for a command on the machine. */
type Change = { action: Action; subject: Subject; actorId: string | null; reason: string };

/** Throws `not_found`; `suspension_state` where nothing would change, for an operator's account, which only a command on the
 *  machine suspends, and for the last operator who can sign in. */
export async function changeSuspension(services: Services, change: Change): Promise<SuspensionView> {
  const now = services.clock.now();
  const { action, subject, actorId, reason } = change;
  const suspendedAt = action === 'suspend' ? now : null;
  const ended = await services.database.transaction(async (transaction) => {
    await (subject.kind === 'user' ? changeUser : changeSupplier)(transaction, change, suspendedAt);
    const sessions = suspendedAt ? await endSessions(transaction, subject, now) : [];
    const done = { act: `${subject.kind}_${action}`, subjectId: subject.id, reason } as const;
    const id = await recordAct(transaction, { actorId, at: now }, done);
    await enqueue(transaction, suspensionJobs['suspension-changed'], { id, action, subject, reason }, now);
    return sessions;
  });
  services.wakeJobs();
  // A request through the API is logged by its endpoint.
  if (actorId === null)
    services.log.security('operator_action', { action, kind: subject.kind, subject: subject.id, by: 'command' });
  for (const sessionId of ended) evictLiveSession(services, sessionId);
  return { id: subject.id, suspendedAt: suspendedAt?.toISOString() ?? null };
}

async function changeUser(db: Queryable, { subject, actorId }: Change, suspendedAt: Date | null): Promise<void> {
  const user = await findUser(db, subject.id);
  if (!user) throw new DomainError('not_found');
  const isProtected =
    user.role === 'admin' && (actorId !== null || (suspendedAt && (await isLastOperator(db, user.id))));
  if (isProtected || !(await setUserSuspended(db, subject.id, suspendedAt))) throw new DomainError('suspension_state');
}

async function isLastOperator(db: Queryable, id: string): Promise<boolean> {
  const operators = await lockOperators(db);
  return operators.every((one) => one.id === id || one.suspendedAt !== null);
}

async function changeSupplier(db: Queryable, { subject: { id } }: Change, suspendedAt: Date | null): Promise<void> {
  if (!(await findSupplier(db, id))) throw new DomainError('not_found');
  if (!(await setSupplierSuspended(db, id, suspendedAt))) throw new DomainError('suspension_state');
  await (suspendedAt ? suspendToursOf : restoreToursOf)(db, id);
}

/** Ends the sessions of the user, or of the supplier's members, and returns their ids. */
async function endSessions(db: Queryable, { kind, id }: Subject, now: Date): Promise<string[]> {
  const ended: string[] = [];
  for (const userId of kind === 'user' ? [id] : await listMembers(db, id)) {
    await deleteChallengesOf(db, userId);
    ended.push(...(await revokeSessionsOf(db, userId, now)));
  }
  return ended;
}

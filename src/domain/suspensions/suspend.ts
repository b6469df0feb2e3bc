// Suspends and restores users and suppliers: the state with its consequences. Why, and the appeal, are in moderation.
import { DomainError } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findUser, lockOperators } from '#domain/accounts/account-queries.ts';
import { deleteChallengesOf } from '#domain/accounts/second-factor/challenge-queries.ts';
import { revokeSessionsOf } from '#domain/accounts/sessions/session-queries.ts';
import { restoreToursOf, suspendToursOf } from '#domain/catalogue/sale.ts';
import { findSupplier } from '#domain/suppliers/supplier-queries.ts';
import { listMembers, setSupplierSuspended, setUserSuspended } from './suspension-queries.ts';

export type Subject = { kind: 'user' | 'supplier'; id: string };
/** `actorId`: the operator; null for a command on the machine. */
type Suspension = { subject: Subject; actorId: string | null; at: Date };

/** Returns the ids of the sessions that it ends. Throws `not_found`; `suspension_state` where nothing would change, for an operator's
 *  account, which only a command on the machine suspends, and for the last operator who can sign in. */
export async function suspend(db: Queryable, { subject, actorId, at }: Suspension): Promise<string[]> {
  await (subject.kind === 'user' ? changeUser(db, subject.id, actorId, at) : changeSupplier(db, subject.id, at));
  return endSessions(db, subject, at);
}

/** Throws as `suspend` does. */
export const restore = (db: Queryable, { subject: { kind, id }, actorId }: Omit<Suspension, 'at'>): Promise<void> =>
  kind === 'user' ? changeUser(db, id, actorId, null) : changeSupplier(db, id, null);

async function changeUser(db: Queryable, id: string, actorId: string | null, suspendedAt: Date | null): Promise<void> {
  const user = await findUser(db, id);
  if (!user) throw new DomainError('not_found');
  const isProtected =
    user.role === 'admin' && (actorId !== null || (suspendedAt !== null && (await isLastOperator(db, user.id))));
  if (isProtected || !(await setUserSuspended(db, id, suspendedAt))) throw new DomainError('suspension_state');
}

async function isLastOperator(db: Queryable, id: string): Promise<boolean> {
  const operators = await lockOperators(db);
  return operators.every((one) => one.id === id || one.suspendedAt !== null);
}

async function changeSupplier(db: Queryable, id: string, suspendedAt: Date | null): Promise<void> {
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

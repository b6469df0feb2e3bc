// The team of a supplier as its owners change it. A member who loses or gets rights signs in again.
import { DomainError } from '#contract/domain-error.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { MemberRole } from '#kernel/rights.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { evictLiveSession } from '#domain/accounts/sessions/live-sessions.ts';
import { revokeSessionsOf } from '#domain/accounts/sessions/session-queries.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { changeMemberRole, countOwners, findMemberRole, lockSupplierOf } from '#domain/suppliers/supplier-queries.ts';
import { endMembership } from './membership.ts';
import { listMembersOf, type MemberRow } from './team-queries.ts';

/** Throws `not_found`, `last_owner`. */
export async function changeMember(context: Context, userId: string, role: MemberRole): Promise<MemberRow> {
  const { member, ended } = await context.database.transaction(async (db) => {
    const { supplierId, before } = await lockTeamOf(context, db, userId);
    const sessions = before === role ? [] : await give(db, { supplierId, before, role });
    const found = (await listMembersOf(db, supplierId)).find(({ id }) => id === userId);
    return { member: assertDefined(found, 'the member just changed'), ended: sessions };
  });
  for (const sessionId of ended) evictLiveSession(context, sessionId);
  if (ended.length > 0) logSecurity(context, 'role_changed', { user: userId, role, by: 'owner' });
  return member;

  async function give(db: Queryable, change: { supplierId: string; before: MemberRole; role: MemberRole }) {
    const { supplierId, before } = change;
    if (before === 'owner') await refuseLastOwner(db, supplierId);
    await changeMemberRole(db, userId, role);
    const sessions = await revokeSessionsOf(db, userId, context.clock.now());
    const values = { before: { member: userId, role: before }, after: { member: userId, role } };
    await recordActOf(context, db, { act: 'supplier_change_member', subjectId: supplierId, ...values });
    return sessions;
  }
}

/** Throws `not_found`, `last_owner`. */
export async function removeMember(context: Context, userId: string): Promise<void> {
  const now = context.clock.now();
  const ended = await context.database.transaction(async (db) => {
    const { supplierId, before } = await lockTeamOf(context, db, userId);
    if (before === 'owner') await refuseLastOwner(db, supplierId);
    const sessions = await endMembership(db, userId, now);
    const value = { before: { member: userId, role: before } };
    await recordActOf(context, db, { act: 'supplier_remove_member', subjectId: supplierId, ...value });
    return sessions;
  });
  for (const sessionId of ended) evictLiveSession(context, sessionId);
  logSecurity(context, 'role_changed', { user: userId, role: 'client', by: 'owner' });
}

async function lockTeamOf(context: Context, db: Queryable, userId: string) {
  const supplier = await lockSupplierOf(db, signedIn(context).id);
  const before = supplier && (await findMemberRole(db, supplier.id, userId));
  if (!supplier || !before) throw new DomainError('not_found');
  return { supplierId: supplier.id, before };
}

async function refuseLastOwner(db: Queryable, supplierId: string): Promise<void> {
  if ((await countOwners(db, supplierId)) === 1) throw new DomainError('last_owner');
}

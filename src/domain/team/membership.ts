// A user begins or ceases to act for a supplier: the membership, the role of the account, and its sessions. The caller writes the
// entry of the audit log, and evicts the sessions that are returned once the transaction has ended.
import { DomainError } from '#contract/domain-error.ts';
import type { MemberRole } from '#kernel/rights.ts';
import type { Queryable } from '#platform/database/database.ts';
import { changeRole } from '#domain/accounts/account-queries.ts';
import { deleteChallengesOf } from '#domain/accounts/second-factor/challenge-queries.ts';
import { revokeSessionsOf } from '#domain/accounts/sessions/session-queries.ts';
import { deleteMember, insertMember } from '#domain/suppliers/supplier-queries.ts';

type Beginning = { supplierId: string; userId: string; role: MemberRole; at: Date };

/** Throws `invitation_state` for a member of another supplier. */
export async function beginMembership(db: Queryable, { supplierId, userId, role, at }: Beginning): Promise<string[]> {
  await insertMember(db, { supplierId, userId, role, joinedAt: at }).catch((error: { constraint?: string }) => {
    throw error.constraint === 'supplier_members_one' ? new DomainError('invitation_state') : error;
  });
  return changeAccount(db, userId, { role: 'supplier', at });
}

/** The caller has locked the supplier. The account stays, as a traveller's. */
export async function endMembership(db: Queryable, userId: string, at: Date): Promise<string[]> {
  await deleteMember(db, userId);
  return changeAccount(db, userId, { role: 'client', at });
}

async function changeAccount(db: Queryable, userId: string, { role, at }: { role: 'client' | 'supplier'; at: Date }) {
  await changeRole(db, userId, { role, secondFactorGraceFrom: at });
  await deleteChallengesOf(db, userId);
  return revokeSessionsOf(db, userId, at);
}

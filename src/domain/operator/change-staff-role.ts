// Support and content editors are made by operators, operators by a command on the machine alone.
import { DomainError } from '#contract/domain-error.ts';
import type { AccountView } from '#contract/operator/users.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#platform/http/caller.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { changeRole, lockUser } from '#domain/accounts/account-queries.ts';
import { deleteChallengesOf } from '#domain/accounts/second-factor/challenge-queries.ts';
import { evictLiveSession } from '#domain/accounts/sessions/live-sessions.ts';
import { requireRecentAuthentication } from '#domain/accounts/sessions/reauthenticate.ts';
import { revokeSessionsOf } from '#domain/accounts/sessions/session-queries.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { findAccount } from './account-search-queries.ts';
import { accountView } from './read-accounts.ts';

/** null: a traveller again. Throws `proof_required`, `not_found`; `role_state` of operators, of members of a supplier, and where the
 *  e-mail is not confirmed. To set the role that a user has changes nothing. */
export async function changeStaffRole(
  context: Context,
  id: string,
  staffRole: 'support' | 'editor' | null,
): Promise<AccountView> {
  await requireRecentAuthentication(context);
  const now = context.clock.now();
  const { account, ended, isChanged } = await context.database.transaction(async (db) => {
    const user = await lockUser(db, id);
    const before = await findAccount(db, id);
    if (!user || !before) throw new DomainError('not_found');
    const isOperator = user.role === 'admin' && user.staffRole === null;
    if (isOperator || user.role === 'supplier' || !user.emailConfirmedAt) throw new DomainError('role_state');
    if (user.staffRole === staffRole) return { account: before, ended: [], isChanged: false };
    await changeRole(db, id, { role: staffRole ? 'admin' : 'client', staffRole, secondFactorGraceFrom: now });
    await deleteChallengesOf(db, id);
    const sessions = await revokeSessionsOf(db, id, now);
    const values = { before: user.staffRole, after: staffRole };
    await recordActOf(context, db, { act: 'user_change_staff_role', subjectId: id, ...values });
    const changed = assertDefined(await findAccount(db, id), 'the account just changed');
    return { account: changed, ended: sessions, isChanged: true };
  });
  for (const sessionId of ended) evictLiveSession(context, sessionId);
  if (isChanged) logSecurity(context, 'role_changed', { user: id, role: staffRole ?? 'client', by: 'operator' });
  return accountView(account);
}

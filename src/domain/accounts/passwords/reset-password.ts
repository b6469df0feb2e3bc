import type { Role } from '#contract/accounts/accounts.ts';
import { DomainError } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { changePassword, findUser, lockUser, type UserRow } from '../account-queries.ts';
import { accountMailJobs } from '../job-types.ts';
import { deleteChallengesOf } from '../second-factor/challenge-queries.ts';
import { deleteSignInMethods, hasSignInMethods } from '../second-factor/sign-in-methods.ts';
import { rememberDevice } from '../sessions/device-cookie.ts';
import { evictLiveSession } from '../sessions/live-sessions.ts';
import { type OpenedLink, openMailLink } from '../mail-link.ts';
import { consumeLinks } from '../mail-link-queries.ts';
import { hashPassword } from './password.ts';
import { checkPassword } from './password-rules.ts';
import { revokeSessionsOf } from '../sessions/session-queries.ts';
import { deleteSignInCodesOf } from '../sign-in-codes/sign-in-code-queries.ts';

/** Sets a new password by a link, which works once, and ends every session, as an attacker may have known the old password.
 *  Throws DomainError not_found (link), invalid_input (password; the link still works), too_many_requests or
 *  unavailable. */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const link = await openMailLink(context, 'reset_password', token);
  const user = await findUser(context.database.db, link.userId);
  // If the address was changed since, it no longer gives access to this account.
  if (!user || user.email !== link.email) throw new DomainError('not_found');
  checkPassword(password, { role: user.role as Role, email: user.email });
  const ended = await storePassword(
    context,
    user,
    link,
    await hashPassword(context.config, { password, caller: context.caller.address }),
  );
  for (const sessionId of ended) evictLiveSession(context, sessionId);
  // A user who was throttled after trying old passwords can use the new one at once.
  rememberDevice(context, user.email);
  context.wakeJobs();
}

type OwnerOfEmail = { emailConfirmedAt: Date; confirmedElsewhere: boolean };

/** Using the link confirms the address. Until its first confirmation the account may be another person's: the sign-in
 *  methods added so far are deleted. Later ones were added by the person who had confirmed an address of the account; after a change
 *  of address they leave it open whether that is the person who reads its mails. */
async function confirmByMail(db: Queryable, userId: string, now: Date): Promise<OwnerOfEmail> {
  const user = await lockUser(db, userId);
  if (user?.emailConfirmedAt) {
    const { emailConfirmedAt } = user;
    return { emailConfirmedAt, confirmedElsewhere: user.confirmedElsewhere && (await hasSignInMethods(db, userId)) };
  }
  await deleteSignInMethods(db, userId);
  return { emailConfirmedAt: now, confirmedElsewhere: false };
}

function storePassword({ database, clock, caller }: Context, user: UserRow, link: OpenedLink, passwordHash: string) {
  const userId = user.id;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const isFirst = await consumeLinks(transaction, { ...link, purpose: 'reset_password' });
    if (!isFirst) throw new DomainError('not_found');
    const owner = await confirmByMail(transaction, userId, now);
    // A pending change of address is dropped: the attacker may have requested it.
    await changePassword(transaction, userId, { passwordHash, passwordMailedAt: now, ...owner, pendingEmail: null });
    await enqueue(
      transaction,
      accountMailJobs['password-changed'],
      { id: newId(), userId, language: caller.language },
      now,
    );
    await deleteChallengesOf(transaction, userId);
    await deleteSignInCodesOf(transaction, user.email);
    return revokeSessionsOf(transaction, userId, now);
  });
}

import type { Role } from '#contract/accounts.ts';
import { DomainError } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import type { Context } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { changePassword, findUser, type UserRow } from './account-queries.ts';
import { deleteChallengesOf } from './challenge-queries.ts';
import { rememberDevice } from './device-cookie.ts';
import { forgetLiveSession } from './live-sessions.ts';
import { type OpenedLink, openMailLink } from './mail-link.ts';
import { useUpLinks } from './mail-link-queries.ts';
import { hashPassword } from './password.ts';
import { checkPassword } from './password-rules.ts';
import { revokeSessionsOf } from './session-queries.ts';

/** Sets a new password by a link, which works once, and ends every session: whoever knew the old password is out.
 *  Throws DomainError not_found (link), invalid_input (password; the link still works), too_many_requests or
 *  unavailable. */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const link = await openMailLink(context, 'reset_password', token);
  const user = await findUser(context.database.read, link.userId);
  // An address that was changed since is no longer the way to this account.
  if (!user || user.email !== link.email) throw new DomainError('not_found');
  checkPassword(password, { role: user.role as Role, email: user.email });
  const ended = await store(context, user, link, await hashPassword(password));
  for (const sessionId of ended) forgetLiveSession(context, sessionId);
  // Whoever tried old passwords until they had to wait may use the new one at once.
  rememberDevice(context, user.email);
  context.wakeJobs();
}

function store({ database, clock, caller }: Context, user: UserRow, link: OpenedLink, passwordHash: string) {
  const userId = user.id;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const isFirst = await useUpLinks(transaction, { ...link, purpose: 'reset_password' });
    if (!isFirst) throw new DomainError('not_found');
    // Who reads the mails of an address has confirmed it. A change of address that waits is given up: whoever must be
    // locked out may have asked for it.
    const emailConfirmedAt = user.emailConfirmedAt ?? now;
    await changePassword(transaction, userId, { passwordHash, emailConfirmedAt, pendingEmail: null });
    await enqueue(transaction, 'password-changed', { id: newId(), userId, language: caller.language }, now);
    await deleteChallengesOf(transaction, userId);
    return revokeSessionsOf(transaction, userId, now);
  });
}

import type { accountEndpoints } from '#contract/accounts.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { newId } from '#kernel/ids.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { findUser, replacePassword } from './account-queries.ts';
import { deleteChallengesOf } from './challenge-queries.ts';
import { rememberDevice } from './device-cookie.ts';
import { forgetLiveSession } from './live-sessions.ts';
import { deleteLinks } from './mail-link-queries.ts';
import { hashPassword } from './password.ts';
import { checkPassword } from './password-rules.ts';
import { provePassword } from './prove-password.ts';
import { revokeOtherSessions } from './session-queries.ts';

/** Sets a new password for who knows the present one, and ends every session but the caller's. Throws DomainError
 *  invalid_input (currentPassword: wrong_password; password), too_many_requests, unavailable, or session_required when
 *  the account has gone. */
export async function changePassword(
  context: Context,
  { currentPassword, password }: InputOf<typeof accountEndpoints.changePassword>['body'],
): Promise<void> {
  const { id, role } = signedIn(context);
  const user = await findUser(context.database.read, id);
  if (!user) throw new DomainError('session_required');
  const from = await provePassword(context, 'currentPassword', currentPassword);
  checkPassword(password, { role, email: user.email });
  const ended = await store(context, { from, to: await hashPassword(password) });
  for (const sessionId of ended) forgetLiveSession(context, sessionId);
  rememberDevice(context, user.email);
  context.wakeJobs();
}

function store(context: Context, hashes: { from: string; to: string }): Promise<string[]> {
  const { database, clock, caller } = context;
  const { id: userId, sessionId } = signedIn(context);
  const now = clock.now();
  return database.transaction(async (transaction) => {
    // Of two changes at once the second no longer knows the present password.
    if (!(await replacePassword(transaction, userId, hashes))) throw invalid('currentPassword', 'wrong_password');
    await deleteLinks(transaction, userId, 'reset_password');
    await deleteChallengesOf(transaction, userId);
    await enqueue(transaction, 'password-changed', { id: newId(), userId, language: caller.language }, now);
    return revokeOtherSessions(transaction, { userId, keptId: sessionId }, now);
  });
}

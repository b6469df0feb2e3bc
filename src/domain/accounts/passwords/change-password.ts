import type { accountEndpoints } from '#contract/accounts/accounts.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { newId } from '#kernel/ids.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { findUser, replacePassword, type UserRow } from '../account-queries.ts';
import { accountMailJobs } from '../job-types.ts';
import { deleteChallengesOf } from '../second-factor/challenge-queries.ts';
import { rememberDevice } from '../sessions/device-cookie.ts';
import { evictLiveSession } from '../sessions/live-sessions.ts';
import { deleteLinks } from '../mail-link-queries.ts';
import { hashPassword, noPassword } from './password.ts';
import { checkPassword } from './password-rules.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { requireRecentAuthentication } from '../sessions/reauthenticate.ts';
import { revokeOtherSessions } from '../sessions/session-queries.ts';
import { deleteSignInCodesOf } from '../sign-in-codes/sign-in-code-queries.ts';

/** Changes the password after checking the current one, or sets the first one after recent authentication, and ends every other
 *  session. Throws DomainError invalid_input (currentPassword: required, wrong_password; password), proof_required, too_many_requests,
 *  unavailable, or session_required if the account is erased. */
export async function changePassword(
  context: Context,
  { currentPassword, password }: InputOf<typeof accountEndpoints.changePassword>['body'],
): Promise<void> {
  const { id, role } = signedIn(context);
  const user = await findUser(context.database.db, id);
  if (!user) throw new DomainError('session_required');
  const from =
    currentPassword === undefined
      ? await requireNoPassword(context, user)
      : await checkOwnPassword(context, 'currentPassword', currentPassword);
  checkPassword(password, { role, email: user.email });
  const ended = await storePassword(context, {
    email: user.email,
    from,
    to: await hashPassword(context.config, { password, caller: context.caller.address }),
  });
  for (const sessionId of ended) evictLiveSession(context, sessionId);
  rememberDevice(context, user.email);
  context.wakeJobs();
}

async function requireNoPassword(context: Context, user: UserRow): Promise<string> {
  if (user.hasPassword) throw invalid('currentPassword', 'required');
  await requireRecentAuthentication(context);
  return noPassword;
}

function storePassword(
  context: Context,
  { email, ...hashes }: { email: string; from: string; to: string },
): Promise<string[]> {
  const { database, clock, caller } = context;
  const { id: userId, sessionId } = signedIn(context);
  const now = clock.now();
  return database.transaction(async (transaction) => {
    // The second of two concurrent changes fails, because its current password is outdated.
    if (!(await replacePassword(transaction, userId, hashes))) throw invalid('currentPassword', 'wrong_password');
    await deleteLinks(transaction, userId, 'reset_password');
    await deleteChallengesOf(transaction, userId);
    await deleteSignInCodesOf(transaction, email);
    await enqueue(
      transaction,
      accountMailJobs['password-changed'],
      { id: newId(), userId, language: caller.language },
      now,
    );
    return revokeOtherSessions(transaction, { userId, exceptId: sessionId }, now);
  });
}

import { DomainError } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { generatedName, ownName } from '#kernel/own-name.ts';
import { confirmByOwner, lockUser, takeConfirmedEmail } from '../account-queries.ts';
import { type OpenedLink, openMailLink } from '../mail-link.ts';
import { deleteChallengesOf } from '../second-factor/challenge-queries.ts';
import { deleteSignInMethods } from '../second-factor/sign-in-methods.ts';
import { evictLiveSession } from '../sessions/live-sessions.ts';
import { revokeSessionsOf } from '../sessions/session-queries.ts';

/** Confirms the address a link was sent to. A changed address replaces the old one. The same link again has the same
 *  result: mails are opened twice. The first confirmation of an account that comes from outside its sessions ends them, and
 *  until the link is opened inside one no passkey is added or codes (require-confirmed-email.ts).
 *  Throws DomainError not_found (also where the user has chosen another address since), email_taken or
 *  too_many_requests. */
export async function confirmEmail(context: Context, token: string): Promise<{ email: string }> {
  const link = await openMailLink(context, 'confirm_email', token);
  const ended = await context.database
    .transaction((transaction) => confirm(transaction, context, link))
    .catch((error: { constraint?: string }) => {
      throw error.constraint === 'users_email_key' ? new DomainError('email_taken') : error;
    });
  for (const sessionId of ended) evictLiveSession(context, sessionId);
  return { email: link.email };
}

/** The ids of the sessions that end. */
async function confirm(db: Queryable, { caller, clock }: Context, { userId, email }: OpenedLink): Promise<string[]> {
  const user = await lockUser(db, userId);
  if (!user || ![user.email, user.pendingEmail].includes(email)) throw new DomainError('not_found');
  const now = clock.now();
  const confirmedElsewhere = caller.user?.id !== userId;
  if (user.email === email && user.emailConfirmedAt) {
    if (!confirmedElsewhere) await confirmByOwner(db, userId);
    return [];
  }
  // A generated name follows the address, by which it is known as one.
  const name = ownName(user) || generatedName(email);
  await takeConfirmedEmail(db, userId, { email, name, emailConfirmedAt: now, confirmedElsewhere });
  const isFirst = user.emailConfirmedAt === null;
  return isFirst && confirmedElsewhere ? revokeAccess(db, userId, now) : [];
}

/** Another person may have registered the address, so its sessions end. The password stays: many people register
 *  on one device and read their mail on another. */
async function revokeAccess(db: Queryable, userId: string, now: Date): Promise<string[]> {
  await deleteSignInMethods(db, userId);
  await deleteChallengesOf(db, userId);
  return revokeSessionsOf(db, userId, now);
}

import { DomainError } from '#contract/domain-error.ts';
import type { Context } from '#platform/http/caller.ts';
import { lockUser, takeConfirmedEmail } from './account-queries.ts';
import { openMailLink } from './mail-link.ts';

/** Confirms the address a link was sent to. A changed address takes the place of the old one by it. The same link
 *  again says the same: mails are opened twice. Throws DomainError not_found (also where the person has meanwhile
 *  chosen another address), email_taken or too_many_requests. */
export async function confirmEmail(context: Context, token: string): Promise<{ email: string }> {
  const { userId, email } = await openMailLink(context, 'confirm_email', token);
  await context.database
    .transaction(async (transaction) => {
      const user = await lockUser(transaction, userId);
      if (!user || ![user.email, user.pendingEmail].includes(email)) throw new DomainError('not_found');
      if (user.email === email && user.emailConfirmedAt) return;
      await takeConfirmedEmail(transaction, userId, email, context.clock.now());
    })
    .catch((error: { constraint?: string }) => {
      throw error.constraint === 'users_email_key' ? new DomainError('email_taken') : error;
    });
  return { email };
}

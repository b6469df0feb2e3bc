import { DomainError } from '#contract/domain-error.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { findUser, type UserRow } from '../account-queries.ts';
import { sendConfirmation } from '../profile/request-email-confirmation.ts';

/** The caller's account, whose address they have confirmed while they were signed in. Without that, a person who registered someone
 *  else's address could add a passkey or codes and keep the owner of the address out, also once that one has opened the link.
 *  Who opened it elsewhere is sent another. Throws DomainError email_unconfirmed or too_many_requests. */
export async function requireConfirmedEmail(context: Context): Promise<UserRow> {
  const user = await findUser(context.database.db, signedIn(context).id);
  if (!user) throw new DomainError('session_required');
  if (user.emailConfirmedAt && user.confirmedElsewhere) await sendConfirmation(context);
  if (user.emailConfirmedAt === null || user.confirmedElsewhere) throw new DomainError('email_unconfirmed');
  return user;
}

// Asking for the mail that confirms an address; the mail itself is made by notifications.
import { DomainError } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findUser, hasAccount } from './account-queries.ts';
import { normalizeEmail } from './create-user.ts';

/** `isChange`: the address in use is told, too. */
type Wanted = { userId: string; isChange?: boolean };

export async function wantConfirmation(db: Queryable, { clock, caller }: Context, wanted: Wanted): Promise<void> {
  await enqueue(db, 'email-confirmation-wanted', { ...wanted, id: newId(), language: caller.language }, clock.now());
}

/** Sends it again. Nothing is sent when the address is confirmed and no other waits. */
export async function sendConfirmation(context: Context): Promise<void> {
  const { id } = signedIn(context);
  await throttle(context, 'confirmation', id);
  await wantConfirmation(context.database.read, context, { userId: id });
  context.wakeJobs();
}

/** What the address of a profile means. undefined: no change, as forms send back what they were given. Throws
 *  DomainError email_taken or too_many_requests. */
export async function readEmailWish(
  context: Context,
  given: string | undefined,
): Promise<{ pendingEmail: string | null } | undefined> {
  const user = given !== undefined && (await findUser(context.database.read, signedIn(context).id));
  if (!user) return undefined;
  const email = normalizeEmail(given);
  if (email === user.email) return user.pendingEmail === null ? undefined : { pendingEmail: null };
  if (email === user.pendingEmail) return undefined;
  await throttle(context, 'confirmation', user.id);
  if (await hasAccount(context.database.read, email)) throw new DomainError('email_taken');
  return { pendingEmail: email };
}

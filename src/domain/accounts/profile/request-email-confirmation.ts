// Requests the mail that confirms an address; notifications send the mail itself.
import { DomainError } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findUser, hasAccount } from '../account-queries.ts';
import { normalizeEmail } from '../create-user.ts';
import { accountMailJobs } from '../job-types.ts';
import { requireRecentAuthentication } from '../sessions/reauthenticate.ts';

/** `isChange`: the address in use is notified, too. */
type ConfirmationRequest = { userId: string; isChange?: boolean };

export async function requestEmailConfirmation(
  db: Queryable,
  { clock, caller }: Context,
  request: ConfirmationRequest,
): Promise<void> {
  const job = { ...request, id: newId(), language: caller.language };
  await enqueue(db, accountMailJobs['email-confirmation-wanted'], job, clock.now());
}

/** Sends it again. Sends nothing if the address is confirmed and no other is pending. */
export async function sendConfirmation(context: Context): Promise<void> {
  const { id } = signedIn(context);
  await throttle(context, 'confirmation', id);
  await requestEmailConfirmation(context.database.db, context, { userId: id });
  context.wakeJobs();
}

/** The change of address that a profile form requests. undefined: no change, as forms send the current address back. Throws
 *  DomainError proof_required, email_taken or too_many_requests. */
export async function readEmailChange(
  context: Context,
  input: string | undefined,
): Promise<{ pendingEmail: string | null } | undefined> {
  const user = input !== undefined && (await findUser(context.database.db, signedIn(context).id));
  if (!user) return undefined;
  const email = normalizeEmail(input);
  if (email === user.email) return user.pendingEmail === null ? undefined : { pendingEmail: null };
  if (email === user.pendingEmail) return undefined;
  await requireRecentAuthentication(context);
  await throttle(context, 'confirmation', user.id);
  if (await hasAccount(context.database.db, email)) throw new DomainError('email_taken');
  return { pendingEmail: email };
}

import { newId } from '#kernel/ids.ts';
import type { Context } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { normalizeEmail } from './create-user.ts';

/** Asks for the mail with a link for a new password. Whether there is such an account is looked up by the job, so the
 *  answer says nothing about it, nor does the time it takes. Throws DomainError too_many_requests. */
export async function requestPasswordReset(context: Context, given: string): Promise<void> {
  const { database, clock, caller } = context;
  const email = normalizeEmail(given);
  await throttle(context, 'resetAddress', caller.address);
  await throttle(context, 'resetAccount', email);
  const wanted = { id: newId(), email, language: caller.language };
  await enqueue(database.read, 'password-reset-wanted', wanted, clock.now());
  context.wakeJobs();
}

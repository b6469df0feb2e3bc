import { newId } from '#kernel/ids.ts';
import type { Context } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { accountMailJobs } from '../job-types.ts';
import { normalizeEmail } from '../create-user.ts';

/** Requests the mail with a link for a new password. The job looks up whether there is such an account, so neither the
 *  response nor its time reveals it. Throws DomainError too_many_requests. */
export async function requestPasswordReset(context: Context, input: string): Promise<void> {
  const { database, clock, caller } = context;
  const email = normalizeEmail(input);
  await throttle(context, 'resetAddress', caller.address);
  await throttle(context, 'resetAccount', email);
  const job = { id: newId(), email, language: caller.language };
  await enqueue(database.db, accountMailJobs['password-reset-wanted'], job, clock.now());
  context.wakeJobs();
}

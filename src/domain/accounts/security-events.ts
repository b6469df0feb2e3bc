// Notifies the owner of an account by mail when its ways to sign in change; notifications send the mail itself.
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { accountMailJobs, type SecurityEvent } from './job-types.ts';

/** Call within the transaction of the change. */
export async function notifyOwner(
  db: Queryable,
  { clock, caller }: Context,
  userId: string,
  event: SecurityEvent,
): Promise<void> {
  const job = { id: newId(), userId, language: caller.language, news: event };
  await enqueue(db, accountMailJobs['security-changed'], job, clock.now());
}

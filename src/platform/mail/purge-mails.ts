import { retention } from '#kernel/retention.ts';
import type { Services } from '#platform/services.ts';

/** Deletes old mails, delivered or not; a recurring job. */
export async function deleteOldMails({ database, clock }: Services): Promise<void> {
  const oldest = new Date(clock.now().getTime() - retention.mailDays * 86_400_000);
  await database.db.deleteFrom('mails').where('createdAt', '<', oldest).execute();
}

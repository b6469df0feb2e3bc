// SQL of the outbox: claiming, delivering and retrying mails.
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { MailsTable } from '#platform/database/tables.ts';
import type { Services } from '#platform/services.ts';

/** Longer than a delivery can take (see the time-outs): after that another process takes over the mail. */
export const leaseSeconds = 120;
export const attemptsMax = 12;

/** Urgent mails have a queue of their own, past all others that wait. */
export type MailQueue = 'urgent' | 'ordinary';

export type LeasedMail = Pick<
  Selectable<MailsTable>,
  'id' | 'recipient' | 'subject' | 'bodyText' | 'bodyHtml' | 'attempts' | 'holdsSecret'
>;

/** Leases the mail that waits longest: processes side by side take different ones. */
export async function leaseMail({ database, clock }: Services, queue: MailQueue): Promise<LeasedMail | undefined> {
  const now = clock.now();
  // Word for word the conditions of the partial indexes (migration 0029).
  const inQueue = queue === 'urgent' ? sql`urgent` : sql`not urgent`;
  const { rows } = await sql<LeasedMail>`
    update mails set attempts = attempts + 1, next_try_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from mails where sent_at is null and ${inQueue} and discarded_at is null and next_try_at <= ${now} and attempts < ${attemptsMax}
      order by created_at limit 1 for update skip locked
    )
    returning id, recipient, subject, body_text, body_html, attempts, holds_secret`.execute(database.db);
  return rows[0];
}

export async function markSent({ database, clock }: Services, { id, holdsSecret }: LeasedMail): Promise<void> {
  await database.db
    .updateTable('mails')
    .set({ sentAt: clock.now(), lastError: null, ...(holdsSecret && { bodyText: '', bodyHtml: '' }) })
    .where('id', '=', id)
    .execute();
}

/** The next try comes after a pause, which doubles with each try. */
export async function scheduleRetry(
  { database, clock }: Services,
  { id, attempts }: LeasedMail,
  { error, firstPauseSeconds }: { error: Error; firstPauseSeconds: number },
): Promise<void> {
  const pauseMs = Math.min(firstPauseSeconds * 2 ** (attempts - 1), 6 * 3600) * 1000;
  await database.db
    .updateTable('mails')
    .set({ nextTryAt: new Date(clock.now().getTime() + pauseMs), lastError: error.message })
    .where('id', '=', id)
    .execute();
}

/** Ends the lease of a mail that was not tried: it has lost no try. */
export async function returnToQueue(
  { database, clock }: Services,
  { id, attempts }: LeasedMail,
  error?: Error,
): Promise<void> {
  await database.db
    .updateTable('mails')
    .set({ attempts: attempts - 1, nextTryAt: clock.now(), ...(error && { lastError: error.message }) })
    .where('id', '=', id)
    .execute();
}

/** A condition for queries of others: whether a mail was written for an event, which is this text followed by an id and what else
 *  distinguishes it from others about the same. */
export const isMailWritten =
  (eventStart: string) =>
  (id: RawBuilder<string>): RawBuilder<boolean> =>
    sql<boolean>`exists (select from mails where event = ${eventStart}::text || ${id})`;

export type OutboxMail = {
  id: string;
  recipient: string;
  language: string;
  subject: string;
  bodyText: string;
  createdAt: Date;
  sentAt: Date | null;
};

/** Latest first. */
export function findLatestMails(db: Queryable, limit: number): Promise<OutboxMail[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'recipient', 'language', 'subject', 'bodyText', 'createdAt', 'sentAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

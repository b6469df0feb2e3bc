// Mails that could not be delivered yet: an operator has them tried again or gives them up.
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { leaseSeconds } from './outbox-queries.ts';

/** One, or all of a kind: the event of a mail is its kind and what it is about. */
export type ChosenMails = { id?: string; name?: string };

/** Gives them all their attempts back and returns their ids. One that may be under delivery waits for the end of its lease:
 *  otherwise another process would deliver it, too. */
export async function retryHeldMails(db: Queryable, chosen: ChosenMails, now: Date): Promise<string[]> {
  const leaseEnd = new Date(now.getTime() + leaseSeconds * 1000);
  const { rows } = await sql<{ id: string }>`
    update mails set attempts = 0,
      next_try_at = case when next_try_at > ${now} and next_try_at <= ${leaseEnd} then next_try_at else ${now} end
    where ${isHeld} and ${matches(chosen)} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The row stays, without its contents: handlers of jobs look whether a mail was written for an event. */
export async function discardHeldMails(db: Queryable, chosen: ChosenMails, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update mails set discarded_at = ${now}, body_text = '', body_html = ''
    where ${isHeld} and ${matches(chosen)} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export const isHeld: RawBuilder<boolean> = sql<boolean>`(sent_at is null and discarded_at is null and attempts > 0)`;

const matches = ({ id, name }: ChosenMails): RawBuilder<unknown> =>
  id ? sql`id = ${id}` : sql`split_part(event, ':', 1) = ${name ?? ''}`;

export type WaitingMails = { waiting: number; held: number; oldestAt: Date | null };

/** Mails that are not delivered yet, and those of them that were tried before. */
export async function countWaitingMails(db: Queryable): Promise<WaitingMails> {
  const { rows } = await sql<WaitingMails>`
    select count(*) as waiting, count(*) filter (where attempts > 0) as held, min(created_at) as oldest_at
    from mails where sent_at is null and discarded_at is null`.execute(db);
  return rows[0]!;
}

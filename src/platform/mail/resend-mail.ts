// A mail that was delivered and got lost is written once more, word for word.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { isHeld } from './held-mails.ts';

/** A mail with a secret is emptied when it is sent: a user who needs a new link requests it. */
export const mayBeResent = sql<boolean>`(sent_at is not null and not holds_secret and body_text <> '')`;

/** `waiting`: it was not delivered yet; `held`: the mail server refused it. */
export type SentMail = {
  id: string;
  subject: string;
  writtenAt: Date;
  sentAt: Date | null;
  state: SentMailState;
  mayResend: boolean;
};
type SentMailState = 'sent' | 'waiting' | 'held' | 'given_up';

const columns: SortColumns<SortOf<'listAccountMails'>> = { at: [sql`m.created_at`, sql`m.id`] };

/** To this address. */
export async function listMailsTo(
  db: Queryable,
  recipient: string,
  { sort, before, limit }: { sort: SortOf<'listAccountMails'>; before?: string | undefined; limit: number },
): Promise<SentMail[]> {
  const { order, after } = sortBy(columns, sort);
  const rest = before ? sql`and ${after(sql`mails m where m.id = ${before}`)}` : sql``;
  const { rows } = await sql<SentMail>`
    select id, subject, created_at as written_at, sent_at, ${mayBeResent} as may_resend,
      case when sent_at is not null then 'sent' when discarded_at is not null then 'given_up' when ${isHeld} then 'held' else 'waiting' end as state
    from mails m where recipient = ${recipient} ${rest} order by ${order} limit ${limit}`.execute(db);
  return rows;
}

/** Its subject; undefined if it was not written to this address, or may not be sent again. The event keeps what it is about, by which
 *  it is found when the person leaves; that of a copy of a copy is no longer. */
export async function copyMail(
  db: Queryable,
  { id, recipient, now }: { id: string; recipient: string; now: Date },
): Promise<string | undefined> {
  const copyId = newId();
  const { rows } = await sql<{ subject: string }>`
    insert into mails (id, event, recipient, language, subject, body_text, body_html, urgent, created_at, next_try_at)
    select ${copyId}::uuid, regexp_replace(event, ':copy-[0-9a-f-]+$', '') || ':copy-' || ${copyId}::text, recipient, language, subject, body_text, body_html, true, ${now}, ${now}
    from mails where id = ${id} and recipient = ${recipient} and ${mayBeResent} returning subject`.execute(db);
  return rows[0]?.subject;
}

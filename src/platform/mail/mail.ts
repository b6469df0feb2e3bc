// Mails are written to the outbox (table `mails`) with the event that causes them; mail-delivery.ts sends them. Without a mail
// server they stay there, readable at /_mail.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { erasedMailDomain } from '#platform/personal-data/source.ts';
import { newId } from '#kernel/ids.ts';
import type { Language } from '#kernel/languages.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';

/** What a mail is about. Operators read of it in words, which the type requires (`kind_` in texts/en/operations.json); news of the blog
 *  are about a post. */
export type MailKind = Exclude<KeyEnding<'operations', 'kind_'>, 'news'> | `news-${string}`;

export type Mail = {
  /** Its kind and what it is about. Unique: a second mail of the same event is not written. */
  event: `${MailKind}:${string}`;
  recipient: string;
  language: Language;
  subject: string;
  bodyText: string;
  bodyHtml: string;
  /** The text contains a long-lived secret: it is purged after delivery. */
  holdsSecret?: true;
  /** A person is waiting for it: it is delivered before mails that are not urgent. */
  urgent?: true;
};

/** False if it is not written: it was before, or its recipient was erased. */
export async function queueMail(db: Queryable, mail: Mail, now: Date): Promise<boolean> {
  return (await queueMails(db, [mail], now)) === 1;
}

/** Nothing is written to people whose account was erased. Returns how many are written. */
export async function queueMails(db: Queryable, mails: readonly Mail[], now: Date): Promise<number> {
  const meant = mails.filter(({ recipient }) => !recipient.endsWith(`@${erasedMailDomain}`));
  if (meant.length === 0) return 0;
  const rows = meant.map((mail) => ({ id: newId(), ...mail }));
  const { numAffectedRows } = await sql`
    insert into mails (id, event, recipient, language, subject, body_text, body_html, holds_secret, urgent, created_at, next_try_at)
    select id, event, recipient, language, subject, "bodyText", "bodyHtml", coalesce("holdsSecret", false), coalesce(urgent, false), ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, event text, recipient text, language text, subject text,
      "bodyText" text, "bodyHtml" text, "holdsSecret" boolean, urgent boolean)
    on conflict (event) do nothing`.execute(db);
  return Number(numAffectedRows);
}

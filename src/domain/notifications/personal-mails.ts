// Mails as a personal data source: those to a person, and those to suppliers about the person's bookings.
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { inPages } from '#platform/database/pages.ts';
import type { Person, PersonalDataSource } from '#platform/personal-data/source.ts';
import { linkMatters } from './mails/account-mail.ts';

export const personalMails: PersonalDataSource = {
  name: 'mails',
  tables: ['mails', 'jobs'],
  fate: 'erased',

  async count(db, person) {
    const { rows } = await sql<{ total: number }>`select count(*) as total from mails where ${isOwn(person)}`.execute(
      db,
    );
    return rows[0]!.total;
  },

  async *read(db, person) {
    for await (const { id: _, text, ...mail } of inPages((afterId, limit) => readPage(db, person, afterId, limit)))
      yield { ...mail, text: withoutSecrets(text) };
  },

  /** An undelivered mail to a supplier or the operator is still sent: they have to know that a traveller will not come. It is
   *  deleted with the other mails of its day. */
  async erase(db, person, { config }) {
    const { id, email } = person;
    // Also for unconfirmed addresses: no other person loses anything.
    await db.deleteFrom('mails').where('recipient', '=', email).execute();
    await sql`
      delete from mails where (${isAboutBooking(person)} or ${isAboutMessage(person)})
        and (sent_at is not null or ${config.smtpUrl === undefined})`.execute(db);
    await sql`
      delete from jobs where not recurring and (payload ->> 'userId' = ${id} or payload ->> 'email' = ${email})`.execute(
      db,
    );
  },
};

// The event of a mail contains the id of its subject: 'booking-confirmed:{id}', 'message:{id}'.
const isAboutBooking = ({ id }: Person): RawBuilder<boolean> =>
  sql<boolean>`split_part(event, ':', 2) in (select id::text from bookings where user_id = ${id})`;

const isAboutMessage = ({ email, ownsEmail }: Person): RawBuilder<boolean> => sql<boolean>`
  ${ownsEmail} and split_part(event, ':', 2) in (
    select id::text from contact_messages where lower(email) = ${email}
    union select id::text from applications where lower(email) = ${email})`;

/** An unconfirmed address may belong to another person. */
const isOwn = (person: Person): RawBuilder<boolean> =>
  person.ownsEmail
    ? sql<boolean>`recipient = ${person.email}`
    : sql<boolean>`recipient = ${person.email} and ${isAboutBooking(person)}`;

type MailRecord = { id: string; text: string } & Record<string, unknown>;

async function readPage(db: Queryable, person: Person, afterId: string, limit: number): Promise<MailRecord[]> {
  const { rows } = await sql<MailRecord>`
    select id, recipient, language, subject, case when holds_secret and split_part(event, ':', 1) <> all(${linkMatters}::text[]) then '…' else body_text end as text, created_at, sent_at
    from mails where ${isOwn(person)} and id > ${afterId} order by id limit ${limit}`.execute(db);
  return rows;
}

/** Removes the fragments of links, which are secrets: a stolen session must not give access to more. */
const withoutSecrets = (text: string): string => text.replace(/(https?:\/\/\S+#)\S+/g, '$1…');

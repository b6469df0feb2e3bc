// Mails as a part of what is known of a person: those to them, and those to partners about their bookings.
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { inPages, type Person, type PersonalPart } from '#platform/personal-data/part.ts';

export const personalMails: PersonalPart = {
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

  /** One to a partner or to the operator that waits to be delivered still goes: that a traveller will not come is news to
   *  them. It is forgotten with all others of its day. */
  async erase(db, person, { config }) {
    const { id, email } = person;
    // Whether or not the address was confirmed: nothing is lost to anybody by forgetting what was sent to it.
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

// The event of a mail names what it is about: 'booking-confirmed:{id}', 'message:{id}'.
const isAboutBooking = ({ id }: Person): RawBuilder<boolean> =>
  sql<boolean>`split_part(event, ':', 2) in (select id::text from bookings where user_id = ${id})`;

const isAboutMessage = ({ email, ownsEmail }: Person): RawBuilder<boolean> => sql<boolean>`
  ${ownsEmail} and split_part(event, ':', 2) in (
    select id::text from contact_messages where lower(email) = ${email}
    union select id::text from applications where lower(email) = ${email})`;

/** An address that nobody confirmed may have been somebody else's before. */
const isOwn = (person: Person): RawBuilder<boolean> =>
  person.ownsEmail
    ? sql<boolean>`recipient = ${person.email}`
    : sql<boolean>`recipient = ${person.email} and ${isAboutBooking(person)}`;

type MailRecord = { id: string; text: string } & Record<string, unknown>;

async function readPage(db: Queryable, person: Person, afterId: string, limit: number): Promise<MailRecord[]> {
  const { rows } = await sql<MailRecord>`
    select id, recipient, language, subject, case when holds_secret then '…' else body_text end as text, created_at, sent_at
    from mails where ${isOwn(person)} and id > ${afterId} order by id limit ${limit}`.execute(db);
  return rows;
}

/** What follows the # of a link opens something, as does all of a mail that holds a secret: whoever holds a session for a
 *  minute must not get hold of the rest. */
const withoutSecrets = (text: string): string => text.replace(/(https?:\/\/\S+#)\S+/g, '$1…');

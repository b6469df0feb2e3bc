// Gift cards as a source of personal data: those a person bought, and those sent to their address.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { inPages } from '#platform/database/pages.ts';
import type { Person, PersonalDataSource } from '#platform/personal-data/source.ts';

export const personalGiftCards: PersonalDataSource = {
  name: 'gift_cards',
  tables: ['gift_cards', 'gift_card_redemptions'],
  fate: 'anonymous',

  async count(db, person) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from gift_cards c where ${isOf(person)}`.execute(db);
    return rows[0]!.total;
  },

  async *read(db, person) {
    for await (const { id: _, ...card } of inPages((afterId, limit) => readPage(db, person, afterId, limit)))
      yield card;
  },

  /** The balance belongs to the holder of the code. A card that is not sent yet needs its recipient until then. */
  async erase(db, { id, email, ownsEmail }) {
    await sql`
      update gift_cards set sender_name = '', message = null
      where buyer_id = ${id} and (sender_name <> '' or message is not null)`.execute(db);
    await sql`
      update gift_cards set recipient_name = '', recipient_email = ''
      where state in ('sent', 'withdrawn', 'lapsed') and recipient_email <> ''
        and (buyer_id = ${id} or (${ownsEmail} and lower(recipient_email) = ${email}))`.execute(db);
  },
};

const isOf = ({ id, email, ownsEmail }: Person) =>
  sql`(c.buyer_id = ${id} or (${ownsEmail} and c.state = 'sent' and lower(c.recipient_email) = ${email}))`;

type CardRecord = { id: string } & Record<string, unknown>;

/** The export has no codes, because the table has none. */
async function readPage(db: Queryable, person: Person, afterId: string, limit: number): Promise<CardRecord[]> {
  const { rows } = await sql<CardRecord>`
    select c.id, case when c.buyer_id = ${person.id} then 'bought' else 'received' end as kind, c.state, c.amount_minor,
           c.balance_minor, c.currency, c.sender_name as "from", c.recipient_name as "to", c.recipient_email as recipient,
           c.message, c.ordered_at as created_at, c.paid_at as captured_at, c.sent_at
    from gift_cards c where ${isOf(person)} and c.id > ${afterId} order by c.id limit ${limit}`.execute(db);
  return rows;
}

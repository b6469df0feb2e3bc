// Entries with an e-mail address count as that of a person who has proved that the mailbox is theirs. Seats and units stay: the
// departure is as full as before.
import { sql } from 'kysely';
import { firstPage, type PersonalDataSource, type PersonalRecord } from '#platform/personal-data/source.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { eraseEntriesTo } from './manual-entry-queries.ts';

export const personalManualEntries: PersonalDataSource = {
  name: 'manual_entries',
  tables: ['manual_entries', 'entry_imports'],
  fate: 'anonymous',

  async count(db, { email, ownsEmail }) {
    if (!ownsEmail) return 0;
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from manual_entries where lower(email) = ${email}`.execute(db);
    return rows[0]!.total;
  },

  async *read(db, { email, ownsEmail, language }) {
    if (!ownsEmail) return;
    yield* firstPage(
      sql<PersonalRecord>`
        select (select title from tour_texts x where x.tour_id = d.tour_id order by ${textOrder(language)} limit 1) as tour,
          to_char(d.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local, e.adults, e.children, e.arrived, e.reference, e.name, e.email, e.phone, e.note,
          e.paid_minor, e.currency, e.made_at as created_at
        from manual_entries e join departures d on d.id = e.departure_id where lower(e.email) = ${email} order by e.id`
        .execute(db)
        .then(({ rows }) => rows),
    );
  },

  async erase(db, { email, ownsEmail, id }) {
    if (ownsEmail) await eraseEntriesTo(db, email);
    await sql`update manual_entries set made_by = null where made_by = ${id}`.execute(db);
    await sql`update entry_imports set made_by = null where made_by = ${id}`.execute(db);
  },
};

import { sql } from 'kysely';
import { firstPage, type PersonalDataSource, type PersonalRecord } from '#platform/personal-data/source.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';

/** Departures that a person waits or waited for. */
export const personalWaitlist: PersonalDataSource = {
  name: 'waitlist',
  tables: ['waitlist_entries'],
  fate: 'erased',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from waitlist_entries where user_id = ${id}`.execute(db);
    return rows[0]!.total;
  },

  read: (db, { id, language }) =>
    firstPage(
      sql<PersonalRecord>`
        select (select title from tour_texts x where x.tour_id = e.tour_id order by ${textOrder(language)} limit 1) as tour,
          to_char(d.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local, e.adults, e.children, e.language, e.joined_at, e.ended_at
        from waitlist_entries e join departures d on d.id = e.departure_id where e.user_id = ${id} order by e.id`
        .execute(db)
        .then(({ rows }) => rows),
    ),

  async erase(db, { id }) {
    await db.deleteFrom('waitlistEntries').where('userId', '=', id).execute();
  },
};

import { sql } from 'kysely';
import { firstPage, type PersonalDataSource, type PersonalRecord } from '#platform/personal-data/source.ts';

/** Departures that a person leads or led. Its rows go with the membership. */
export const personalTeam: PersonalDataSource = {
  name: 'team',
  tables: ['departure_guides'],
  fate: 'erased',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from departure_guides where user_id = ${id}`.execute(db);
    return rows[0]!.total;
  },

  read: (db, { id }) =>
    firstPage(
      sql<PersonalRecord>`
        select t.slug as tour, to_char(d.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local
        from departure_guides g join departures d on d.id = g.departure_id join tours t on t.id = d.tour_id
        where g.user_id = ${id} order by d.starts_at_local, d.id`
        .execute(db)
        .then(({ rows }) => rows),
    ),

  async erase(db, { id }) {
    await db.deleteFrom('departureGuides').where('userId', '=', id).execute();
  },
};

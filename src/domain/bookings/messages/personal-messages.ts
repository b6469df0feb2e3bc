import { sql } from 'kysely';
import { firstPage, type PersonalDataSource, type PersonalRecord } from '#platform/personal-data/source.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';

/** What a person and the suppliers of their bookings have written to each other. */
export const personalBookingMessages: PersonalDataSource = {
  name: 'booking_messages',
  tables: ['booking_messages'],
  fate: 'erased',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from bookings b join booking_messages m on m.booking_id = b.id where b.user_id = ${id}`.execute(
      db,
    );
    return rows[0]!.total;
  },

  read: (db, { id, language }) =>
    firstPage(
      sql<PersonalRecord>`
        select b.reference, (select title from tour_texts x where x.tour_id = b.tour_id order by ${textOrder(language)} limit 1) as tour,
          m.author, m.body as message, m.written_at
        from bookings b join booking_messages m on m.booking_id = b.id where b.user_id = ${id} order by m.written_at, m.id`
        .execute(db)
        .then(({ rows }) => rows),
    ),

  /** What a member of a supplier wrote stays with its travellers. */
  async erase(db, { id }) {
    await sql`delete from booking_messages m using bookings b where b.id = m.booking_id and b.user_id = ${id}`.execute(
      db,
    );
    await sql`update booking_messages set by_user_id = null where by_user_id = ${id}`.execute(db);
  },
};

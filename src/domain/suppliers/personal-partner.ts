// The partner a person runs, as a part of what is known of them. The trader's details belong to the business and stay:
// whoever booked must be able to find out with whom (Regulation (EU) 2022/2065, article 30).
import { sql } from 'kysely';
import { atOnce, type Obstacle, type PersonalPart, type PersonalRecord } from '#platform/personal-data/part.ts';

export const personalPartner: PersonalPart = {
  name: 'partner',
  tables: ['supplier_members', 'suppliers'],
  fate: 'kept',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from supplier_members where user_id = ${id}`.execute(db);
    return rows[0]!.total;
  },

  read: (db, { id }) =>
    atOnce(
      sql<PersonalRecord>`
        select s.name, s.legal_name, s.country, s.currency, s.address, s.email, s.phone, s.register_number, s.tax_number,
          s.self_certified_at, s.created_at
        from suppliers s join supplier_members m on m.supplier_id = s.id where m.user_id = ${id}`
        .execute(db)
        .then(({ rows }) => rows),
    ),

  /** A tour on sale, or sold and not over, needs somebody who answers for it. */
  async obstacles(db, { id }) {
    const { rows } = await sql<Extract<Obstacle, { kind: 'tours_on_sale' }>>`
      select 'tours_on_sale' as kind from supplier_members m
      where m.user_id = ${id}
        and not exists (select from supplier_members other where other.supplier_id = m.supplier_id and other.user_id <> ${id})
        and exists (
          select from tours t where t.supplier_id = m.supplier_id and (t.status = 'published' or exists (
            select from bookings b where b.tour_id = t.id and b.placed_at is not null and b.state in ('on_hold', 'pending', 'confirmed')))
        )
      limit 1`.execute(db);
    return rows;
  },

  async erase(db, { id }) {
    await db.deleteFrom('supplierMembers').where('userId', '=', id).execute();
  },
};

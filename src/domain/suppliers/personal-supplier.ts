// Suppliers as a source of personal data. The trader's details belong to the business and stay:
// travellers must be able to identify the trader (Regulation (EU) 2022/2065, article 30).
import { sql } from 'kysely';
import { firstPage, type PersonalDataSource, type PersonalRecord } from '#platform/personal-data/source.ts';

export const personalSupplier: PersonalDataSource = {
  name: 'partner',
  tables: ['supplier_members', 'suppliers', 'supplier_terms_acceptances'],
  fate: 'kept',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from supplier_members where user_id = ${id}`.execute(db);
    return rows[0]!.total;
  },

  read: (db, { id }) =>
    firstPage(
      sql<PersonalRecord>`
        select s.name, s.legal_name, s.country, s.currency, s.address, s.email, s.phone, s.register_number, s.tax_number,
          s.self_certified_at, s.created_at, m.role, m.joined_at
        from suppliers s join supplier_members m on m.supplier_id = s.id where m.user_id = ${id}`
        .execute(db)
        .then(({ rows }) => rows),
    ),

  async erase(db, { id }) {
    // That its supplier has accepted terms stays.
    await sql`update supplier_terms_acceptances set accepted_by = null where accepted_by = ${id}`.execute(db);
    await db.deleteFrom('supplierMembers').where('userId', '=', id).execute();
  },
};

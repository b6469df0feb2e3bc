// Suppliers as a source of personal data. The trader's details belong to the business and stay:
// travellers must be able to identify the trader (Regulation (EU) 2022/2065, article 30).
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { firstPage, type PersonalDataSource, type PersonalRecord } from '#platform/personal-data/source.ts';

export const personalSupplier: PersonalDataSource = {
  name: 'partner',
  tables: ['supplier_members', 'suppliers', 'supplier_terms_acceptances'],
  fate: 'kept',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`
      select (select count(*) from supplier_members where user_id = ${id})
        + (select count(*) from supplier_terms_acceptances where accepted_by = ${id}) as total`.execute(db);
    return rows[0]!.total;
  },

  async *read(db, { id }) {
    yield* firstPage(readSuppliers(db, id));
    yield* firstPage(readAcceptances(db, id));
  },

  async erase(db, { id }) {
    // That its supplier has accepted terms stays.
    await sql`update supplier_terms_acceptances set accepted_by = null where accepted_by = ${id}`.execute(db);
    await db.deleteFrom('supplierMembers').where('userId', '=', id).execute();
  },
};

async function readSuppliers(db: Queryable, userId: string): Promise<PersonalRecord[]> {
  const { rows } = await sql<PersonalRecord>`
    select s.name, s.legal_name, s.country, s.currency, s.address, s.email, s.phone, s.register_number, s.tax_number,
      s.self_certified_at, s.created_at, m.role, m.joined_at
    from suppliers s join supplier_members m on m.supplier_id = s.id where m.user_id = ${userId}`.execute(db);
  return rows;
}

/** Changed terms to which the person has agreed for its supplier. */
async function readAcceptances(db: Queryable, userId: string): Promise<PersonalRecord[]> {
  const { rows } = await sql<PersonalRecord>`
    select s.name, t.starts_at as terms_from, a.accepted_at
    from supplier_terms_acceptances a join suppliers s on s.id = a.supplier_id join supplier_terms t on t.id = a.terms_id
    where a.accepted_by = ${userId} order by a.accepted_at`.execute(db);
  return rows;
}

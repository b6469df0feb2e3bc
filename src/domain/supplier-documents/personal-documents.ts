// Documents of suppliers as a source of personal data, of the user who uploaded them. They belong to the supplier, in whose export their files
// are; one that proves an identity goes with the others, once the account of the supplier is closed.
import { sql } from 'kysely';
import { firstPage, type PersonalDataSource, type PersonalRecord } from '#platform/personal-data/source.ts';

export const personalDocuments: PersonalDataSource = {
  name: 'partner_documents',
  tables: ['supplier_documents'],
  fate: 'kept',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from supplier_documents where uploaded_by = ${id}`.execute(db);
    return rows[0]!.total;
  },

  read: (db, { id }) =>
    firstPage(
      sql<PersonalRecord>`
        select kind, name, valid_until, uploaded_at, state, reason from supplier_documents where uploaded_by = ${id}
        order by uploaded_at, id`
        .execute(db)
        .then(({ rows }) => rows),
    ),

  async erase(db, { id }) {
    await sql`update supplier_documents set uploaded_by = null where uploaded_by = ${id}`.execute(db);
    await sql`update supplier_documents set decided_by = null where decided_by = ${id}`.execute(db);
  },
};

// Tax details as a source of personal data, of the owners: a person's date of birth and tax number are among them.
import { type RawBuilder, sql } from 'kysely';
import {
  firstPage,
  type Person,
  type PersonalDataSource,
  type PersonalRecord,
} from '#platform/personal-data/source.ts';
import { wasReportable } from './report-queries.ts';

export const personalTaxDetails: PersonalDataSource = {
  name: 'tax_details',
  tables: ['supplier_tax_details'],
  // The law requires to store them after the year that they were reported for; a job deletes them then (`jobs.ts`).
  fate: 'kept',

  async count(db, person) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from supplier_tax_details d where ${isOwn(person)}`.execute(db);
    return rows[0]!.total;
  },

  read: (db, person) =>
    firstPage(
      sql<PersonalRecord>`
        select d.kind, d.first_name, d.last_name, d.birth_date::text as birth_date, d.birth_city, d.birth_country, d.tin, d.tin_country,
          d.no_tin_reason, d.vat_number, d.exclusion, d.given_at
        from supplier_tax_details d where ${isOwn(person)}`
        .execute(db)
        .then(({ rows }) => rows),
    ),

  /** Of a supplier of whom nothing was to be reported nothing has to be retained once it has no members. */
  async erase(db, person) {
    await sql`
      delete from supplier_tax_details d where ${isOwn(person)}
        and not exists (select from supplier_members m where m.supplier_id = d.supplier_id and m.user_id <> ${person.id})
        and not ${wasReportable}`.execute(db);
  },
};

const isOwn = ({ id }: Person): RawBuilder<boolean> => sql<boolean>`
  d.supplier_id in (select supplier_id from supplier_members where user_id = ${id} and role = 'owner')`;

// Filed reports as a source of personal data, of the owners of the supplier: of a person they have its date of birth and tax number.
import { type RawBuilder, sql } from 'kysely';
import {
  firstPage,
  type Person,
  type PersonalDataSource,
  type PersonalRecord,
} from '#platform/personal-data/source.ts';

export const personalFilings: PersonalDataSource = {
  name: 'filed_reports',
  tables: ['seller_filing_records', 'seller_filings'],
  // Council Directive (EU) 2021/514, annex V, section IV B.2: at least five years after the year, at most ten; a job deletes them then.
  fate: 'kept',

  async count(db, person) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from seller_filing_records r where ${isOwn(person)}`.execute(db);
    return rows[0]!.total;
  },

  read: (db, person) =>
    firstPage(
      sql<PersonalRecord>`
        select f.year, f.filed_at, r.content ->> 'legalName' as legal_name, r.content ->> 'firstName' as first_name,
          r.content ->> 'lastName' as last_name, r.content ->> 'birthDate' as birth_date, r.content ->> 'birthCity' as birth_city,
          r.content ->> 'birthCountry' as birth_country, r.content ->> 'address' as address, r.content ->> 'tin' as tin,
          r.content ->> 'tinCountry' as tin_country, r.content ->> 'vatNumber' as vat_number, r.currency,
          (select sum((q ->> 'consideration')::numeric)::float8 from jsonb_array_elements(r.content -> 'quarters') q) as credited
        from seller_filing_records r join seller_filings f on f.id = r.filing_id where ${isOwn(person)}
        order by f.made_at, r.currency`
        .execute(db)
        .then(({ rows }) => rows),
    ),

  async erase() {
    // What was reported is retained, and shown only to the operator once its supplier has no members.
  },
};

const isOwn = ({ id }: Person): RawBuilder<boolean> => sql<boolean>`
  r.supplier_id in (select supplier_id from supplier_members where user_id = ${id} and role = 'owner')`;

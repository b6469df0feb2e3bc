// The terms that a supplier has accepted, as it takes them along.
import { sql } from 'kysely';
import type { CsvRow, CsvSource } from '#platform/archive/csv-source.ts';
import { inPages } from '#platform/database/pages.ts';

export const exportedTerms: CsvSource = {
  name: 'accepted-terms',
  columns: ['startsAt', 'commissionPercent', 'textEs', 'textEn', 'textFr', 'acceptedAt', 'how'],
  readRows: (db, supplierId) =>
    inPages(async (afterId, limit) => {
      const { rows } = await sql<CsvRow & { id: string }>`
        select t.id, t.starts_at, t.commission_percent, t.texts ->> 'es' as text_es, t.texts ->> 'en' as text_en,
          t.texts ->> 'fr' as text_fr, a.accepted_at, a.how
        from supplier_terms_acceptances a join supplier_terms t on t.id = a.terms_id
        where a.supplier_id = ${supplierId} and t.id > ${afterId} order by t.id limit ${limit}`.execute(db);
      return rows;
    }),
};

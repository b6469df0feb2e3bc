// Taxes and fees as their supplier takes them along, also those that have ended: bookings of their time name them.
import { sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import { type CsvRow, type CsvSource, exportedAmount } from '#platform/archive/csv-source.ts';
import { inPages } from '#platform/database/pages.ts';
import { findSupplier } from '#domain/suppliers/supplier-queries.ts';

type TaxRow = CsvRow & { id: string; percent: number | null; perPersonMinor: number | null };

export const exportedTaxes: CsvSource = {
  name: 'taxes',
  columns: [
    'name',
    'nameEs',
    'nameFr',
    'percent',
    'currency',
    'perPerson',
    'tourId',
    'optionId',
    'place',
    'createdAt',
    'endedAt',
  ],
  async *readRows(db, supplierId) {
    const currency = ((await findSupplier(db, supplierId))?.currency ?? 'EUR') as Currency;
    const readPage = async (afterId: string, limit: number) => {
      const { rows } = await sql<TaxRow>`
        select x.id, x.names ->> 'en' as name, x.names ->> 'es' as name_es, x.names ->> 'fr' as name_fr, x.basis_points / 100.0::float8 as percent,
          x.per_person_minor, x.tour_id, x.option_id, p.slug as place, x.created_at, x.ended_at
        from taxes x left join places p on p.id = x.place_id
        where x.supplier_id = ${supplierId} and x.id > ${afterId} order by x.id limit ${limit}`.execute(db);
      return rows;
    };
    for await (const row of inPages(readPage))
      yield {
        ...row,
        currency: row.perPersonMinor === null ? null : currency,
        perPerson: exportedAmount(row.perPersonMinor, currency),
      };
  },
};

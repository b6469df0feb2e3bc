// Bookings and blocks that a supplier entered by hand, as it takes them along.
import { sql } from 'kysely';
import { type CsvRow, type CsvSource, exportedAmount } from '#platform/archive/csv-source.ts';
import { inPages } from '#platform/database/pages.ts';
import type { Currency } from '#kernel/money.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';

type EntryRow = CsvRow & { id: string; currency: Currency; paidMinor: number | null };

export const exportedManualEntries: CsvSource = {
  name: 'entries-by-hand',
  columns: [
    'kind',
    'reference',
    'tour',
    'startsAtLocal',
    'seats',
    'adults',
    'children',
    'arrived',
    'name',
    'email',
    'phone',
    'note',
    'currency',
    'paid',
    'madeAt',
    'releasedAt',
  ],
  async *readRows(db, supplierId) {
    const readPage = async (afterId: string, limit: number) => {
      const { rows } = await sql<EntryRow>`
        select e.id, e.kind, e.reference, (select title from tour_texts x where x.tour_id = d.tour_id order by ${textOrder('en')} limit 1) as tour,
          to_char(d.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local, e.seats, e.adults, e.children, e.arrived, e.name, e.email, e.phone,
          e.note, e.currency, e.paid_minor, e.made_at, e.released_at
        from manual_entries e join departures d on d.id = e.departure_id join tours t on t.id = d.tour_id
        where t.supplier_id = ${supplierId} and e.id > ${afterId} order by e.id limit ${limit}`.execute(db);
      return rows;
    };
    for await (const row of inPages(readPage)) yield { ...row, paid: exportedAmount(row.paidMinor, row.currency) };
  },
};

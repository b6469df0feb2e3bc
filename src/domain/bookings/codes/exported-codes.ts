// Promo codes that a supplier made, as it takes them along.
import { sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import { type CsvRow, type CsvSource, exportedAmount } from '#platform/archive/csv-source.ts';
import { inPages } from '#platform/database/pages.ts';

type CodeRow = CsvRow & { id: string; currency: Currency | null; amountMinor: number | null };

export const exportedCodes: CsvSource = {
  name: 'promo-codes',
  columns: [
    'code',
    'percent',
    'amount',
    'currency',
    'validFrom',
    'validUntil',
    'startsFrom',
    'startsUntil',
    'firstBooking',
    'most',
    'mostPerPerson',
    'used',
    'tourIds',
    'createdAt',
    'pausedAt',
    'endedAt',
  ],
  async *readRows(db, supplierId) {
    const readPage = async (afterId: string, limit: number) => {
      const { rows } = await sql<CodeRow>`
        select id, code, percent, amount_minor, currency, valid_from, valid_until, starts_from, starts_until, first_booking, most,
          most_per_person, taken as used, created_at, paused_at, ended_at,
          (select string_agg(p.tour_id::text, ' ' order by p.tour_id) from promo_code_tours p where p.promo_code_id = promo_codes.id) as tour_ids
        from promo_codes where supplier_id = ${supplierId} and id > ${afterId} order by id limit ${limit}`.execute(db);
      return rows;
    };
    for await (const row of inPages(readPage)) {
      const { currency, amountMinor } = row;
      yield { ...row, amount: currency && exportedAmount(amountMinor, currency) };
    }
  },
};

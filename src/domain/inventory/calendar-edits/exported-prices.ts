// Prices that were set in the calendar as their supplier takes them along, also of days that are over; the latest of a day counts. Price
// rules that a supplier writes are in the document of their tour.
import { sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import { type CsvRow, type CsvSource, exportedAmount } from '#platform/archive/csv-source.ts';
import { inPages } from '#platform/database/pages.ts';

type PriceRow = CsvRow & { id: string; currency: Currency; priceMinor: number | null };

export const exportedPrices: CsvSource = {
  name: 'calendar-prices',
  columns: [
    'tourId',
    'optionId',
    'option',
    'unit',
    'firstDay',
    'lastDay',
    'weekdays',
    'startTimes',
    'currency',
    'price',
    'percent',
    'reason',
    'setAt',
  ],
  async *readRows(db, supplierId) {
    const readPage = async (afterId: string, limit: number) => {
      const { rows } = await sql<PriceRow>`
        select r.id, o.tour_id, r.option_id,
          (select name from option_texts x where x.option_id = r.option_id and x.language = 'en') as option,
          (select kind from units u where u.id = r.unit_id) as unit, r.season_from::text as first_day, r.season_to::text as last_day,
          array_to_string(r.weekdays, ' ') as weekdays,
          (select string_agg(to_char(time, 'HH24:MI'), ' ') from unnest(r.start_times) time) as start_times,
          t.currency, r.price_minor, r.percent, e.reason, e.made_at as set_at
        from price_rules r join calendar_edits e on e.id = r.edit_id join options o on o.id = r.option_id join tours t on t.id = o.tour_id
        where t.supplier_id = ${supplierId} and r.id > ${afterId} order by r.id limit ${limit}`.execute(db);
      return rows;
    };
    for await (const row of inPages(readPage)) yield { ...row, price: exportedAmount(row.priceMinor, row.currency) };
  },
};

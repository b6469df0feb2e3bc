// Departures as their supplier takes them along.
import { sql } from 'kysely';
import type { CsvRow, CsvSource } from '#platform/archive/csv-source.ts';
import { inPages } from '#platform/database/pages.ts';

export const exportedDepartures: CsvSource = {
  name: 'departures',
  columns: ['tourId', 'optionId', 'option', 'startsAtLocal', 'timeZone', 'endsAtLocal', 'capacity', 'taken', 'open'],
  readRows: (db, supplierId) =>
    inPages(async (afterId, limit) => {
      const { rows } = await sql<CsvRow & { id: string }>`
        select d.id, d.tour_id, d.option_id, (select name from option_texts x where x.option_id = d.option_id and x.language = 'en') as option,
          to_char(d.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local, d.time_zone,
          to_char(d.ends_at_local, 'YYYY-MM-DD"T"HH24:MI') as ends_at_local, d.capacity, d.taken, d.open
        from departures d join tours t on t.id = d.tour_id
        where t.supplier_id = ${supplierId} and d.id > ${afterId} order by d.id limit ${limit}`.execute(db);
      return rows;
    }),
};

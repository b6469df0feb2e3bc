// Closed days and departures as their supplier takes them along.
import { sql } from 'kysely';
import type { CsvRow, CsvSource } from '#platform/archive/csv-source.ts';
import { inPages } from '#platform/database/pages.ts';

export const exportedClosures: CsvSource = {
  name: 'closures',
  columns: ['tourId', 'optionId', 'startsAtLocal', 'firstDay', 'lastDay', 'cause', 'reason', 'createdAt'],
  readRows: (db, supplierId) =>
    inPages(async (afterId, limit) => {
      const { rows } = await sql<CsvRow & { id: string }>`
        select c.id, c.tour_id, c.option_id, to_char(d.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local,
          c.first_day::text as first_day, c.last_day::text as last_day, c.cause, c.reason, c.created_at
        from closures c join tours t on t.id = c.tour_id left join departures d on d.id = c.departure_id
        where t.supplier_id = ${supplierId} and c.id > ${afterId} order by c.id limit ${limit}`.execute(db);
      return rows;
    }),
};

// Who came, as their supplier takes it along: each person of a booking by the position of its items.
import { sql } from 'kysely';
import type { CsvRow, CsvSource } from '#platform/archive/csv-source.ts';
import { inPages } from '#platform/database/pages.ts';

export const exportedCheckIns: CsvSource = {
  name: 'check-ins',
  columns: ['reference', 'position', 'way', 'checkedInAt', 'by'],
  readRows: (db, supplierId) =>
    inPages(async (afterId, limit) => {
      const { rows } = await sql<CsvRow & { id: string }>`
        select b.id, b.reference, c.position, c.way, c.checked_in_at, u.name as by
        from (
          select b.id, b.reference from bookings b join tours t on t.id = b.tour_id
          where t.supplier_id = ${supplierId} and b.id > ${afterId} and exists (select from check_ins c where c.booking_id = b.id)
          order by b.id limit ${limit}
        ) b
        join check_ins c on c.booking_id = b.id left join users u on u.id = c.by_user_id and u.erased_at is null
        order by b.id, c.position`.execute(db);
      return rows;
    }),
};

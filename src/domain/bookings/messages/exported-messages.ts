// What a supplier and its travellers have written to each other, as the supplier takes it along.
import { sql } from 'kysely';
import type { CsvRow, CsvSource } from '#platform/archive/csv-source.ts';
import { inPages } from '#platform/database/pages.ts';

export const exportedMessages: CsvSource = {
  name: 'messages',
  columns: ['reference', 'author', 'message', 'writtenAt'],
  readRows: (db, supplierId) =>
    inPages(async (afterId, limit) => {
      const { rows } = await sql<CsvRow & { id: string }>`
        select m.id, b.reference, m.author, m.body as message, m.written_at
        from booking_messages m join bookings b on b.id = m.booking_id join tours t on t.id = b.tour_id
        where t.supplier_id = ${supplierId} and m.id > ${afterId} order by m.id limit ${limit}`.execute(db);
      return rows;
    }),
};

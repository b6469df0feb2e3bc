// Reviews as the supplier of their tours takes them along: those that everyone can read.
import { sql } from 'kysely';
import type { CsvRow, CsvSource } from '#platform/archive/csv-source.ts';
import { inPages } from '#platform/database/pages.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';

export const exportedReviews: CsvSource = {
  name: 'reviews',
  columns: ['tour', 'author', 'stars', 'comment', 'language', 'writtenAt', 'reply', 'repliedAt'],
  readRows: (db, supplierId) =>
    inPages(async (afterId, limit) => {
      const { rows } = await sql<CsvRow & { id: string }>`
        select r.id, (select title from tour_texts x where x.tour_id = r.tour_id order by ${textOrder('en')} limit 1) as tour,
          r.author, r.stars, r.comment, r.language, r.written_at, r.supplier_reply as reply, r.replied_at
        from reviews r join tours t on t.id = r.tour_id
        where t.supplier_id = ${supplierId} and r.hidden_at is null and r.id > ${afterId} order by r.id limit ${limit}`.execute(
        db,
      );
      return rows;
    }),
};

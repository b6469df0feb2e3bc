// What options share, as their supplier takes it along: a line for each option that draws on it, and one where none does.
import { sql } from 'kysely';
import type { CsvRow, CsvSource } from '#platform/archive/csv-source.ts';
import { inPages } from '#platform/database/pages.ts';

export const exportedResources: CsvSource = {
  name: 'resources',
  columns: ['id', 'name', 'quantity', 'archived', 'optionId', 'per', 'needs', 'setUpMinutes', 'cleanUpMinutes'],
  readRows: (db, supplierId) =>
    inPages(async (afterId, limit) => {
      const { rows } = await sql<CsvRow & { id: string }>`
        select r.id, r.name, r.quantity, r.archived_at is not null as archived, n.option_id, n.per, n.quantity as needs, n.set_up_minutes,
          n.clean_up_minutes
        from (select * from resources where supplier_id = ${supplierId} and id > ${afterId} order by id limit ${limit}) r
        left join option_resources n on n.resource_id = r.id order by r.id, n.option_id`.execute(db);
      return rows;
    }),
};

// Who works for a supplier, and who leads which departure, as the supplier takes it along.
import { sql } from 'kysely';
import type { CsvRow, CsvSource } from '#platform/archive/csv-source.ts';
import { inPages } from '#platform/database/pages.ts';
import { listMembersOf } from './team-queries.ts';

export const exportedMembers: CsvSource = {
  name: 'team',
  columns: ['name', 'email', 'role', 'joinedAt'],
  async *readRows(db, supplierId) {
    yield* await listMembersOf(db, supplierId);
  },
};

export const exportedGuides: CsvSource = {
  name: 'guides',
  columns: ['tourId', 'optionId', 'startsAtLocal', 'name', 'email'],
  readRows: (db, supplierId) =>
    inPages(async (afterId, limit) => {
      const { rows } = await sql<CsvRow & { id: string }>`
        select d.id, d.tour_id, d.option_id, to_char(d.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local, u.name, u.email
        from (
          select d.* from departures d join tours t on t.id = d.tour_id
          where t.supplier_id = ${supplierId} and d.id > ${afterId} and exists (select from departure_guides g where g.departure_id = d.id)
          order by d.id limit ${limit}
        ) d
        join departure_guides g on g.departure_id = d.id join users u on u.id = g.user_id order by d.id, u.name, u.id`.execute(
        db,
      );
      return rows;
    }),
};

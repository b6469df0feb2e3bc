// Who waits for a departure as its supplier takes it along: how many, and since when. Their names are not the supplier's before they book.
import { sql } from 'kysely';
import type { CsvRow, CsvSource } from '#platform/archive/csv-source.ts';
import { inPages } from '#platform/database/pages.ts';

export const exportedWaitlist: CsvSource = {
  name: 'waitlist',
  columns: ['tourId', 'optionId', 'startsAtLocal', 'adults', 'children', 'seats', 'joinedAt', 'booking', 'endedAt'],
  readRows: (db, supplierId) =>
    inPages(async (afterId, limit) => {
      const { rows } = await sql<CsvRow & { id: string }>`
        select e.id, e.tour_id, d.option_id, to_char(d.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local,
          e.adults, e.children, e.seats, e.joined_at, b.reference as booking, e.ended_at
        from waitlist_entries e join tours t on t.id = e.tour_id join departures d on d.id = e.departure_id
          left join bookings b on b.id = e.booking_id and b.placed_at is not null
        where t.supplier_id = ${supplierId} and e.id > ${afterId} order by e.id limit ${limit}`.execute(db);
      return rows;
    }),
};

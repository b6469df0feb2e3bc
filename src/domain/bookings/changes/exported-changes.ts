// Changes of bookings as their supplier takes them along: those that it was asked for or has made, and those that took place.
import { sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import { type CsvRow, type CsvSource, exportedAmount } from '#platform/archive/csv-source.ts';
import { inPages } from '#platform/database/pages.ts';

type ChangeRow = CsvRow & { currency: Currency; minorBefore: number; minorAfter: number };

export const exportedChanges: CsvSource = {
  name: 'booking-changes',
  columns: [
    'reference',
    'number',
    'by',
    'state',
    'startsAtLocalBefore',
    'startsAtLocalAfter',
    'adultsBefore',
    'adultsAfter',
    'childrenBefore',
    'childrenAfter',
    'currency',
    'totalBefore',
    'totalAfter',
    'requestedAt',
    'endedAt',
    'reason',
    'declineReason',
  ],
  async *readRows(db, supplierId) {
    const readPage = async (afterId: string, limit: number) => {
      const { rows } = await sql<{ id: string; changes: ChangeRow[] }>`
        select b.id, (select jsonb_agg(jsonb_build_object('reference', b.reference, 'number', c.number, 'by', c.actor, 'state', c.state,
            'startsAtLocalBefore', c.before ->> 'startsAtLocal', 'startsAtLocalAfter', c.after ->> 'startsAtLocal',
            'adultsBefore', c.before -> 'adults', 'adultsAfter', c.after -> 'adults',
            'childrenBefore', c.before -> 'children', 'childrenAfter', c.after -> 'children', 'currency', b.currency,
            'minorBefore', c.before -> 'totalMinor', 'minorAfter', c.after -> 'totalMinor', 'requestedAt', c.quoted_at,
            'endedAt', c.ended_at, 'reason', c.reason, 'declineReason', c.decline_reason) order by c.number)
          from booking_changes c where c.booking_id = b.id and (c.decide_by is not null or c.state = 'done')) as changes
        from bookings b join tours t on t.id = b.tour_id
        where t.supplier_id = ${supplierId} and b.placed_at is not null and b.id > ${afterId}
          and exists (select from booking_changes c where c.booking_id = b.id and (c.decide_by is not null or c.state = 'done'))
        order by b.id limit ${limit}`.execute(db);
      return rows;
    };
    for await (const { changes } of inPages(readPage))
      for (const change of changes)
        yield {
          ...change,
          totalBefore: exportedAmount(change.minorBefore, change.currency),
          totalAfter: exportedAmount(change.minorAfter, change.currency),
        };
  },
};

import { sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';

const listed = 10;

type Ahead = { id: string; reference: string; title: string; startsAtLocal: string; departureId: string };

/** Bookings and holds of a supplier that have not taken place: how many, and the next ones. */
export async function findBookingsAhead(
  db: Queryable,
  supplierId: string,
  language: Language,
): Promise<{ total: number; data: Ahead[] }> {
  const { rows } = await sql<Ahead & { total: number }>`
    select b.id, b.reference, b.starts_at_local, b.departure_id, count(*) over () as total,
      (select title from tour_texts x where x.tour_id = b.tour_id order by ${textOrder(language)} limit 1) as title
    from bookings b join tours t on t.id = b.tour_id
    where t.supplier_id = ${supplierId} and b.state in ('on_hold', 'pending', 'confirmed')
    order by b.starts_at, b.id limit ${listed}`.execute(db);
  const data = rows.map(({ id, reference, title, startsAtLocal, departureId }) => ({
    id,
    reference,
    title,
    startsAtLocal,
    departureId,
  }));
  return { total: rows[0]?.total ?? 0, data };
}

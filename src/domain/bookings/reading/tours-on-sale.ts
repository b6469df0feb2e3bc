import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { Obstacle, Person } from '#platform/personal-data/source.ts';

/** Prevents the erasure of a supplier's last owner while a tour is on sale, or sold and not over: a person must be
 *  responsible for it. */
export async function findToursOnSale(db: Queryable, { id }: Person): Promise<readonly Obstacle[]> {
  const { rows } = await sql<Extract<Obstacle, { kind: 'tours_on_sale' }>>`
    select 'tours_on_sale' as kind from supplier_members m
    where m.user_id = ${id} and m.role = 'owner'
      and not exists (select from supplier_members other
        where other.supplier_id = m.supplier_id and other.user_id <> ${id} and other.role = 'owner')
      and exists (
        select from tours t where t.supplier_id = m.supplier_id and (t.status = 'published' or exists (
          select from bookings b where b.tour_id = t.id and b.placed_at is not null and b.state in ('on_hold', 'pending', 'confirmed')))
      )
    limit 1`.execute(db);
  return rows;
}

// All SQL on members with their names, and on who leads a departure.
import { sql } from 'kysely';
import type { MemberRole } from '#kernel/rights.ts';
import type { Queryable } from '#platform/database/database.ts';

export type MemberRow = { id: string; name: string; email: string; role: MemberRole; joinedAt: Date };

/** Owners first, then managers, those with programs before the others, then guides. */
export async function listMembersOf(db: Queryable, supplierId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select u.id, u.name, u.email, m.role, m.joined_at from supplier_members m join users u on u.id = m.user_id
    where m.supplier_id = ${supplierId}
    order by array_position(array['owner', 'integrator', 'manager', 'guide'], m.role), u.name, u.id`.execute(db);
  return rows;
}

/** Whether it is a departure of a tour of this supplier, with the row locked until the transaction ends. */
export async function lockDepartureOf(db: Queryable, supplierId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from departures d join tours t on t.id = d.tour_id
    where d.id = ${id} and t.supplier_id = ${supplierId} for key share of d`.execute(db);
  return rows.length > 0;
}

export type Guide = { id: string; name: string };

/** Those of the users who are members lead it from now on; no one else does. Members are locked in the order of their ids, as long as
 *  they are assigned. */
export async function replaceGuides(
  db: Queryable,
  { departureId, supplierId, guides }: { departureId: string; supplierId: string; guides: readonly string[] },
): Promise<Guide[]> {
  await db.deleteFrom('departureGuides').where('departureId', '=', departureId).execute();
  await sql`
    insert into departure_guides (departure_id, user_id)
    select ${departureId}, user_id from supplier_members
    where supplier_id = ${supplierId} and user_id = any(${guides}::uuid[]) order by user_id
    on conflict do nothing`.execute(db);
  const { rows } = await sql<Guide>`
    select u.id, u.name from departure_guides g join users u on u.id = g.user_id
    where g.departure_id = ${departureId} order by u.name, u.id`.execute(db);
  return rows;
}

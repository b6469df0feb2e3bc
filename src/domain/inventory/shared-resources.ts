// Guides, boats and bikes that several options draw on. What a departure uses of them follows from its taken seats, so there
// is no second account that could differ: `withheld` of a departure is how many of its seats the use by others forbids
// (`withheld_seats` in db/schema.sql). Departures that need the same resource at the same time are locked together, in
// ascending order of their ids, before one of them sells a seat: so of two orders for the last guide the second waits, and
// then finds its own departure withheld.
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

/** On `departures`. Its own column, because a sale that has waited for the row reads only the row again: `option_resources` as it was
 *  before it waited would let two tours take one guide. */
export const sharesResources = sql`departures.resource_use <> 'none'`;

/** Whether a departure goes on using as much as it does, however many seats of it are sold: it has its guide or boat already, and needs
 *  nothing for each seat. On `departures`. */
export const keepsItsResources = sql`departures.taken > 0 and departures.resource_use <> 'seat'`;

const idsOf = (departureIds: readonly string[]) => sql`select unnest(${departureIds}::uuid[]) as id`;

const sharing = (departureIds: readonly string[]) => sql`
  select id from departures where id = any(${departureIds}::uuid[]) and ${sharesResources}`;

const besideThem = (departureIds: readonly string[]) => sql`
  select b.other_id as id from (${sharing(departureIds)}) own cross join lateral departures_beside(own.id) b`;

/** Locks departures and those that compete with them (with the lock of an update, which lets others insert bookings of them, as
 *  they have done before they come here), and counts again what they can sell: they may have been made while one of
 *  the others was sold. */
export async function lockCompeting(db: Queryable, departureIds: readonly string[], now: Date): Promise<void> {
  await sql`
    select id from departures where id in (${idsOf(departureIds)} union ${besideThem(departureIds)})
    order by id for no key update`.execute(db);
  await withhold(db, sharing(departureIds), now);
}

/** Counts again what those that compete with departures can sell. The caller has locked them. */
export function withholdCompeting(db: Queryable, departureIds: readonly string[], now: Date): Promise<Withheld[]> {
  return withhold(db, sql`select distinct id from (${besideThem(departureIds)}) beside`, now);
}

/** Counts how many seats cannot be sold: for new departures, and after a change of resources. */
export async function withholdOf(db: Queryable, departureIds: readonly string[], now: Date): Promise<void> {
  await withhold(db, sharing(departureIds), now);
}

type Withheld = { id: string; hasWaitlist: boolean };

/** Returns those of which another number is withheld now. What is over is not sold any more, and may have used more than there is by now.
 *  `offset 0` keeps PostgreSQL from calling `withheld_seats` once for each mention of `seats`. */
async function withhold(db: Queryable, ids: RawBuilder<unknown>, now: Date): Promise<Withheld[]> {
  const { rows } = await sql<Withheld>`
    update departures set withheld = counted.seats
    from (
      select d.id, case when coalesce(d.ends_at, d.starts_at) > ${now} then d.seats else least(d.seats, d.capacity - d.taken) end as seats
      from (select d.*, withheld_seats(d.id) as seats from departures d where d.id in (${ids}) offset 0) d
    ) counted
    where departures.id = counted.id and withheld <> counted.seats returning departures.id, has_waitlist`.execute(db);
  return rows;
}

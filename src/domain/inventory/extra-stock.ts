// How many extras a departure has sold. Condition and change are one statement, backed by the constraint
// departure_extras_never_oversold, as for seats (seats.ts). Code that changes both takes the seats first: so bookings of one departure
// wait for its row, and meet here one after the other.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { ExtraChoice } from '#kernel/units.ts';

/** Takes extras, or returns those of which too few are left: then the caller rolls back. */
export async function takeExtras(
  db: Queryable,
  departureId: string,
  extras: readonly ExtraChoice[],
): Promise<{ extraId: string; left: number }[]> {
  if (extras.length === 0) return [];
  const { rows } = await sql<{ extraId: string }>`
    insert into departure_extras (departure_id, extra_id, stock, taken)
    select ${departureId}, e.id, e.stock, wanted.quantity
    from ${listed(extras)} join extras e on e.id = wanted.extra_id
    where e.stock is null or wanted.quantity <= e.stock order by e.id
    on conflict (departure_id, extra_id) do update set taken = departure_extras.taken + excluded.taken, stock = excluded.stock
    where excluded.stock is null or departure_extras.taken + excluded.taken <= excluded.stock
    returning extra_id`.execute(db);
  if (rows.length === extras.length) return [];
  const short = await sql<{ extraId: string; left: number }>`
    select e.id as extra_id, greatest(0, e.stock - coalesce(d.taken, 0)) as left
    from extras e left join departure_extras d on d.extra_id = e.id and d.departure_id = ${departureId}
    where e.id = any(${extras.map(({ extraId }) => extraId)}::uuid[]) and e.id <> all(${rows.map(({ extraId }) => extraId)}::uuid[])
    order by e.id`.execute(db);
  return short.rows;
}

export async function findExtrasTaken(
  db: Queryable,
  departureIds: readonly string[],
): Promise<{ departureId: string; extraId: string; taken: number }[]> {
  return db
    .selectFrom('departureExtras')
    .select(['departureId', 'extraId', 'taken'])
    .where('departureId', 'in', [...departureIds])
    .execute();
}

type FreedExtras = { departureId: string; extras: readonly ExtraChoice[] };

/** Called exactly once for the extras of each booking that ends, and for those that are cancelled by themselves. Those of several
 *  bookings in one statement: the rows of their departures are locked meanwhile. */
export async function returnExtras(db: Queryable, freed: readonly FreedExtras[]): Promise<void> {
  const all = freed.flatMap(({ departureId, extras }) => extras.map((extra) => ({ departureId, ...extra })));
  if (all.length === 0) return;
  await sql`
    with freed as (
      select departure_id, extra_id, sum(quantity)::int as quantity
      from unnest(${all.map(({ departureId }) => departureId)}::uuid[], ${all.map(({ extraId }) => extraId)}::uuid[],
        ${all.map(({ quantity }) => quantity)}::int[]) as one (departure_id, extra_id, quantity) group by departure_id, extra_id
    ), locked as (
      select d.departure_id, d.extra_id, freed.quantity from departure_extras d join freed using (departure_id, extra_id)
      order by d.departure_id, d.extra_id for no key update of d
    )
    update departure_extras d set taken = d.taken - locked.quantity
    from locked where d.departure_id = locked.departure_id and d.extra_id = locked.extra_id`.execute(db);
}

const listed = (extras: readonly ExtraChoice[]) => sql`
  unnest(${extras.map(({ extraId }) => extraId)}::uuid[], ${extras.map(({ quantity }) => quantity)}::int[]) as wanted (extra_id, quantity)`;

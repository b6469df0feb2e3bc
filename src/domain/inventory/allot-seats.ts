// Seats of many departures by hand at once, in an order in which each takes what those before it have left.
import { sql } from 'kysely';
import { assert } from '#kernel/assert.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { changeSeats } from './seats.ts';
import { lockCompeting, sharesResources, withholdCompeting } from './shared-resources.ts';

export type WantedSeats = { departureId: string; seats: number };

/** Takes what fits, and says of each whether it did. The caller has made sure that none was called off, after `lockForSeats`. */
export async function allotSeats(db: Queryable, wanted: readonly WantedSeats[]): Promise<boolean[]> {
  const { plain, fits } = await tryInOrder(db, wanted);
  const taken = wanted.filter(({ departureId }, at) => fits[at] && plain.has(departureId));
  const { rows } = await sql`
    update departures set taken = taken + wanted.seats
    from (
      select id, sum(seats)::integer as seats
      from unnest(${taken.map(({ departureId }) => departureId)}::uuid[], ${taken.map(({ seats }) => seats)}::int[]) as one (id, seats)
      group by id
    ) wanted
    where departures.id = wanted.id and taken + withheld + wanted.seats <= capacity returning departures.id`.execute(
    db,
  );
  assert(
    rows.length === new Set(taken.map(({ departureId }) => departureId)).size,
    'locked departures have what was counted',
  );
  return fits;
}

/** Locks departures, and those that compete with them, in ascending order of their ids. */
export const lockForSeats = (db: Queryable, departureIds: readonly string[]): Promise<void> =>
  lockCompeting(db, departureIds);

class Undone extends Error {}

/** What `allotSeats` would say now. Only departures that share guides or boats are tried, and given back at once: how they withhold
 *  each other's seats is counted by the database. */
export async function previewSeats(database: Database, wanted: readonly WantedSeats[]): Promise<boolean[]> {
  const { fits, shared } = await tryInOrder(database.read, wanted, 'plain');
  if (shared.length === 0) return fits;
  try {
    await database.transaction(async (transaction) => {
      const own = shared.map((at) => wanted[at]!);
      await lockCompeting(transaction, [...new Set(own.map(({ departureId }) => departureId))]);
      const tried = await tryInOrder(transaction, own);
      for (const [index, at] of shared.entries()) fits[at] = tried.fits[index]!;
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return fits;
}

type Tried = { fits: boolean[]; plain: Map<string, number>; shared: number[] };

async function tryInOrder(db: Queryable, wanted: readonly WantedSeats[], only?: 'plain'): Promise<Tried> {
  const ids = [...new Set(wanted.map(({ departureId }) => departureId))];
  const { rows } = await sql<{ id: string; left: number; shares: boolean }>`
    select id, capacity - taken - withheld as left, ${sharesResources} as shares from departures where id = any(${ids}::uuid[])`.execute(
    db,
  );
  const plain = new Map(rows.filter(({ shares }) => !shares).map(({ id, left }) => [id, left]));
  const [fits, shared]: [boolean[], number[]] = [[], []];
  for (const [at, { departureId, seats }] of wanted.entries()) {
    const left = plain.get(departureId);
    if (left === undefined) {
      shared.push(at);
      fits.push(only ? false : await takeShared(db, departureId, seats));
      continue;
    }
    fits.push(seats <= left);
    if (seats <= left) plain.set(departureId, left - seats);
  }
  return { fits, plain, shared };
}

async function takeShared(db: Queryable, departureId: string, seats: number): Promise<boolean> {
  if (!(await changeSeats(db, departureId, seats, sql`taken + withheld + ${seats} <= capacity`))) return false;
  await withholdCompeting(db, [departureId]);
  return true;
}

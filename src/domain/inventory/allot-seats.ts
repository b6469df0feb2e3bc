// Seats of many departures by hand at once, in an order in which each takes what those before it have left.
import { sql } from 'kysely';
import type { Database, Queryable } from '#platform/database/database.ts';
import { changeSeats, takeCountedSeats } from './seats.ts';
import { lockCompeting, sharesResources, withholdCompeting } from './shared-resources.ts';

export type WantedSeats = { departureId: string; seats: number };

/** Takes what fits, and says of each whether it did. The caller has made sure that none was called off, after `lockForSeats`. */
export async function allotSeats(db: Queryable, wanted: readonly WantedSeats[], now: Date): Promise<boolean[]> {
  const { plain, fits } = await tryInOrder(db, wanted, now);
  const taken = wanted.filter(({ departureId }, index) => fits[index] && plain.has(departureId));
  await takeCountedSeats(db, taken);
  return fits;
}

/** Locks departures, and those that compete with them, in ascending order of their ids. */
export const lockForSeats = (db: Queryable, departureIds: readonly string[], now: Date): Promise<void> =>
  lockCompeting(db, departureIds, now);

class RollbackPreview extends Error {}

/** `left` of the departure before any of them; `beside`: of one that does not fit, those of the others' departures with which it competes. */
export type PreviewedSeats = { fits: boolean; left: number; beside: string[] };

/** What `allotSeats` would say now, and why. */
export async function previewSeats(
  database: Database,
  wanted: readonly WantedSeats[],
  now: Date,
): Promise<PreviewedSeats[]> {
  const { fits, left, shared } = await previewFits(database, wanted, now);
  const short = shared.filter((at) => !fits[at]).map((at) => wanted[at]!.departureId);
  const besideOf = await findBeside(database.db, short, wanted);
  return wanted.map(({ departureId }, at) => ({
    fits: fits[at]!,
    left: left.get(departureId) ?? 0,
    beside: fits[at] ? [] : (besideOf.get(departureId) ?? []),
  }));
}

async function findBeside(
  db: Queryable,
  departureIds: readonly string[],
  wanted: readonly WantedSeats[],
): Promise<Map<string, string[]>> {
  if (departureIds.length === 0) return new Map();
  const others = wanted.map(({ departureId }) => departureId);
  const { rows } = await sql<{ id: string; beside: string[] }>`
    select own.id, array_agg(distinct b.other_id) as beside
    from unnest(${departureIds}::uuid[]) as own (id) cross join lateral departures_beside(own.id) b
    where b.other_id = any(${others}::uuid[]) and b.other_id <> own.id group by own.id`.execute(db);
  return new Map(rows.map(({ id, beside }) => [id, beside]));
}

/** Only departures that share guides or boats are tried, and returned at once: how they withhold
 *  each other's seats is counted by the database. */
async function previewFits(database: Database, wanted: readonly WantedSeats[], now: Date): Promise<Allotment> {
  const tried = await tryInOrder(database.db, wanted, now, 'plain');
  const { fits, shared } = tried;
  if (shared.length === 0) return tried;
  try {
    await database.transaction(async (transaction) => {
      const own = shared.map((at) => wanted[at]!);
      await lockCompeting(transaction, [...new Set(own.map(({ departureId }) => departureId))], now);
      const again = await tryInOrder(transaction, own, now);
      for (const [index, at] of shared.entries()) fits[at] = again.fits[index]!;
      throw new RollbackPreview();
    });
  } catch (error) {
    if (!(error instanceof RollbackPreview)) throw error;
  }
  return tried;
}

type Allotment = { fits: boolean[]; left: Map<string, number>; plain: Map<string, number>; shared: number[] };

async function tryInOrder(
  db: Queryable,
  wanted: readonly WantedSeats[],
  now: Date,
  only?: 'plain',
): Promise<Allotment> {
  const ids = [...new Set(wanted.map(({ departureId }) => departureId))];
  const { rows } = await sql<{ id: string; left: number; shares: boolean }>`
    select id, capacity - taken - withheld as left, ${sharesResources} as shares from departures where id = any(${ids}::uuid[])`.execute(
    db,
  );
  const atFirst = new Map(rows.map(({ id, left }) => [id, left]));
  const plain = new Map(rows.filter(({ shares }) => !shares).map(({ id, left }) => [id, left]));
  const [fits, shared]: [boolean[], number[]] = [[], []];
  for (const [at, { departureId, seats }] of wanted.entries()) {
    const left = plain.get(departureId);
    if (left === undefined) {
      shared.push(at);
      fits.push(only ? false : await takeShared(db, departureId, seats, now));
      continue;
    }
    fits.push(seats <= left);
    if (seats <= left) plain.set(departureId, left - seats);
  }
  return { fits, left: atFirst, plain, shared };
}

async function takeShared(db: Queryable, departureId: string, seats: number, now: Date): Promise<boolean> {
  if (!(await changeSeats(db, departureId, seats, sql`taken + withheld + ${seats} <= capacity`))) return false;
  await withholdCompeting(db, [departureId], now);
  return true;
}

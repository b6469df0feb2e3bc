// Fills an empty, migrated database with a made catalogue. One transaction: all of it or nothing.
import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type pg from 'pg';
import { assert } from '#kernel/assert.ts';
import type { Database, Engine } from '#platform/database/database.ts';
import { waitWithoutLimit } from '#platform/database/silence.ts';
import type { Tables } from '#platform/database/tables.ts';
import { indexTours } from '#domain/search/index-documents.ts';
import { calendarFrom } from './calendar.ts';
import { noRows, type Rows } from './columns.ts';
import { makePlaces } from './places.ts';
import { addTour, type Plan } from './tour-rows.ts';
import { withoutChecks } from './without-checks.ts';
import { wordRows } from './word-rows.ts';
import { writeRows } from './write-rows.ts';

export type WorldSize = { tours: number; departuresPerTour?: number; seed?: string; documents?: boolean };
export type Loaded = { tours: number; departuresPerTour: number; rowSeconds: number; documentSeconds: number | null };

const batchTours = 1000;
export const toursMax = 1_000_000;

/** Seats on sale come to about the same number in each size, so that what differs is the catalogue. */
export function departuresFor(tours: number): number {
  return tours <= 10_000 ? 60 : tours <= 100_000 ? 10 : 1;
}

export async function loadMadeWorld(
  database: Database,
  size: WorldSize,
  tell: (step: string) => void = () => {},
): Promise<Loaded> {
  assert(size.tours >= 1 && size.tours <= toursMax, 'one tour to a million');
  const departuresPerTour = size.departuresPerTour ?? departuresFor(size.tours);
  const plan: Plan = {
    tours: size.tours,
    departuresPerTour,
    seed: size.seed ?? '1',
    calendar: calendarFrom(new Date()),
    places: makePlaces(),
  };
  const rowSeconds = await timed(() => writeCatalogue(database, plan, tell));
  const documentSeconds = size.documents === false ? null : await timed(() => writeDocuments(database, tell));
  await timed(() => database.pool.query('analyze'));
  return { tours: plan.tours, departuresPerTour, rowSeconds, documentSeconds };
}

async function writeCatalogue(database: Database, plan: Plan, tell: (step: string) => void): Promise<void> {
  const client = await database.pool.connect();
  try {
    await waitWithoutLimit(client);
    await client.query('begin');
    const { rowCount } = await client.query('select from tours limit 1');
    assert(rowCount === 0, 'a made world goes into an empty database');
    await withoutChecks(client, async () => {
      await writeRows(client, database.engine, wordRows(plan.places, plan.tours));
      await writeTours(client, database.engine, plan, tell);
      tell('indexes and foreign keys');
    });
    await client.query('commit');
  } finally {
    // Closed, not given back: its settings and, after a failure, its transaction end with it.
    client.release(database.engine === 'postgres');
  }
}

/** While the database takes one batch the next is made. */
async function writeTours(
  client: pg.PoolClient,
  engine: Engine,
  plan: Plan,
  tell: (step: string) => void,
): Promise<void> {
  let writing = Promise.resolve();
  for (let start = 0; start < plan.tours; start += batchTours) {
    const rows = await makeBatch(plan, start);
    await writing;
    writing = writeRows(client, engine, rows);
    // Awaited in the next turn; until then a failure is nobody's.
    writing.catch(() => {});
    if ((start / batchTours) % 10 === 9) tell(`${start + batchTours} tours`);
  }
  await writing;
}

async function makeBatch(plan: Plan, start: number): Promise<Rows> {
  const rows = noRows();
  for (let n = start; n < Math.min(start + batchTours, plan.tours); n++) {
    addTour(rows, n, plan);
    // Lets the socket send what the batch before waits with.
    if (n % 20 === 0) await setImmediate();
  }
  return rows;
}

async function writeDocuments(database: Database, tell: (step: string) => void): Promise<void> {
  tell('search documents');
  await database.transaction((transaction: Transaction<Tables>) => indexTours(transaction, 'all'));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return (performance.now() - startedMs) / 1000;
}

// Fills an empty, migrated database with a generated catalogue, in one transaction.
import type pg from 'pg';
import { assert } from '#kernel/assert.ts';
import type { Database, Engine } from '#platform/database/database.ts';
import { deleteAllChanges } from '#platform/changes/change-queries.ts';
import { waitWithoutLimit } from '#platform/database/watch-server.ts';
import { noteAllBookings } from '#domain/performance/sum-bookings.ts';
import type { Term } from '#domain/search/documents/index-documents.ts';
import { indexNames } from '#domain/search/documents/index-names.ts';
import type { Order } from './batch-worker.ts';
import { makeBatches } from './batches.ts';
import { noRows } from './columns.ts';
import { nameSources } from './name-sources.ts';
import { makePlaces } from './places.ts';
import { withoutChecks } from './without-checks.ts';
import { wordRows } from './word-rows.ts';
import { writeEncoded, writeRows } from './write-rows.ts';

export type WorldSize = { tours: number; departuresPerTour?: number; seed?: string; documents?: boolean };
/** `rowSeconds` of them until all rows were there; the rest went into indexes and checks. */
export type Loaded = { tours: number; departuresPerTour: number; rowSeconds: number; seconds: number };

export const toursMax = 1_000_000;

/** Seats on sale come to about the same number in each size, so that what differs is the catalogue. */
export function departuresFor(tours: number): number {
  return tours <= 10_000 ? 60 : tours <= 100_000 ? 10 : 1;
}

export async function loadGeneratedWorld(
  database: Database,
  { tours, departuresPerTour = departuresFor(tours), seed = '1', documents = true }: WorldSize,
  report: (step: string) => void = () => {},
): Promise<Loaded> {
  assert(tours >= 1 && tours <= toursMax, 'one tour to a million');
  const order: Order = { tours, departuresPerTour, seed, documents, now: new Date(), engine: database.engine };
  const startedMs = performance.now();
  const rowSeconds = await writeCatalogue(database, order, report);
  if (documents) await database.transaction((transaction) => indexNames(transaction, nameSources(makePlaces())));
  // The triggers that tell of changes were off.
  await deleteAllChanges(database.db);
  await noteAllBookings(database.db);
  const seconds = (performance.now() - startedMs) / 1000;
  await analyse(database);
  return { tours, departuresPerTour, rowSeconds, seconds };
}

async function writeCatalogue(database: Database, order: Order, report: (step: string) => void): Promise<number> {
  const client = await database.pool.connect();
  waitWithoutLimit(client);
  const startedMs = performance.now();
  let rowSeconds = 0;
  try {
    await client.query(
      "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set maintenance_work_mem = '512MB'; begin",
    );
    const { rowCount } = await client.query('select from tours limit 1');
    assert(rowCount === 0, 'a made world goes into an empty database');
    await withoutChecks(client, async () => {
      await writeRows(client, database.engine, wordRows(makePlaces(), order.tours));
      await writeTerms(client, database.engine, await writeTours(client, order, report));
      rowSeconds = (performance.now() - startedMs) / 1000;
      report('indexes and foreign keys');
    });
    await client.query('commit');
  } finally {
    // Closed, not given back: its settings and, after a failure, its transaction end with it.
    client.release(database.engine === 'postgres');
  }
  return rowSeconds;
}

type Terms = Map<string, Term>;

async function writeTours(client: pg.PoolClient, order: Order, report: (step: string) => void): Promise<Terms> {
  const terms: Terms = new Map();
  let batches = 0;
  for await (const batch of makeBatches(order)) {
    await writeEncoded(client, batch.encoded);
    for (const term of batch.terms) {
      const key = `${term.language} ${term.term}`;
      const known = terms.get(key);
      terms.set(key, known ? { ...known, named: known.named || term.named } : term);
    }
    if (++batches % 10 === 0) report(`${batches * 1000} tours`);
  }
  return terms;
}

async function writeTerms(client: pg.PoolClient, engine: Engine, terms: Terms): Promise<void> {
  const rows = noRows();
  for (const { language, term, word, named } of terms.values()) rows.search_terms.push([language, term, word, named]);
  await writeRows(client, engine, rows);
}

async function analyse(database: Database): Promise<void> {
  const client = await database.pool.connect();
  waitWithoutLimit(client);
  try {
    await client.query('set statement_timeout = 0; analyze');
  } finally {
    client.release(database.engine === 'postgres');
  }
}

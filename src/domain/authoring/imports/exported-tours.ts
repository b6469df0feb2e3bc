// The tours of a supplier as files that an import reads: whole documents, and the same as a table.
import type { Currency } from '#kernel/money.ts';
import type { ZipWriter } from '#platform/archive/zip-stream.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findTours } from '../authored-tour.ts';
import { documentOf } from '../draft.ts';
import { listTourIds } from '../draft-queries.ts';
import { toursCsv } from './tour-template.ts';

type Owner = { id: string; currency: Currency };

const toursAtOnce = 50;

/** Archived ones, too. */
export async function* writeTours(zip: ZipWriter, db: Queryable, supplier: Owner, now: Date): AsyncIterable<void> {
  const json = zip.text('tours.json');
  const csv = zip.text('tours.csv');
  let count = 0;
  csv.write(toursCsv([], supplier.currency, { header: true }));
  for await (const tour of readTours(db, supplier.id, now)) {
    const document = documentOf(tour);
    json.write(`${count === 0 ? '{"tours":[' : ','}\n${JSON.stringify(document)}`);
    csv.write(toursCsv([{ key: tour.id, document }], supplier.currency));
    if (++count % toursAtOnce === 0) yield;
  }
  json.write(count === 0 ? '{"tours":[]}\n' : '\n]}\n');
  json.end();
  csv.end();
  yield;
}

async function* readTours(db: Queryable, supplierId: string, now: Date) {
  for (const isArchived of [false, true])
    for (let offset = 0; ; offset += toursAtOnce) {
      const { ids } = await listTourIds(db, { supplierId, isArchived, limit: toursAtOnce, offset });
      yield* await findTours(db, ids, now);
      if (ids.length < toursAtOnce) break;
    }
}

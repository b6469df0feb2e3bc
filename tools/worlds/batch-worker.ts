// A thread that generates tours with their search documents, ready to be sent: the main thread only sends them.
import { parentPort, workerData } from 'node:worker_threads';
import { documentOf, type SearchDocument, termsOfNames } from '#domain/search/documents/document.ts';
import { type KnownTerms, newTerms, type Term } from '#domain/search/documents/index-documents.ts';
import { languages } from '#kernel/languages.ts';
import type { Engine } from '#platform/database/database.ts';
import { calendarFrom } from './calendar.ts';
import { noRows, type Rows } from './columns.ts';
import { nameSources } from './name-sources.ts';
import { makePlaces } from './places.ts';
import { addTour, type Plan } from './tour-rows.ts';
import { type Encoded, encodeRows } from './write-rows.ts';

export type Order = Omit<Plan, 'calendar' | 'places'> & { now: Date; engine: Engine; documents: boolean };
export type Range = { start: number; end: number };
export type Batch = { encoded: Encoded[]; terms: Term[] };

const { now, engine, documents, ...size } = workerData as Order;
const places = makePlaces();
const plan: Plan = { ...size, places, calendar: calendarFrom(now) };
const nameTerms = termsOfNames(nameSources(places));
const known: KnownTerms = new Set();

parentPort!.on('message', ({ start, end }: Range) => {
  const rows = noRows();
  const written: SearchDocument[] = [];
  for (let n = start; n < end; n++) {
    const tour = addTour(rows, n, plan);
    if (documents) for (const language of languages) written.push(documentOf(tour, language, nameTerms));
  }
  addDocuments(rows, written);
  const batch: Batch = { encoded: encodeRows(engine, rows), terms: newTerms(written, known) };
  parentPort!.postMessage(
    batch,
    batch.encoded.flatMap((some) => ('copy' in some ? [some.copy.buffer as ArrayBuffer] : [])),
  );
});

function addDocuments(rows: Rows, written: readonly SearchDocument[]): void {
  for (const { tourId, language, title, names, text } of written) {
    const [titles, named, texts] = [[...title.keys()], [...names.keys()], [...text.keys()]];
    const all = [...new Set([...titles, ...named, ...texts])].sort();
    rows.search_documents.push([tourId, language, titles, named, texts, all]);
  }
}

// Many tours of a file at once: what it would begin, and the drafts that it begins.
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { ImportedLine, ImportPreviewLine } from '#contract/suppliers/imports/import-files.ts';
import type { TourImportPreview, tourImportEndpoints } from '#contract/suppliers/imports/tour-imports.ts';
import { newId } from '#kernel/ids.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { completenessOf } from '#kernel/tour-documents/completeness.ts';
import { titleOf, type TourDocument } from '#kernel/tour-documents/tour-document.ts';
import type { TourFileFormat } from '#kernel/tour-documents/tour-files.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { chosenRows, type LineFieldError, refuseLineErrors, withErrorTexts } from '#platform/http/line-errors.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findPlacesBySlug, findWords } from '#domain/catalogue/written-tours.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { insertDrafts } from '../draft-queries.ts';
import { type ReadTour, readToursFile } from './read-tours-file.ts';

type TourFile = { format: TourFileFormat; content: string };

/** Writes nothing. Throws `not_found`, `too_many_requests`, `invalid_input` on `content`. */
export async function previewImport(context: Context, file: TourFile): Promise<TourImportPreview> {
  const db = context.database.db;
  const supplier = await ownSupplier(context, db);
  await throttle(context, 'tourImports', signedIn(context).id);
  const { language } = context.caller;
  const tours = await readAndCheck(db, file, supplier.currency as Currency);
  return {
    tours: tours.length,
    faulty: tours.filter(({ document }) => !document).length,
    faultCount: tours.reduce((sum, { faults }) => sum + faults.length, 0),
    lines: withErrorTexts(
      tours.map((tour) => previewLine(tour, language)),
      language,
    ),
  };
}

type PreviewLine = Omit<ImportPreviewLine, 'faults'> & Pick<ReadTour, 'faults'>;

function previewLine({ line, title, document, faults }: ReadTour, language: Language): PreviewLine {
  if (!document) return { line, title, status: 'faulty', seats: null, missing: 0, faults };
  const missing = completenessOf(document).missing.filter(({ isRequired }) => isRequired).length;
  return { line, title: titleOf(document, language), status: 'ready', seats: null, missing, faults };
}

type Calls = typeof tourImportEndpoints;

/** All tours or those of the chosen lines, or none; with `skipFaulty` those without an error. Throws as `previewImport`, and
 *  `invalid_input` with the first errors, or on `lines`. */
export async function importTours(
  context: Context,
  { skipFaulty, lines, ...file }: InputOf<Calls['importTours']>['body'],
): Promise<ResponseOf<Calls['importTours']>> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'tourImports', userId);
  const key = context.caller.idempotencyKey;
  const input = { ...file, skipFaulty, lines };
  return withIdempotency(context, { userId, operation: 'importTours', key, input }, async (db) => {
    const supplier = await ownSupplier(context, db);
    const tours = await readAndCheck(db, file, supplier.currency as Currency);
    const chosen = chosenRows(tours, lines);
    if (!skipFaulty) refuseLineErrors(chosen.flatMap((tour) => tour.faults));
    const created = await beginTours(db, chosen, { supplierId: supplier.id, by: userId, now: context.clock.now() });
    const { language } = context.caller;
    return {
      created: created.map(({ id, document }) => ({ id, title: titleOf(document, language) })),
      skipped: tours.length - created.length,
      lines: withErrorTexts(outcomesOf(tours, chosen, created), language),
    };
  });
}

type Outcome = Omit<ImportedLine, 'faults'> & Pick<ReadTour, 'faults'>;

function outcomesOf(tours: readonly ReadTour[], chosen: readonly ReadTour[], created: readonly BegunTour[]): Outcome[] {
  const isChosen = new Set(chosen.map(({ line }) => line));
  const idOf = new Map(created.map(({ line, id }) => [line, id]));
  return tours.map(({ line, faults }) => {
    if (!isChosen.has(line)) return { line, outcome: 'not_chosen', id: null, faults: [] };
    const id = idOf.get(line) ?? null;
    return { line, outcome: id ? 'created' : 'faulty', id, faults };
  });
}

type BegunTour = { id: string; line: number; document: TourDocument };
type Begin = { supplierId: string; by: string | null; now: Date };

/** The tours without an error as drafts of a supplier. */
export async function beginTours(
  db: Queryable,
  tours: readonly ReadTour[],
  { supplierId, by, now }: Begin,
): Promise<BegunTour[]> {
  const begun = tours.flatMap(({ line, document }) => (document ? [{ id: newId(), line, document }] : []));
  await insertDrafts(
    db,
    begun.map(({ id, document }) => ({ id, supplierId, document, updatedAt: now, updatedBy: by })),
  );
  return begun;
}

/** With what is no place, category or tag of this marketplace, and tours without any title. */
export async function readAndCheck(db: Queryable, file: TourFile, currency: Currency): Promise<ReadTour[]> {
  const tours = await readToursFile(file, currency);
  const documents = tours.flatMap(({ document }) => document ?? []);
  const named = <T>(of: (document: TourDocument) => T[]) => [...new Set(documents.flatMap(of))];
  const cities = await findPlacesBySlug(
    db,
    named(({ city }) => (city ? [city] : [])),
  );
  const categories = await findWords(
    db,
    'categories',
    named((document) => document.categories),
  );
  const tags = await findWords(
    db,
    'tags',
    named((document) => document.tags),
  );
  return tours.map((tour) => {
    if (!tour.document) return tour;
    const { document, line, title } = tour;
    const faults: LineFieldError[] = [];
    if (!titleOf(document, 'en')) faults.push({ line, field: 'title_en', rule: 'required' });
    if (document.city && !cities.has(document.city)) faults.push({ line, field: 'city', rule: 'unknown_value' });
    if (!document.categories.every((slug) => categories.has(slug)))
      faults.push({ line, field: 'categories', rule: 'unknown_value' });
    if (!document.tags.every((slug) => tags.has(slug))) faults.push({ line, field: 'tags', rule: 'unknown_value' });
    return faults.length > 0 ? { line, title, document: undefined, faults } : tour;
  });
}

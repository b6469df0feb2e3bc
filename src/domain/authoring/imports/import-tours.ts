// Many tours of a file at once: what it would begin, and the drafts that it begins.
import type { TourImportPreview } from '#contract/suppliers/imports/tour-imports.ts';
import { newId } from '#kernel/ids.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { completenessOf } from '#kernel/tour-documents/completeness.ts';
import { titleOf, type TourDocument } from '#kernel/tour-documents/tour-document.ts';
import type { TourFileFormat } from '#kernel/tour-documents/tour-files.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { faultsView, type LineFault, refuseFaults } from '#platform/http/line-faults.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findPlacesBySlug, findWords } from '#domain/catalogue/written-tours.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { insertDrafts } from '../draft-queries.ts';
import { type ReadTour, readToursFile } from './read-tours-file.ts';

type TourFile = { format: TourFileFormat; content: string };

/** Writes nothing. Throws `not_found`, `too_many_requests`, `invalid_input` on `content`. */
export async function previewImport(context: Context, file: TourFile): Promise<TourImportPreview> {
  const db = context.database.read;
  const supplier = await ownSupplier(context, db);
  await throttle(context, 'tourImports', signedIn(context).id);
  const { language } = context.caller;
  const tours = await readAndCheck(db, file, supplier.currency as Currency);
  const faults = tours.flatMap((tour) => tour.faults);
  return {
    tours: tours.length,
    faulty: tours.filter((tour) => tour.faults.length > 0).length,
    ...faultsView(faults, language),
    ready: tours.flatMap(({ line, document }) => (document ? [readyView(line, document, language)] : [])),
  };
}

const readyView = (line: number, document: TourDocument, language: Language) => ({
  line,
  title: titleOf(document, language),
  options: document.options.length,
  missing: completenessOf(document).missing.filter(({ isRequired }) => isRequired).length,
});

type Import = TourFile & { skipFaulty: boolean };
type Imported = { created: { id: string; title: string }[]; skipped: number };

/** All tours or none; with `skipFaulty` those without a fault. Throws as `previewImport`, and `invalid_input` with the first faults. */
export async function importTours(context: Context, { skipFaulty, ...file }: Import): Promise<Imported> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'tourImports', userId);
  const key = context.caller.idempotencyKey;
  const input = { ...file, skipFaulty };
  return withIdempotency(context, { userId, operation: 'importTours', key, input }, async (db) => {
    const supplier = await ownSupplier(context, db);
    const tours = await readAndCheck(db, file, supplier.currency as Currency);
    if (!skipFaulty) refuseFaults(tours.flatMap((tour) => tour.faults));
    const created = await beginTours(db, tours, { supplierId: supplier.id, by: userId, now: context.clock.now() });
    const titled = created.map(({ id, document }) => ({ id, title: titleOf(document, context.caller.language) }));
    return { created: titled, skipped: tours.length - created.length };
  });
}

type Begin = { supplierId: string; by: string | null; now: Date };

/** The tours without a fault as drafts of a supplier. */
export async function beginTours(
  db: Queryable,
  tours: readonly ReadTour[],
  { supplierId, by, now }: Begin,
): Promise<{ id: string; document: TourDocument }[]> {
  const drafts = tours
    .flatMap(({ document }) => document ?? [])
    .map((document) => ({ id: newId(), supplierId, document, updatedAt: now, updatedBy: by }));
  await insertDrafts(db, drafts);
  return drafts;
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
    const { document, line } = tour;
    const faults: LineFault[] = [];
    if (!titleOf(document, 'en')) faults.push({ line, field: 'title_en', rule: 'required' });
    if (document.city && !cities.has(document.city)) faults.push({ line, field: 'city', rule: 'unknown_value' });
    if (!document.categories.every((slug) => categories.has(slug)))
      faults.push({ line, field: 'categories', rule: 'unknown_value' });
    if (!document.tags.every((slug) => tags.has(slug))) faults.push({ line, field: 'tags', rule: 'unknown_value' });
    return faults.length > 0 ? { line, document: undefined, faults } : tour;
  });
}

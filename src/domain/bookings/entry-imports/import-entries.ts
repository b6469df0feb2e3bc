// Bookings that were taken elsewhere, from a file: what it would add, and the entries by hand that it adds.
import { DomainError } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { entryImportEndpoints } from '#contract/suppliers/imports/entry-imports.ts';
import type { ImportPreviewLine } from '#contract/suppliers/imports/import-files.ts';
import { newId } from '#kernel/ids.ts';
import type { Currency } from '#kernel/money.ts';
import { entryImportLimits } from '#kernel/tour-documents/tour-files.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { chosenRows, type LineFieldError, refuseLineErrors, withErrorTexts } from '#platform/http/line-errors.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { allotSeats, lockForSeats, previewSeats } from '#domain/inventory/allot-seats.ts';
import { returnSeatsOf } from '#domain/inventory/seats.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { lockSupplier, type SupplierRow } from '#domain/suppliers/supplier-queries.ts';
import { outcomesOf, previewLines, seatsByLine } from './entry-lines.ts';
import { findImports, insertImport, markUndone, releaseEntriesOf } from './entry-import-queries.ts';
import { type Plan, planEntries, seatsOf, withSeats } from './plan-entries.ts';
import { type EntryFile, type ReadEntry, readEntriesFile } from './read-entries-file.ts';

type Calls = typeof entryImportEndpoints;

const byLine = (faults: readonly LineFieldError[]): LineFieldError[] =>
  faults.toSorted((one, other) => one.line - other.line);

/** What a file would add; writes nothing. Throws `invalid_input` on `content`. */
export async function checkEntries(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, currency }: Pick<SupplierRow, 'id' | 'currency'>,
  file: EntryFile,
) {
  const read = await readEntriesFile(file, currency as Currency);
  const place = { supplierId: id, format: file.format, now: clock.now() };
  const planned = await planEntries(database.db, read, place);
  const seats = await previewSeats(database, seatsOf(planned), place.now);
  const fits = seats.map((one) => one.fits);
  return { read, planned, seats, plan: withSeats(planned, fits, file.format) };
}

/** Writes nothing. Throws `not_found`, `too_many_requests`, `invalid_input` on `content`. */
export async function previewEntryImport(
  context: Context,
  file: EntryFile,
): Promise<ResponseOf<Calls['previewEntryImport']>> {
  const supplier = await ownSupplier(context, context.database.db);
  await throttle(context, 'tourImports', signedIn(context).id);
  const { read, planned, seats, plan } = await checkEntries(context, supplier, file);
  const { language } = context.caller;
  const lines = previewLines(read, plan, { language, seatsAt: seatsByLine(planned, seats) });
  const count = (status: ImportPreviewLine['status']) => lines.filter((one) => one.status === status).length;
  return {
    bookings: read.length,
    ready: count('ready'),
    known: count('known'),
    full: count('full'),
    faulty: count('faulty'),
    faultCount: plan.faults.length,
    lines: withErrorTexts(lines, language),
  };
}

type Import = InputOf<Calls['importEntries']>['body'];

/** All bookings or those of the chosen lines, or none; with `skipFaulty` those without an error. Throws as `previewEntryImport`, and as
 *  `addEntries`. */
export async function importEntries(
  context: Context,
  { skipFaulty, lines, ...file }: Import,
): Promise<ResponseOf<Calls['importEntries']>> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'tourImports', userId);
  const key = context.caller.idempotencyKey;
  const input = { ...file, skipFaulty, lines };
  return withIdempotency(context, { userId, operation: 'importEntries', key, input }, async (db) => {
    const supplier = await ownSupplier(context, db);
    const read = await readEntriesFile(file, supplier.currency as Currency);
    const chosen = chosenRows(read, lines);
    const made = { supplierId: supplier.id, format: file.format, now: context.clock.now(), madeBy: userId };
    const { importId, plan } = await addEntries(db, chosen, { ...made, skipFaulty });
    const [created, known] = [plan.ready.length, plan.known.length];
    return {
      importId,
      created,
      known,
      skipped: read.length - created - known,
      lines: withErrorTexts(outcomesOf(read, chosen, plan), context.caller.language),
    };
  });
}

type Adding = Parameters<typeof planEntries>[2] & { madeBy: string | null; skipFaulty?: boolean | undefined };

/** All or none, with `skipFaulty` those without an error. Seats are counted for these alone. Throws `invalid_input` with the first errors. */
export async function addEntries(
  db: Queryable,
  read: readonly ReadEntry[],
  { madeBy, skipFaulty, ...place }: Adding,
): Promise<{ importId: string | null; plan: Plan }> {
  const { supplierId, format, now } = place;
  await lockSupplier(db, supplierId);
  const wanted = seatsOf(await planEntries(db, read, place));
  await lockForSeats(db, [...new Set(wanted.map(({ departureId }) => departureId))], now);
  // Again: a departure may have been moved or called off before its lock was had.
  const planned = await planEntries(db, read, place);
  const plan = withSeats(planned, await allotSeats(db, seatsOf(planned), now), format);
  if (!skipFaulty) refuseLineErrors(byLine(plan.faults));
  if (plan.ready.length === 0) return { importId: null, plan };
  const entries = plan.ready.map(({ entry }) => ({ ...entry, madeAt: now, madeBy }));
  const importId = newId();
  await insertImport(db, { id: importId, supplierId, madeAt: now, madeBy }, entries);
  return { importId, plan };
}

/** Throws `not_found`. */
export async function listEntryImports(context: Context): Promise<ResponseOf<Calls['listEntryImports']>> {
  const db = context.database.db;
  const { id } = await ownSupplier(context, db);
  const rows = await findImports(db, id, entryImportLimits.importsShown);
  const data = rows.map(({ undoneAt, madeAt, ...row }) => ({
    ...row,
    madeAt: madeAt.toISOString(),
    isUndone: undoneAt !== null,
  }));
  return { data };
}

/** The seats of its entries go back once. Throws `not_found`. */
export async function undoEntryImport(context: Context, id: string): Promise<undefined> {
  await context.database.transaction(async (transaction) => {
    const supplier = await ownSupplier(context, transaction);
    const now = context.clock.now();
    const isUndone = await markUndone(transaction, id, supplier.id, now);
    if (isUndone === undefined) throw new DomainError('not_found');
    if (!isUndone) return;
    const freed = await releaseEntriesOf(transaction, id, now);
    if (freed.length > 0) await returnSeatsOf(transaction, freed, now);
  });
  context.wakeJobs();
}

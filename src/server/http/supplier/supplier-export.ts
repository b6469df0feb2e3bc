// Everything of a supplier in one ZIP, streamed while it is made: its tours as an import reads them, and a table of each kind of
// thing that its travellers and dates left behind, with the files of its pictures and documents.
import { Readable } from 'node:stream';
import { DomainError } from '#contract/domain-error.ts';
import type { FileResponse } from '#contract/endpoint.ts';
import { localDate } from '#kernel/dates.ts';
import type { Currency } from '#kernel/money.ts';
import { type CsvSource, writeCsv } from '#platform/archive/csv-source.ts';
import { createZipStream, type ZipWriter } from '#platform/archive/zip-stream.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import type { Services } from '#platform/services.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { requireRecentAuthentication } from '#domain/accounts/sessions/reauthenticate.ts';
import { requireSecondFactorOfPass } from '#domain/accounts/second-factor/require-second-factor-of-pass.ts';
import { readSuspensionPass } from '#domain/accounts/sessions/suspension-pass.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { writeTours } from '#domain/authoring/imports/exported-tours.ts';
import { exportedVersions } from '#domain/authoring/exported-versions.ts';
import { exportedChanges } from '#domain/bookings/changes/exported-changes.ts';
import { exportedAnswers, exportedBookings, exportedItems } from '#domain/bookings/reading/exported-bookings.ts';
import { exportedCodes } from '#domain/bookings/codes/exported-codes.ts';
import { exportedMessages } from '#domain/bookings/messages/exported-messages.ts';
import { exportedManualEntries } from '#domain/bookings/manual-entries/exported-manual-entries.ts';
import { exportedWaitlist } from '#domain/bookings/waitlist/exported-waitlist.ts';
import { exportedDocuments, writeDocuments } from '#domain/supplier-documents/exported-documents.ts';
import { exportedDepartures } from '#domain/inventory/exported-departures.ts';
import { exportedResources } from '#domain/inventory/exported-resources.ts';
import { exportedReviews } from '#domain/reviews/exported-reviews.ts';
import { exportedPictures, writePictures } from '#domain/authoring/pictures/exported-pictures.ts';
import { exportedCheckIns } from '#domain/bookings/check-in/exported-check-ins.ts';
import { exportedPrices } from '#domain/inventory/calendar-edits/exported-prices.ts';
import { exportedClosures } from '#domain/inventory/closures/exported-closures.ts';
import { exportedTaxes } from '#domain/inventory/taxes/exported-taxes.ts';
import { exportedTaxDetails } from '#domain/seller-reports/exported-tax-details.ts';
import { exportedSupplier } from '#domain/suppliers/exported-supplier.ts';
import { exportedTerms } from '#domain/suppliers/terms/exported-terms.ts';
import { findSuspendedOwn } from '#domain/suspensions/suspension-queries.ts';
import { exportedGuides, exportedMembers } from '#domain/team/exported-team.ts';
import { exportedWebhooks } from '#domain/webhooks/exported-webhooks.ts';

const sources: readonly CsvSource[] = [
  exportedSupplier,
  exportedTaxDetails,
  exportedTerms,
  exportedMembers,
  exportedGuides,
  exportedVersions,
  exportedPictures,
  exportedTaxes,
  exportedPrices,
  exportedClosures,
  exportedBookings,
  exportedItems,
  exportedChanges,
  exportedWaitlist,
  exportedCheckIns,
  exportedAnswers,
  exportedManualEntries,
  exportedCodes,
  exportedDocuments,
  exportedMessages,
  exportedDepartures,
  exportedResources,
  exportedReviews,
  exportedWebhooks,
];

/** Throws `proof_required`, `too_many_requests`, `not_found`. */
export async function exportSupplier(context: Context): Promise<FileResponse> {
  await requireRecentAuthentication(context);
  const supplier = await ownSupplier(context, context.database.db);
  if (context.caller.isHead) return { name: archiveName(context, supplier), bytes: '' };
  await throttle(context, 'personalData', signedIn(context).id);
  return archiveOf(context, supplier);
}

/** The pass says that an owner has just signed in, which is recent authentication. Throws `not_found` for one that has expired, of
 *  anyone else, and once the suspension is over; `second_factor_required`, `too_many_requests`. */
export async function exportSuspendedSupplier(context: Context, { pass }: { pass: string }): Promise<FileResponse> {
  const given = readSuspensionPass(context, pass);
  const supplier = given && (await findSuspendedOwn(context.database.db, given.userId));
  if (!supplier) throw new DomainError('not_found');
  await requireSecondFactorOfPass(context, given);
  await throttle(context, 'personalData', given.userId);
  return archiveOf(context, supplier);
}

type Exported = { id: string; slug: string; currency: string };

const archiveName = ({ clock }: Context, { slug }: Exported): string => `${slug}-${localDate(clock.now(), 'UTC')}.zip`;

function archiveOf(context: Context, supplier: Exported): FileResponse {
  const bytes = supplierArchive(
    context,
    { id: supplier.id, currency: supplier.currency as Currency },
    context.clock.now(),
  );
  return {
    name: archiveName(context, supplier),
    bytes: Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>,
  };
}

type Stores = Pick<Services, 'database' | 'files'>;

export const supplierArchive = (
  stores: Stores,
  supplier: { id: string; currency: Currency },
  now: Date,
): AsyncGenerator<Uint8Array> => createZipStream((zip) => writeArchive(zip, stores, supplier, now), now);

async function* writeArchive(
  zip: ZipWriter,
  { database: { db }, files }: Stores,
  supplier: { id: string; currency: Currency },
  now: Date,
): AsyncIterable<void> {
  yield* writeTours(zip, db, supplier, now);
  for (const source of sources) yield* writeCsv(zip, source, db, { supplierId: supplier.id, now });
  yield* writePictures(zip, db, files, supplier.id);
  yield* writeDocuments(zip, db, files, supplier.id);
}

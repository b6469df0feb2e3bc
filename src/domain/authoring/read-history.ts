// What of a tour was submitted, published, returned and replaced, with what each version changed.
import { DomainError } from '#contract/domain-error.ts';
import type { TourVersionChangesView, TourVersionView } from '#contract/suppliers/tour-drafts.ts';
import { tellingBetween } from '#kernel/tour-documents/compare-documents.ts';
import { completeDocument } from '#kernel/tour-documents/complete-document.ts';
import type { Context } from '#platform/http/caller.ts';
import { findOwnTour } from './authored-tour.ts';
import { documentOf, versionOf } from './draft.ts';
import { findNames, findVersionBefore, findVersion, listVersions } from './draft-queries.ts';

const listedMax = 50;

/** The latest first. Throws `not_found`. */
export async function listHistory(context: Context, id: string): Promise<{ data: TourVersionView[] }> {
  const db = context.database.db;
  const tour = await findOwnTour(context, db, id);
  // One more than is listed: what the last one changed is read from it.
  const versions = await listVersions(db, id, listedMax + 1);
  const names = await findNames(
    db,
    versions.map(({ by }) => by),
  );
  const present = documentOf(tour);
  const documents = versions.map(({ document }) => completeDocument(document, present));
  const data = versions.slice(0, listedMax).map(({ id: versionId, version, what, at, by, reason }, index) => {
    const [document, previous] = [documents[index]!, documents[index + 1]];
    return {
      id: versionId,
      version,
      what,
      reason,
      at: at.toISOString(),
      by: names.get(by ?? '') ?? null,
      changes: tellingBetween(present, document).length,
      changed: previous ? tellingBetween(previous, document).map(({ path }) => path) : null,
    };
  });
  return { data };
}

/** Throws `not_found`. */
export async function readVersionChanges(
  context: Context,
  { id, versionId }: { id: string; versionId: string },
): Promise<TourVersionChangesView> {
  const db = context.database.db;
  const tour = await findOwnTour(context, db, id);
  const version = await findVersion(db, id, versionId);
  if (!version) throw new DomainError('not_found');
  const previous = await findVersionBefore(db, id, versionId);
  const present = documentOf(tour);
  const document = completeDocument(version.document, present);
  return {
    sincePrevious: previous ? tellingBetween(completeDocument(previous.document, present), document) : null,
    restoring: tellingBetween(present, document),
    basedOn: versionOf(tour),
  };
}

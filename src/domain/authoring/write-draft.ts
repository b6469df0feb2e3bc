// A supplier begins a tour, and saves it while writing.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { newId } from '#kernel/ids.ts';
import { completeDocument } from '#kernel/tour-documents/complete-document.ts';
import { emptyDocument, type TourDocument } from '#kernel/tour-documents/tour-document.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { documentOf, isInReview, type AuthoredTour, stateOf, versionOf } from './draft.ts';
import { addVersion, findVersion, insertDraft, updateDocument } from './draft-queries.ts';
import { usePictures } from './pictures/picture-queries.ts';
import { draftView } from './draft-view.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { findOwnTour, lockOwnTour } from './authored-tour.ts';
import { withNewIds } from './renew-ids.ts';

/** Throws `not_found`. */
export function createDraft(context: Context, { copyOf }: { copyOf?: string }): Promise<TourDraftView> {
  const { id: userId } = signedIn(context);
  const key = context.caller.idempotencyKey;
  return withIdempotency(context, { userId, operation: 'createTourDraft', key, input: { copyOf } }, async (db) => {
    const supplier = await ownSupplier(context, db);
    const document = copyOf ? withNewIds(documentOf(await findOwnTour(context, db, copyOf))) : emptyDocument(newId());
    const id = newId();
    await insertDraft(db, {
      id,
      supplierId: supplier.id,
      document,
      updatedAt: context.clock.now(),
      updatedBy: userId,
    });
    return draftView(context, db, await findOwnTour(context, db, id));
  });
}

type Save = { basedOn: number; document: TourDocument };

/** Throws `not_found`, `tour_state` while it is in review or archived, `tour_changed` if another version was saved meanwhile. */
export function saveDraft(context: Context, id: string, { basedOn, document }: Save): Promise<TourDraftView> {
  return changeDraft(context, id, basedOn, async () => document);
}

/** Writes on from an earlier version. Throws as `saveDraft`. */
export function restoreVersion(
  context: Context,
  id: string,
  { basedOn, versionId }: { basedOn: number; versionId: string },
): Promise<TourDraftView> {
  return changeDraft(context, id, basedOn, async (db, tour) => {
    const version = await findVersion(db, id, versionId);
    if (!version) throw new DomainError('not_found');
    await addVersion(db, tour, { what: 'replaced', at: context.clock.now(), by: signedIn(context).id });
    return completeDocument(version.document, documentOf(tour));
  });
}

const documentBytesMax = 180_000;

type MakeDocument = (db: Queryable, tour: AuthoredTour) => Promise<TourDocument>;

function changeDraft(context: Context, id: string, basedOn: number, make: MakeDocument): Promise<TourDraftView> {
  return context.database.transaction(async (db) => {
    const tour = await lockOwnTour(context, db, id);
    if (isInReview(tour) || stateOf(tour) === 'archived') throw new DomainError('tour_state');
    if (versionOf(tour) !== basedOn) throw await changedError(db, context, tour);
    const document = await make(db, tour);
    // The table refuses more; texts at their longest in all languages would be.
    if (Buffer.byteLength(JSON.stringify(document)) > documentBytesMax)
      throw invalid('document', 'too_long', { maximum: documentBytesMax });
    await claimPictures(db, tour, document, context.clock.now());
    if (!(await storeDocument(context, db, tour, document)))
      throw await changedError(db, context, await findOwnTour(context, db, id));
    return draftView(context, db, await findOwnTour(context, db, id));
  });
}

/** Pictures that come or go are young again, so that an undo finds them. */
async function claimPictures(db: Queryable, tour: AuthoredTour, { pictures }: TourDocument, now: Date): Promise<void> {
  const before = new Set(documentOf(tour).pictures.map(({ id }) => id));
  const after = new Set(pictures.map(({ id }) => id));
  const found = await usePictures(db, {
    supplierId: tour.supplierId,
    ids: [...before.symmetricDifference(after)],
    now,
  });
  const at = pictures.findIndex(({ id }) => !before.has(id) && !found.has(id));
  if (at >= 0) throw invalid(`document.pictures.${at}.id`, 'not_yours');
}

/** False if another first version of a published tour was stored meanwhile. */
async function storeDocument(
  context: Context,
  db: Queryable,
  tour: AuthoredTour,
  document: TourDocument,
): Promise<boolean> {
  const now = context.clock.now();
  const { id: by } = signedIn(context);
  const { id, supplierId, draft, published } = tour;
  if (draft) {
    await updateDocument(db, { id, document, version: draft.version + 1, by, now });
    return true;
  }
  if (!(await insertDraft(db, { id, supplierId, document, updatedAt: now, updatedBy: by }))) return false;
  // What travellers see now was not written here: stored, so that it can be restored.
  await addVersion(db, tour, { what: 'published', at: published!.updatedAt, by: null });
  return true;
}

/** The refusal of a save that came too late, with the version that was saved instead. */
export async function changedError(db: Queryable, context: Context, tour: AuthoredTour): Promise<DomainError> {
  return new DomainError('tour_changed', { current: await draftView(context, db, tour) });
}

// A supplier requests the review of a version, or withdraws it to continue editing.
import { DomainError } from '#contract/domain-error.ts';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { newId } from '#kernel/ids.ts';
import { completenessOf } from '#kernel/tour-documents/completeness.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { actionsOf, documentOf, isInReview, type AuthoredTour, stateOf, versionOf } from './draft.ts';
import { addVersion, updateState } from './draft-queries.ts';
import { draftView } from './draft-view.ts';
import { draftJobs } from './job-types.ts';
import { findOwnTour, lockOwnTour } from './authored-tour.ts';
import { checkPublishable } from './publish-tour.ts';
import { changedError } from './write-draft.ts';

/** Throws `not_found`, `tour_changed`, `tour_state`, `invalid_input` with each field that is missing. */
export function submitDraft(context: Context, id: string, { version }: { version: number }): Promise<TourDraftView> {
  return changeState(context, id, async (db, tour) => {
    if (isInReview(tour) || stateOf(tour) === 'archived') throw new DomainError('tour_state');
    if (versionOf(tour) !== version) throw await changedError(db, context, tour);
    await checkPublishable(db, tour);
    if (!actionsOf(tour, completenessOf(documentOf(tour))).submit) throw new DomainError('tour_state');
    const now = context.clock.now();
    await updateState(db, id, { submittedAt: now, returnReason: null });
    await addVersion(db, tour, { what: 'submitted', at: now, by: signedIn(context).id });
    await enqueue(db, draftJobs['tour-to-review'], { id: newId(), tourId: id, supplierId: tour.supplierId }, now);
  });
}

/** Throws `not_found`, `tour_state`. */
export function withdrawDraft(context: Context, id: string): Promise<TourDraftView> {
  return changeState(context, id, async (db, tour) => {
    if (!isInReview(tour)) throw new DomainError('tour_state');
    await updateState(db, id, { submittedAt: null });
  });
}

type Change = (db: Queryable, tour: AuthoredTour) => Promise<void>;

/** Runs a change of an own tour under its lock. */
export async function changeState(context: Context, id: string, change: Change): Promise<TourDraftView> {
  const view = await context.database.transaction(async (db) => {
    await change(db, await lockOwnTour(context, db, id));
    return draftView(context, db, await findOwnTour(context, db, id));
  });
  context.wakeJobs();
  return view;
}

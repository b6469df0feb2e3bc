// A supplier takes a tour off sale for a while or for good, and what its address says then. Bookings that exist stay.
import type { TourOffSaleView } from '#contract/catalogue.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { completenessOf } from '#kernel/tour-documents/completeness.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { findPausedTour } from '#domain/catalogue/find-tour.ts';
import { lockTour, pauseTour, resumeTour } from '#domain/catalogue/sale.ts';
import { listActiveRemovals } from '#domain/moderation/notice-queries.ts';
import { indexTours } from '#domain/search/documents/index-documents.ts';
import { actionsOf, documentOf, type DraftActions, type AuthoredTour } from './draft.ts';
import { insertDraft, isDraftArchived, updateState } from './draft-queries.ts';
import { changeState } from './submit-draft.ts';

/** All of these throw `not_found` and `tour_state`. An operator takes tours off sale with reasons (`moderation`), not by these. */
export const pauseDraft = (context: Context, id: string): Promise<TourDraftView> =>
  changeSale(context, id, 'pause', async (db) => {
    await setOnSale(db, id, false);
  });

export const resumeDraft = (context: Context, id: string): Promise<TourDraftView> =>
  changeSale(context, id, 'resume', async (db) => {
    await lockTour(db, id);
    if ((await listActiveRemovals(db, id)).length > 0) throw new DomainError('tour_state');
    await setOnSale(db, id, true);
  });

export const archiveDraft = (context: Context, id: string): Promise<TourDraftView> =>
  changeSale(context, id, 'archive', async (db, tour) => {
    const now = context.clock.now();
    const { supplierId, draft } = tour;
    const updatedBy = signedIn(context).id;
    if (!draft) await insertDraft(db, { id, supplierId, document: documentOf(tour), updatedAt: now, updatedBy });
    await setOnSale(db, id, false);
    await updateState(db, id, { archivedAt: now, ...(draft ? {} : { publishedVersion: 1 }) });
  });

export const restoreDraft = (context: Context, id: string): Promise<TourDraftView> =>
  changeSale(context, id, 'restore', (db) => updateState(db, id, { archivedAt: null }));

type Change = (db: Queryable, tour: AuthoredTour) => Promise<void>;

function changeSale(context: Context, id: string, action: keyof DraftActions, change: Change): Promise<TourDraftView> {
  return changeState(context, id, async (db, tour) => {
    if (signedIn(context).role === 'admin') throw new DomainError('tour_state');
    if (!actionsOf(tour, completenessOf(documentOf(tour)))[action]) throw new DomainError('tour_state');
    await change(db, tour);
  });
}

async function setOnSale(db: Queryable, id: string, isOnSale: boolean): Promise<void> {
  const changed = await (isOnSale ? resumeTour : pauseTour)(db, id);
  if (changed) await indexTours(db, [id]);
}

/** Throws `tour_off_sale` for a tour that was on sale until its supplier paused or archived it, else `not_found`: also for a tour that an
 *  operator keeps off sale. `key`: its id or slug. 404 also for an archived one, which can be put back. */
export async function refuseOffSale({ database: { db }, caller }: Context, key: string): Promise<never> {
  const tour = await findPausedTour(db, key, caller.language);
  if (!tour || (await listActiveRemovals(db, tour.id)).length > 0) throw new DomainError('not_found');
  const state = (await isDraftArchived(db, tour.id)) ? 'archived' : 'paused';
  throw new DomainError('tour_off_sale', { current: { ...tour, state } satisfies TourOffSaleView });
}

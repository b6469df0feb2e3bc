// The operator reads what waits, and publishes it or returns it with a reason.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { tourDraftEndpoints, TourReviewView } from '#contract/suppliers/tour-drafts.ts';
import { assertDefined } from '#kernel/assert.ts';
import { newId } from '#kernel/ids.ts';
import type { Currency } from '#kernel/money.ts';
import { compareDocuments } from '#kernel/tour-documents/compare-documents.ts';
import { titleOf } from '#kernel/tour-documents/tour-document.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { findSupplier, findSuppliers, lockSupplier, type SupplierRow } from '#domain/suppliers/supplier-queries.ts';
import { documentOf, isInReview, type AuthoredTour, stateOf, uncheckedOf, versionOf } from './draft.ts';
import { addVersion, listSubmitted, updateState } from './draft-queries.ts';
import { draftJobs } from './job-types.ts';
import { findOwnTour, findTours, lockOwnTour } from './authored-tour.ts';
import { publishTour } from './publish-tour.ts';
import { changedError } from './write-draft.ts';

type Page = InputOf<(typeof tourDraftEndpoints)['listSubmittedTours']>['query'];

export async function listSubmittedTours(context: Context, { page, pageSize, sort }: Page) {
  const db = context.database.db;
  const { ids, total } = await listSubmitted(db, { sort, limit: pageSize, offset: (page - 1) * pageSize });
  const tours = await findTours(db, ids, context.clock.now());
  const suppliers = await findSuppliers(
    db,
    tours.map(({ supplierId }) => supplierId),
  );
  const supplierOf = (id: string) =>
    assertDefined(
      suppliers.find((one) => one.id === id),
      'its supplier',
    );
  const data = tours.map((tour) => reviewView(context, tour, supplierOf(tour.supplierId)));
  return { data, page, pageSize, total };
}

type Decision = { version: number; outcome: 'approved' | 'returned'; reasons?: string };

/** Throws `not_found`, `tour_state` if it does not wait, `tour_changed` if another version does, `supplier_state` for the tour of a
 *  supplier that has not been verified or is suspended, `invalid_input`. */
export async function reviewDraft(context: Context, id: string, decision: Decision): Promise<TourReviewView> {
  const { outcome, reasons } = decision;
  if (outcome === 'returned' && !reasons) throw invalid('reasons', 'required');
  if (outcome === 'approved' && reasons) throw invalid('reasons', 'contradiction');
  const view = await context.database.transaction(async (db) => {
    const tour = await lockOwnTour(context, db, id);
    if (!isInReview(tour)) throw new DomainError('tour_state');
    if (versionOf(tour) !== decision.version) throw await changedError(db, context, tour);
    const supplier = assertDefined(await findSupplier(db, tour.supplierId), 'the supplier of a tour');
    await decide(context, db, { tour, supplier, outcome, reasons });
    return reviewView(context, await findOwnTour(context, db, id), supplier);
  });
  context.wakeJobs();
  return view;
}

type Decided = Pick<Decision, 'outcome' | 'reasons'> & { tour: AuthoredTour; supplier: SupplierRow };

async function decide(context: Context, db: Queryable, { tour, supplier, outcome, reasons }: Decided): Promise<void> {
  const now = context.clock.now();
  const { id, supplierId } = tour;
  const by = signedIn(context).id;
  if (outcome === 'approved') {
    // Before any of its options: two tours that share a guide lock each other's.
    await lockSupplier(db, supplierId);
    if (supplier.state !== 'verified' || supplier.suspendedAt) throw new DomainError('supplier_state');
    await publishTour(db, tour, tour.published?.currency ?? supplier.currency, {
      now,
      language: context.caller.language,
    });
    await updateState(db, id, { submittedAt: null, publishedVersion: versionOf(tour) });
    await addVersion(db, tour, { what: 'published', at: now, by });
  } else {
    await updateState(db, id, { submittedAt: null, returnReason: reasons! });
    await addVersion(db, tour, { what: 'returned', at: now, by, reason: reasons! });
  }
  await enqueue(
    db,
    draftJobs['tour-reviewed'],
    { id: newId(), tourId: id, supplierId, outcome, reasons: reasons ?? null },
    now,
  );
  const act = outcome === 'approved' ? 'tour_approve' : 'tour_return';
  await recordActOf(context, db, { act, subjectId: id, reason: reasons });
}

function reviewView({ caller }: Context, tour: AuthoredTour, supplier: SupplierRow): TourReviewView {
  const { id, draft, published } = tour;
  const document = documentOf(tour);
  return {
    id,
    title: titleOf(document, caller.language),
    state: stateOf(tour),
    slug: published?.slug ?? null,
    version: versionOf(tour),
    submittedAt: draft?.submittedAt?.toISOString() ?? null,
    supplier: { id: supplier.id, name: supplier.name, state: supplier.state },
    currency: (published?.currency ?? supplier.currency) as Currency,
    document,
    machineTranslated: uncheckedOf(tour),
    changes: published ? compareDocuments(published.document, document) : null,
  };
}

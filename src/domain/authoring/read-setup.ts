// What a supplier has still to do before its first booking, and which of its drafts were sent back.
import type { SupplierStartView } from '#contract/suppliers/start.ts';
import { completenessOf } from '#kernel/tour-documents/completeness.ts';
import { titleOf } from '#kernel/tour-documents/tour-document.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { SupplierRow } from '#domain/suppliers/supplier-queries.ts';
import { findTours } from './authored-tour.ts';
import { documentOf, isInReview } from './draft.ts';
import { hadTourOnSale, hasTourOnSale, listReturned, listTourIds } from './draft-queries.ts';

type Setup = NonNullable<SupplierStartView['setup']>;
type StepState = Setup['steps'][number]['state'];
/** Documents are read by who composes the start page. */
type Step = Exclude<Setup['steps'][number]['step'], 'documents'>;

/** null once a tour of a verified supplier is on sale: what comes then is daily work. */
export async function readSetup(db: Queryable, supplier: SupplierRow, now: Date): Promise<Setup | null> {
  const { id: supplierId, state } = supplier;
  const isOnSale = await hasTourOnSale(db, supplierId);
  if (isOnSale && state === 'verified') return null;
  const { ids } = await listTourIds(db, { supplierId, isArchived: false, limit: 1, offset: 0 });
  const [tour] = await findTours(db, ids, now);
  const { percent, canSubmit } = tour ? completenessOf(documentOf(tour)) : { percent: 0, canSubmit: false };
  const isSubmitted = tour !== undefined && isInReview(tour);
  const isWritten = isOnSale || isSubmitted || canSubmit;
  const steps: Record<Step, StepState> = {
    details: state === 'refused' ? 'todo' : 'done',
    tour: isWritten ? 'done' : 'todo',
    check: state === 'verified' ? 'done' : 'waiting',
    sale: isOnSale ? 'done' : isSubmitted ? 'waiting' : 'todo',
  };
  return {
    steps: (Object.keys(steps) as (keyof typeof steps)[]).map((step) => ({ step, state: steps[step] })),
    tour: tour ? { id: tour.id, percent } : null,
    wasOnSale: isOnSale || (await hadTourOnSale(db, supplierId)),
  };
}

/** The latest first. */
export async function readReturned(
  db: Queryable,
  { supplierId, language, now, limit }: { supplierId: string; language: Language; now: Date; limit: number },
): Promise<SupplierStartView['returned']> {
  const { ids, total } = await listReturned(db, supplierId, limit);
  const tours = await findTours(db, ids, now);
  const first = tours.map((tour) => ({
    id: tour.id,
    title: titleOf(documentOf(tour), language),
    reason: tour.draft?.returnReason ?? '',
  }));
  return { total, first };
}

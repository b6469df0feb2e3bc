// Which tours a caller may edit: a supplier its own, an operator all. Any other tour is not found.
import { DomainError } from '#contract/domain-error.ts';
import { completeDocument } from '#kernel/tour-documents/complete-document.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { findSupplierOf } from '#domain/suppliers/supplier-queries.ts';
import { findPublished } from './document-of-tour.ts';
import type { AuthoredTour } from './draft.ts';
import { findDrafts, lockDraft } from './draft-queries.ts';

/** Throws `not_found`. */
export async function findOwnTour(context: Context, db: Queryable, id: string): Promise<AuthoredTour> {
  const [tour] = await findTours(db, [id], context.clock.now());
  if (!tour || !(await mayReach(context, db, tour.supplierId))) throw new DomainError('not_found');
  return tour;
}

/** The same, with the draft locked until the transaction ends. */
export async function lockOwnTour(context: Context, db: Queryable, id: string): Promise<AuthoredTour> {
  await lockDraft(db, id);
  return findOwnTour(context, db, id);
}

/** In the order of the ids; ids of nothing are left out. */
export async function findTours(db: Queryable, ids: readonly string[], now: Date): Promise<AuthoredTour[]> {
  const drafts = new Map((await findDrafts(db, ids)).map((draft) => [draft.id, draft]));
  const published = await findPublished(db, ids, now);
  return ids.flatMap((id) => {
    const [draft, tour] = [drafts.get(id), published.get(id)];
    const supplierId = draft?.supplierId ?? tour?.supplierId;
    if (!supplierId) return [];
    const complete = draft && { ...draft, document: completeDocument(draft.document, tour?.document) };
    return [{ id, supplierId, draft: complete, published: tour }];
  });
}

async function mayReach(context: Context, db: Queryable, supplierId: string): Promise<boolean> {
  const { id, role } = signedIn(context);
  return role === 'admin' || (await findSupplierOf(db, id))?.id === supplierId;
}

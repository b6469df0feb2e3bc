// All tours of a supplier that ends. Bookings that exist stay.
import type { Queryable } from '#platform/database/database.ts';
import { pauseTourForGood } from '#domain/catalogue/sale.ts';
import { indexTours } from '#domain/search/documents/index-documents.ts';
import { findTours } from './authored-tour.ts';
import { documentOf } from './draft.ts';
import { insertDraft, listTourIds, lockDraft, updateState } from './draft-queries.ts';

const atOnce = 100;

export async function countToursOf(db: Queryable, supplierId: string): Promise<number> {
  return (await listTourIds(db, { supplierId, isArchived: false, limit: 1, offset: 0 })).total;
}

/** Takes them off sale, gives up what waits for review, and returns how many they were. */
export async function archiveToursOf(
  db: Queryable,
  supplierId: string,
  { at, by }: { at: Date; by: string },
): Promise<number> {
  let archived = 0;
  for (;;) {
    const { ids } = await listTourIds(db, { supplierId, isArchived: false, limit: atOnce, offset: 0 });
    if (ids.length === 0) return archived;
    archived += ids.length;
    for (const id of ids) await lockDraft(db, id);
    const offSale: string[] = [];
    for (const tour of await findTours(db, ids, at)) {
      const { id, draft } = tour;
      if (!draft) await insertDraft(db, { id, supplierId, document: documentOf(tour), updatedAt: at, updatedBy: by });
      if (await pauseTourForGood(db, id)) offSale.push(id);
      await updateState(db, id, { archivedAt: at, submittedAt: null, ...(draft ? {} : { publishedVersion: 1 }) });
    }
    if (offSale.length > 0) await indexTours(db, offSale);
  }
}

import type { InputOf } from '#contract/endpoint.ts';
import type { TourDraftCard, tourDraftEndpoints } from '#contract/suppliers/tour-drafts.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { findSupplierOf } from '#domain/suppliers/supplier-queries.ts';
import { listTourIds } from './draft-queries.ts';
import { draftCard } from './draft-view.ts';
import { findTours } from './authored-tour.ts';

type Query = InputOf<(typeof tourDraftEndpoints)['listTourDrafts']>['query'];
type List = { data: TourDraftCard[]; page: number; pageSize: number; total: number };

/** Empty for who acts for no supplier, as an operator. */
export async function listDrafts(context: Context, { page, pageSize, archived, find, sort }: Query): Promise<List> {
  const db = context.database.db;
  const supplier = await findSupplierOf(db, signedIn(context).id);
  if (!supplier) return { data: [], page, pageSize, total: 0 };
  const { ids, total } = await listTourIds(db, {
    supplierId: supplier.id,
    isArchived: archived,
    find,
    sort,
    language: context.caller.language,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const tours = await findTours(db, ids, context.clock.now());
  return { data: tours.map((tour) => draftCard(tour, context.caller.language)), page, pageSize, total };
}

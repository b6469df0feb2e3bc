import { DomainError, invalid } from '#contract/domain-error.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { findSupplierOf } from '#domain/suppliers/supplier-queries.ts';
import { type Guide, lockDepartureOf, replaceGuides } from './team-queries.ts';

/** Throws `not_found`; `invalid_input` on `guides` where one is no member. */
export async function assignGuides(context: Context, departureId: string, guides: readonly string[]): Promise<Guide[]> {
  return context.database.transaction(async (db) => {
    const supplier = await findSupplierOf(db, signedIn(context).id);
    if (!supplier || !(await lockDepartureOf(db, supplier.id, departureId))) throw new DomainError('not_found');
    const assigned = await replaceGuides(db, { departureId, supplierId: supplier.id, guides });
    if (assigned.length !== new Set(guides).size) throw invalid('guides', 'unknown_value');
    return assigned;
  });
}

import { DomainError } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { findSupplierOf, type SupplierRow } from './supplier-queries.ts';

/** Throws `not_found` for who acts for no supplier. */
export async function ownSupplier(context: Context, db: Queryable): Promise<SupplierRow> {
  const supplier = await findSupplierOf(db, signedIn(context).id);
  if (!supplier) throw new DomainError('not_found');
  return supplier;
}

import { sql } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';

export type OwnSupplier = { id: string; currency: Currency };

/** Throws `not_found` for who acts for no supplier. */
export async function ownSupplier(context: Context, db: Queryable): Promise<OwnSupplier> {
  const { rows } = await sql<OwnSupplier>`
    select id, currency from suppliers where id in (select supplier_id from supplier_members where user_id = ${signedIn(context).id})
    order by id limit 1`.execute(db);
  const [supplier] = rows;
  if (!supplier) throw new DomainError('not_found');
  return supplier;
}

import type { accountEndpoints } from '#contract/accounts.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { assert } from '#kernel/assert.ts';
import { newId } from '#kernel/ids.ts';
import { slugify } from '#kernel/slugs.ts';
import type { Queryable } from '#platform/database/database.ts';
import { insertMember, insertSupplier } from './supplier-queries.ts';

export type Trader = NonNullable<InputOf<typeof accountEndpoints.register>['body']['supplier']>;
type NewSupplier = { trader: Trader; email: string; userId: string; now: Date };

/** Stores a supplier with its first member and gives its id. Runs in the transaction of the registration. */
export async function createSupplier(db: Queryable, { trader, email, userId, now }: NewSupplier): Promise<string> {
  const { selfCertified, ...details } = trader;
  assert(selfCertified, 'a trader has certified to obey the law (DSA, article 30)');
  const id = newId();
  const supplier = { ...details, id, email, selfCertifiedAt: now, createdAt: now };
  const slug = slugify(trader.name) || 'partner';
  // A namesake gets the end of its id, which is random: no counting, no second guess.
  const stored =
    (await insertSupplier(db, { ...supplier, slug })) ||
    (await insertSupplier(db, { ...supplier, slug: `${slug}-${id.slice(-8)}` }));
  assert(stored, 'an id is in one slug only');
  await insertMember(db, supplier.id, userId);
  return id;
}

import type { Trader } from '#contract/suppliers/trader.ts';
import { assert } from '#kernel/assert.ts';
import { newId } from '#kernel/ids.ts';
import type { Language } from '#kernel/languages.ts';
import { slugify } from '#kernel/slugs.ts';
import type { Queryable } from '#platform/database/database.ts';
import { insertMember, insertSupplier } from './supplier-queries.ts';
import { requestVerification } from './request-verification.ts';

type NewSupplier = { trader: Trader; email: string; userId: string; language: Language; now: Date };

/** Stores a supplier with its first member, requests its verification and returns its id. Call within the transaction of the
 *  registration. `language`: the caller's, for who has chosen none. */
export async function createSupplier(
  db: Queryable,
  { trader, email, userId, language, now }: NewSupplier,
): Promise<string> {
  const { selfCertified, ...details } = trader;
  assert(selfCertified, 'a trader has certified to obey the law (DSA, article 30)');
  const id = newId();
  const supplier = { ...details, id, email, selfCertifiedAt: now, createdAt: now };
  const slug = slugify(trader.name) || 'partner';
  // If the slug is taken, the random end of the id is appended: no counter, no retries.
  const stored =
    (await insertSupplier(db, { ...supplier, slug })) ||
    (await insertSupplier(db, { ...supplier, slug: `${slug}-${id.slice(-8)}` }));
  assert(stored, 'an id is in one slug only');
  await insertMember(db, { supplierId: id, userId, role: 'owner', joinedAt: now });
  await requestVerification(db, { supplierId: id, language }, now);
  return id;
}

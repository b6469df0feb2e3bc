import { ownName } from '#kernel/own-name.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findUser } from '#domain/accounts/account-queries.ts';
import { findSupplierLanguage } from '#domain/accounts/mail-recipients.ts';
import { findSupplier } from '#domain/suppliers/supplier-queries.ts';
import type { Subject } from '#domain/suspensions/suspend.ts';

type FoundSubject = { email: string; name: string; language: Language | null; isPaused: boolean };

/** Where the operator writes to a user or a supplier. `isPaused`: the sales of the supplier are. */
export async function findSubject(db: Queryable, { kind, id }: Subject): Promise<FoundSubject | undefined> {
  if (kind === 'supplier') {
    const supplier = await findSupplier(db, id);
    if (!supplier) return undefined;
    const { email, name, salesPausedAt } = supplier;
    return { email, name, language: (await findSupplierLanguage(db, id)) ?? null, isPaused: salesPausedAt !== null };
  }
  const user = await findUser(db, id);
  return (
    user && { email: user.email, name: ownName(user), language: user.language as Language | null, isPaused: false }
  );
}

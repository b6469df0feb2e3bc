import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Context } from '#platform/http/caller.ts';
import { changeUser } from './account-queries.ts';

/** Keeps an explicit choice with the account of whoever is signed in; for others the cookie is all there is. */
export async function rememberPreference({ database, caller }: Context, choice: { currency: Currency } | { language: Language }): Promise<void> {
  if (caller.user) await changeUser(database.read, caller.user.id, choice);
}

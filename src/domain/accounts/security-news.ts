// What the owner of an account is told by mail when the ways into it change; the mail itself is made by notifications.
import { newId } from '#kernel/ids.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';

export type SecurityNews =
  | { matter: 'passkey_added' | 'passkey_removed'; passkey: string }
  | { matter: 'totp_on' | 'totp_off' | 'recovery_codes_renewed' | 'codes_refused' }
  | { matter: 'recovery_code_used'; count: number };

export type SecurityNewsJob = { id: string; userId: string; language: Language; news: SecurityNews };

/** In the transaction of the change. */
export async function tellOwner(
  db: Queryable,
  { clock, caller }: Context,
  userId: string,
  news: SecurityNews,
): Promise<void> {
  const job: SecurityNewsJob = { id: newId(), userId, language: caller.language, news };
  await enqueue(db, 'security-changed', job, clock.now());
}

import type { Language } from '#kernel/languages.ts';
import { declareJobs, job } from '#platform/jobs/job-types.ts';
import type { Person } from '#platform/personal-data/source.ts';

/** Changes of the ways to sign in to an account. */
export type SecurityEvent =
  | { matter: 'passkey_added' | 'passkey_removed'; passkey: string }
  | { matter: 'totp_on' | 'totp_off' | 'recovery_codes_renewed' | 'codes_refused' }
  | { matter: 'recovery_code_used'; count: number }
  /** A support operator acts for the account. */
  | { matter: 'acted_for'; reason: string; minutes: number };

/** `id` is part of the mail's event, so that one job writes one mail. `language`: of the request, for accounts without a chosen
 *  language. */
type AccountJob = { id: string; language: Language };

export const accountMailJobs = declareJobs({
  /** `isChange`: the address in use is notified, too. */
  'email-confirmation-wanted': job<AccountJob & { userId: string; isChange?: boolean }>({ urgent: true }),
  'password-reset-wanted': job<AccountJob & { email: string }>({ urgent: true }),
  'sign-in-code-wanted': job<AccountJob & { email: string }>({ urgent: true }),
  'password-changed': job<AccountJob & { userId: string }>({ urgent: true }),
  'security-changed': job<AccountJob & { userId: string; news: SecurityEvent }>({ urgent: true }),
});

export const erasureJobs = declareJobs({
  'erase-leftovers': job<{ person: Person }>(),
});

// What accounts enqueue. The link is made here, so that its secret is in the mail and nowhere else on the way.
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { JobHandlers } from '#platform/jobs/jobs.ts';
import { writeMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { findUser, findUserByEmail, type UserRow } from '../accounts/account-queries.ts';
import { makeMailLink } from '../accounts/mail-link.ts';
import type { SecurityNewsJob } from '../accounts/security-news.ts';
import { defaultBrand } from '../settings/settings.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { type AccountTelling, composeAccountMail } from './account-mail.ts';

/** `language`: the caller's, for who has chosen none. */
type Payload = { id: string; language: Language };

export const accountMailJobs: JobHandlers = {
  'email-confirmation-wanted': askToConfirm,
  'password-reset-wanted': offerNewPassword,
  'password-changed': tellOfPassword,
  'security-changed': tellOfSecurity,
};

async function askToConfirm(services: Services, payload: Payload & { userId: string; isChange?: boolean }) {
  const user = await findUser(services.database.read, payload.userId);
  const email = user?.pendingEmail ?? (user?.emailConfirmedAt ? null : user?.email);
  if (!user || !email) return;
  const now = services.clock.now();
  const tell = await telling(services, payload, user);
  await services.database.transaction(async (transaction) => {
    const token = await makeMailLink(transaction, { userId: user.id, email, purpose: 'confirm_email' }, now);
    const matter = user.pendingEmail ? 'confirm_new_email' : 'confirm_email';
    await tell(transaction, { matter, recipient: email, token });
    if (payload.isChange) await tell(transaction, { matter: 'email_changing', recipient: user.email, token: null });
  });
}

/** Nobody has that address: then nobody is written to. */
async function offerNewPassword(services: Services, payload: Payload & { email: string }) {
  const user = await findUserByEmail(services.database.read, payload.email);
  if (!user) return;
  const { id: userId, email } = user;
  const tell = await telling(services, payload, user);
  await services.database.transaction(async (transaction) => {
    const link = { userId, email, purpose: 'reset_password' } as const;
    const token = await makeMailLink(transaction, link, services.clock.now());
    await tell(transaction, { matter: 'reset_password', recipient: email, token });
  });
}

async function tellOfPassword(services: Services, payload: Payload & { userId: string }) {
  const user = await findUser(services.database.read, payload.userId);
  if (!user) return;
  const tell = await telling(services, payload, user);
  await tell(services.database.read, { matter: 'password_changed', recipient: user.email, token: null });
}

async function tellOfSecurity(services: Services, { news, ...payload }: SecurityNewsJob) {
  const user = await findUser(services.database.read, payload.userId);
  if (!user) return;
  const { matter, ...details } = news;
  const tell = await telling(services, payload, user);
  await tell(services.database.read, { matter, details, recipient: user.email, token: null });
}

type Told = Pick<AccountTelling, 'matter' | 'details' | 'recipient' | 'token'>;

async function telling(services: Services, { id, language }: Payload, user: UserRow) {
  const frame = {
    id,
    name: user.name,
    language: (user.language as Language | null) ?? language,
    appName: (await currentSettings(services)).appName || defaultBrand,
    appUrl: services.config.appUrl,
  };
  return (db: Queryable, told: Told) => writeMail(db, composeAccountMail({ ...frame, ...told }), services.clock.now());
}

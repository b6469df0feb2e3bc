// Mails about accounts. The link is created here, so that its secret is in the mail and not in the job.
import { generatedName, ownName } from '#kernel/own-name.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { HandlersOf, PayloadOf as JobPayloadOf } from '#platform/jobs/job-types.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { findUser, findUserByEmail, type UserRow } from '#domain/accounts/account-queries.ts';
import type { accountMailJobs } from '#domain/accounts/job-types.ts';
import { createMailLink } from '#domain/accounts/mail-link.ts';
import {
  codeMinutes,
  newSignInCode,
  signsInByCode,
  storeSignInCode,
} from '#domain/accounts/sign-in-codes/sign-in-code.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { type AccountNotification, composeAccountMail } from '../mails/account-mail.ts';

type PayloadOf<Name extends keyof typeof accountMailJobs> = JobPayloadOf<(typeof accountMailJobs)[Name]>;

export const accountMailHandlers: HandlersOf<typeof accountMailJobs> = {
  'email-confirmation-wanted': sendConfirmationLink,
  'password-reset-wanted': sendPasswordResetLink,
  'sign-in-code-wanted': sendSignInCode,
  'password-changed': notifyOfPassword,
  'security-changed': notifyOfSecurityEvent,
};

async function sendConfirmationLink(services: Services, payload: PayloadOf<'email-confirmation-wanted'>) {
  const user = await findUser(services.database.db, payload.userId);
  const isOwned = user?.emailConfirmedAt && !user.confirmedElsewhere;
  const email = user?.pendingEmail ?? (isOwned ? null : user?.email);
  if (!user || !email) return;
  const now = services.clock.now();
  const notify = await notification(services, payload, user);
  await services.database.transaction(async (transaction) => {
    const token = await createMailLink(transaction, { userId: user.id, email, purpose: 'confirm_email' }, now);
    const matter = user.pendingEmail ? 'confirm_new_email' : 'confirm_email';
    await notify(transaction, { matter, recipient: email, token });
    if (payload.isChange) await notify(transaction, { matter: 'email_changing', recipient: user.email, token: null });
  });
}

/** Writes nothing if there is no account with that address. */
async function sendPasswordResetLink(services: Services, payload: PayloadOf<'password-reset-wanted'>) {
  const user = await findUserByEmail(services.database.db, payload.email);
  if (!user) return;
  const { id: userId, email } = user;
  const notify = await notification(services, payload, user);
  await services.database.transaction(async (transaction) => {
    const link = { userId, email, purpose: 'reset_password' } as const;
    const token = await createMailLink(transaction, link, services.clock.now());
    await notify(transaction, { matter: 'reset_password', recipient: email, token });
  });
}

/** The address of an account that needs more than its mailbox gets no code but a mail that says how to sign in. Its owner reads that
 *  there is an account; no one else does. */
async function sendSignInCode(services: Services, payload: PayloadOf<'sign-in-code-wanted'>) {
  const { email, language } = payload;
  const db = services.database.db;
  const user = await findUserByEmail(db, email);
  const notify = await notification(services, payload, user ?? { name: generatedName(email), email, language });
  if (user && !signsInByCode(user)) {
    await notify(db, { matter: 'sign_in_known', recipient: email, token: null });
    return;
  }
  await services.database.transaction(async (transaction) => {
    const code = newSignInCode();
    const details = { code, minutes: codeMinutes };
    // A second run of the job writes no mail, so its code must not replace the one that was mailed.
    if (await notify(transaction, { matter: 'sign_in_code', recipient: email, token: null, details }))
      await storeSignInCode(transaction, { email, code }, services.clock.now());
  });
}

async function notifyOfPassword(services: Services, payload: PayloadOf<'password-changed'>) {
  const user = await findUser(services.database.db, payload.userId);
  if (!user) return;
  const notify = await notification(services, payload, user);
  await notify(services.database.db, { matter: 'password_changed', recipient: user.email, token: null });
}

async function notifyOfSecurityEvent(services: Services, { news: event, ...payload }: PayloadOf<'security-changed'>) {
  const user = await findUser(services.database.db, payload.userId);
  if (!user) return;
  const { matter, ...details } = event;
  const notify = await notification(services, payload, user);
  await notify(services.database.db, { matter, details, recipient: user.email, token: null });
}

type AccountMailContent = Pick<AccountNotification, 'matter' | 'details' | 'recipient' | 'token'>;

async function notification(
  services: Services,
  { id, language }: { id: string; language: Language },
  user: Pick<UserRow, 'name' | 'email' | 'language'>,
) {
  const frame = {
    id,
    name: ownName(user),
    language: (user.language as Language | null) ?? language,
    appName: (await currentSettings(services)).appName || defaultBrand,
    appUrl: services.config.appUrl,
  };
  return (db: Queryable, content: AccountMailContent) =>
    queueMail(db, composeAccountMail({ ...frame, ...content }), services.clock.now());
}

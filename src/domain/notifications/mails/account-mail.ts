// Composes the mails about an account. Pure: arguments and texts in, a mail out.
import { pathFor } from '#kernel/language-routes.ts';
import type { Language } from '#kernel/languages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { SecurityEvent } from '#domain/accounts/job-types.ts';
import { layoutHtml, layoutText, type MailContent } from './mail-layout.ts';
import { wordsIn } from './mail-facts.ts';

/** Of mails with a link to an account, which expires. */
export const linkMatters = ['confirm_email', 'confirm_new_email', 'reset_password'] as const;

export type AccountMatter =
  | (typeof linkMatters)[number]
  | 'email_changing'
  | 'password_changed'
  | 'sign_in_code'
  | 'sign_in_known'
  | SecurityEvent['matter'];

export type AccountNotification = {
  matter: AccountMatter;
  /** Part of the mail's event: the same notification is written once. */
  id: string;
  recipient: string;
  /** '' for an account without one. */
  name: string;
  language: Language;
  /** The secret of the link; null in a mail without one. */
  token: string | null;
  /** Values for the placeholders of the texts. */
  details?: Record<string, string | number>;
  appName: string;
  /** Without a trailing slash. */
  appUrl: string;
};

const security = '/dashboard/info?tab=security';

/** Where the button of a mail leads. A code is typed on the page that asked for it, which is open: the mail has none. */
const paths: Record<Exclude<AccountMatter, 'sign_in_code'>, string> = {
  confirm_email: '/confirm-email',
  confirm_new_email: '/confirm-email',
  // An owner who did not ask for the change locks the other person out with a new password.
  email_changing: '/forgot-password',
  reset_password: '/reset-password',
  password_changed: '/forgot-password',
  // Where the account has no password that its owner knows, one is chosen.
  sign_in_known: '/forgot-password',
  passkey_added: security,
  passkey_removed: security,
  totp_on: security,
  totp_off: security,
  recovery_codes_renewed: security,
  recovery_code_used: security,
  acted_for: '/bookings',
  // A person who enters wrong codes already knows the password.
  codes_refused: '/forgot-password',
};

export function composeAccountMail(notification: AccountNotification): Mail {
  const { matter, id, recipient, name, language, token, appName, appUrl } = notification;
  const params = { app: appName, ...notification.details };
  const words = wordsIn(language);
  const content: MailContent = {
    language,
    appName,
    heading: words(`account.${matter}.heading`),
    paragraphs: [
      name ? words('greeting', { name: name.split(/\s/)[0]! }) : words('greeting_nameless'),
      words(`account.${matter}.lead`, params),
      words(`account.${matter}.note`, params),
    ],
    facts: [],
    ...(matter !== 'sign_in_code' && {
      action: {
        label: words(`account.${matter}.action`),
        // In the fragment, which browsers do not send.
        url: appUrl + pathFor(`${paths[matter]}${token === null ? '' : `#${token}`}`, language),
      },
    }),
    footer: words(matter === 'sign_in_code' ? 'account.sign_in_code.footer' : 'account.footer', { app: appName }),
  };
  return {
    event: `${matter}:${id}`,
    recipient,
    language,
    subject: words(`account.${matter}.subject`, { app: appName }),
    bodyText: layoutText(content),
    bodyHtml: layoutHtml(content),
    ...((token !== null || matter === 'sign_in_code') && { holdsSecret: true }),
    urgent: true,
  };
}

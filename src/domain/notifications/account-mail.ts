// What happens to an account becomes a mail. Pure: what it says depends on its arguments and the texts alone.
import { pathFor } from '#kernel/language-routes.ts';
import type { Language } from '#kernel/languages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { SecurityNews } from '../accounts/security-news.ts';
import { layoutHtml, layoutText, type MailContent } from './mail-layout.ts';
import { wordsIn } from './mail-facts.ts';

export type AccountMatter =
  | 'confirm_email'
  | 'confirm_new_email'
  | 'email_changing'
  | 'reset_password'
  | 'password_changed'
  | SecurityNews['matter'];

export type AccountTelling = {
  matter: AccountMatter;
  /** Names what is told, so that it is told once. */
  id: string;
  recipient: string;
  name: string;
  language: Language;
  /** The secret of the link; null for what is told only. */
  token: string | null;
  /** What the texts of the matter have gaps for. */
  details?: Record<string, string | number>;
  appName: string;
  /** Without a trailing slash. */
  appUrl: string;
};

const security = '/dashboard/info?tab=security';

const paths: Record<AccountMatter, string> = {
  confirm_email: '/confirm-email',
  confirm_new_email: '/confirm-email',
  // Whoever did not ask for it locks the other out.
  email_changing: '/forgot-password',
  reset_password: '/reset-password',
  password_changed: '/forgot-password',
  passkey_added: security,
  passkey_removed: security,
  totp_on: security,
  totp_off: security,
  recovery_codes_renewed: security,
  recovery_code_used: security,
  // Whoever enters wrong codes has the password.
  codes_refused: '/forgot-password',
};

export function composeAccountMail(telling: AccountTelling): Mail {
  const { matter, id, recipient, name, language, token, appName, appUrl } = telling;
  const gaps = { app: appName, ...telling.details };
  const words = wordsIn(language);
  const content: MailContent = {
    language,
    appName,
    heading: words(`account.${matter}.heading`),
    paragraphs: [
      words('greeting', { name: name.split(/\s/)[0]! }),
      words(`account.${matter}.lead`, gaps),
      words(`account.${matter}.note`, gaps),
    ],
    facts: [],
    action: {
      label: words(`account.${matter}.action`),
      // Behind the #: browsers send that part to nobody.
      url: appUrl + pathFor(`${paths[matter]}${token === null ? '' : `#${token}`}`, language),
    },
    footer: words('account.footer', { app: appName }),
  };
  return {
    event: `${matter}:${id}`,
    recipient,
    language,
    subject: words(`account.${matter}.subject`, { app: appName }),
    bodyText: layoutText(content),
    bodyHtml: layoutHtml(content),
  };
}

// What happens to an account becomes a mail. Pure: what it says depends on its arguments and the texts alone.
import type { Language } from '#kernel/languages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { layoutHtml, layoutText, type MailContent } from './mail-layout.ts';
import { wordsIn } from './mail-facts.ts';

export type AccountMatter =
  | 'confirm_email'
  | 'confirm_new_email'
  | 'email_changing'
  | 'reset_password'
  | 'password_changed';

export type AccountTelling = {
  matter: AccountMatter;
  /** Names what is told, so that it is told once. */
  id: string;
  recipient: string;
  name: string;
  language: Language;
  /** The secret of the link; null for what is told only. */
  token: string | null;
  appName: string;
  /** Without a trailing slash. */
  appUrl: string;
};

const paths: Record<AccountMatter, string> = {
  confirm_email: '/confirm-email',
  confirm_new_email: '/confirm-email',
  // Whoever did not ask for it locks the other out.
  email_changing: '/forgot-password',
  reset_password: '/reset-password',
  password_changed: '/forgot-password',
};

export function composeAccountMail(telling: AccountTelling): Mail {
  const { matter, id, recipient, name, language, token, appName, appUrl } = telling;
  const words = wordsIn(language);
  const prefix = language === 'en' ? '' : `/${language}`;
  const content: MailContent = {
    language,
    appName,
    heading: words(`account.${matter}.heading`),
    paragraphs: [
      words('greeting', { name: name.split(/\s/)[0]! }),
      words(`account.${matter}.lead`, { app: appName }),
      words(`account.${matter}.note`, { app: appName }),
    ],
    facts: [],
    action: {
      label: words(`account.${matter}.action`),
      // Behind the #: browsers send that part to nobody.
      url: `${appUrl}${prefix}${paths[matter]}${token === null ? '' : `#${token}`}`,
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

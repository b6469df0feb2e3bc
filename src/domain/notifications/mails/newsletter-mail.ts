// Composes the mail about a new post. Pure: arguments and texts in, a mail out.
import { pathFor } from '#kernel/language-routes.ts';
import type { Language } from '#kernel/languages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { preferencesAddress } from './mail-addresses.ts';
import { wordsIn } from './mail-facts.ts';
import { layoutHtml, layoutText, type MailContent } from './mail-layout.ts';

export type NewsletterIssue = {
  slug: string;
  title: string;
  lead: string;
  userId: string;
  name: string;
  recipient: string;
  language: Language;
  appName: string;
  /** Without a trailing slash. */
  appUrl: string;
};

/** The event of a post's mail to one subscriber: it is written once. */
export const newsletterEvent = (slug: string, userId: string): `news-${string}:${string}` => `news-${slug}:${userId}`;

export function composeNewsletterMail({
  slug,
  title,
  lead,
  userId,
  name,
  recipient,
  language,
  appName,
  appUrl,
}: NewsletterIssue): Mail {
  const words = wordsIn(language);
  const content: MailContent = {
    language,
    appName,
    heading: title,
    paragraphs: [words('greeting', { name: name.split(/\s/)[0]! }), lead],
    facts: [],
    action: { label: words('news.action'), url: appUrl + pathFor(`/blog/${slug}`, language) },
    footer: words('news.footer', { app: appName, url: preferencesAddress(appUrl, language) }),
  };
  return {
    event: newsletterEvent(slug, userId),
    recipient,
    language,
    subject: words('news.subject', { app: appName, title }),
    bodyText: layoutText(content),
    bodyHtml: layoutHtml(content),
  };
}

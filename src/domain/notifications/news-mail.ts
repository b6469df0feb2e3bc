// A new post of the blog becomes a mail. Pure: what it says depends on its arguments and the texts alone.
import { pathFor } from '#kernel/language-routes.ts';
import type { Language } from '#kernel/languages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { choicesAddress } from './mail-addresses.ts';
import { wordsIn } from './mail-facts.ts';
import { layoutHtml, layoutText, type MailContent } from './mail-layout.ts';

export type News = {
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

/** Names the mail of a post to somebody, so that it is sent once. */
export const newsEvent = (slug: string, userId: string): string => `news-${slug}:${userId}`;

export function composeNewsMail({ slug, title, lead, userId, name, recipient, language, appName, appUrl }: News): Mail {
  const words = wordsIn(language);
  const content: MailContent = {
    language,
    appName,
    heading: title,
    paragraphs: [words('greeting', { name: name.split(/\s/)[0]! }), lead],
    facts: [],
    action: { label: words('news.action'), url: appUrl + pathFor(`/blog/${slug}`, language) },
    footer: words('news.footer', { app: appName, url: choicesAddress(appUrl, language) }),
  };
  return {
    event: newsEvent(slug, userId),
    recipient,
    language,
    subject: words('news.subject', { app: appName, title }),
    bodyText: layoutText(content),
    bodyHtml: layoutHtml(content),
  };
}

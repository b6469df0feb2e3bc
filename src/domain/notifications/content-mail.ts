// What people wrote to the marketplace, and decisions on notices, become mails. Pure: arguments and texts alone.
import type { Language } from '#kernel/languages.ts';
import type { MessageParams } from '#kernel/messages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { text } from '#platform/texts/texts.ts';
import { type Fact, layoutHtml, layoutText, type MailContent } from './mail-layout.ts';

export type Letter = {
  /** Unique: the same thing is told once. */
  event: string;
  recipient: string;
  language: Language;
  /** The texts `{key}.subject`, `.heading` and `.lead`. */
  key: string;
  params: MessageParams;
  appName: string;
  /** Whom the mail greets; null for somebody unnamed. */
  name: string | null;
  toOperator: boolean;
  facts: Fact[];
  action: { label: string; url: string };
};

/** The words of content-mail.json in one language. */
export const contentWords = (language: Language) => (key: string, params?: MessageParams) =>
  text(language, 'content-mail', key, params);

/** A fact with its label; one without anything to say is left out. */
export function factsOf(language: Language, entries: readonly [label: string, ...lines: (string | null)[]][]): Fact[] {
  const words = contentWords(language);
  return entries
    .map(([label, ...lines]) => ({
      label: words(`label.${label}`),
      lines: lines.flatMap((line) => (line ? line.split(/\r?\n/) : [])),
    }))
    .filter(({ lines }) => lines.length > 0);
}

export function composeLetter(letter: Letter): Mail {
  const { event, recipient, language, key, appName, name, facts, action } = letter;
  const words = contentWords(language);
  const params = { ...letter.params, app: appName };
  const content: MailContent = {
    language,
    appName,
    heading: words(`${key}.heading`, params),
    paragraphs: [
      name === null ? words('greeting_nameless') : words('greeting', { name }),
      words(`${key}.lead`, params),
    ],
    facts,
    action,
    footer: words(letter.toOperator ? 'footer_operator' : 'footer', params),
  };
  return {
    event,
    recipient,
    language,
    // A line break in a name must not become a header of its own.
    subject: words(`${key}.subject`, params).replace(/\s+/g, ' '),
    bodyText: layoutText(content),
    bodyHtml: layoutHtml(content),
  };
}

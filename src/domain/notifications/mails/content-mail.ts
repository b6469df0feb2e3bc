// Composes mails from the texts of content-mail.json: messages, notices, reviews, suppliers and affiliates. Pure.
import type { Language } from '#kernel/languages.ts';
import type { MessageParams } from '#kernel/messages.ts';
import type { KeyBeginning, KeyEnding } from '#kernel/text-keys.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { textsOf } from '#platform/texts/texts.ts';
import { type Fact, layoutHtml, layoutText, type MailContent } from './mail-layout.ts';

export type MailKey = KeyBeginning<'content-mail', '.subject'>;
export type FactLabel = KeyEnding<'content-mail', 'label.'>;

export type MailDraft = {
  /** Unique: a second mail with the same event is not written. */
  event: Mail['event'];
  recipient: string;
  language: Language;
  /** The texts `{key}.subject`, `.heading` and `.lead`. */
  key: MailKey;
  params: MessageParams;
  appName: string;
  /** The name in the greeting; null without one. */
  name: string | null;
  toOperator: boolean;
  facts: Fact[];
  action: { label: string; url: string };
};

/** The words of content-mail.json in one language. */
export const contentWords = (language: Language) => textsOf(language, 'content-mail');

/** Facts with their labels; those without lines are left out. */
export function factsOf(
  language: Language,
  entries: readonly (readonly [label: FactLabel, ...lines: (string | null)[]])[],
): Fact[] {
  const words = contentWords(language);
  return entries
    .map(([label, ...lines]) => ({
      label: words(`label.${label}`),
      lines: lines.flatMap((line) => (line ? line.split(/\r?\n/) : [])),
    }))
    .filter(({ lines }) => lines.length > 0);
}

export function composeMail(draft: MailDraft): Mail {
  const { event, recipient, language, key, appName, name, facts, action } = draft;
  const words = contentWords(language);
  const params = { ...draft.params, app: appName };
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
    footer: words(draft.toOperator ? 'footer_operator' : 'footer', params),
  };
  return {
    event,
    recipient,
    language,
    // A line break in a name would start another header.
    subject: words(`${key}.subject`, params).replace(/\s+/g, ' '),
    bodyText: layoutText(content),
    bodyHtml: layoutHtml(content),
  };
}

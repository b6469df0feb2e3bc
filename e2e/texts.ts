// The texts on the screens, read from the files that the product shows, so that a test runs in every language.
import type { Language } from '#kernel/languages.ts';
import type { MessageParams } from '#kernel/messages.ts';
import type { TextFile, TextKey } from '#kernel/text-keys.ts';
import { text } from '#platform/texts/texts.ts';

export type Texts = <N extends TextFile>(namespace: N, key: TextKey<N>, params?: MessageParams) => string;

export const textsOf =
  (language: Language): Texts =>
  (namespace, key, params) =>
    text(language, namespace, key, params);

/** What begins with a text, with any values in the places that are to be filled in. */
export const like = (shown: string): RegExp =>
  new RegExp(
    `^${shown
      .split(/\{\{\s*\w+\s*\}\}/)
      .map(withAnySpaces)
      .join('.+')}`,
    's',
  );

/** Mails and forms have plain spaces for some that do not break. */
const withAnySpaces = (part: string): string =>
  part
    .split(/\s+/)
    .map((word) => RegExp.escape(word))
    .join(String.raw`\s+`);

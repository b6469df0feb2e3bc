// The words on the screens, read from the same texts the product shows, so that a journey runs in every language.
import type { Namespace } from '#contract/namespaces.ts';
import type { Language } from '#kernel/languages.ts';
import type { MessageParams } from '#kernel/messages.ts';
import { text } from '#platform/texts/texts.ts';

export type Words = (namespace: Namespace, key: string, params?: MessageParams) => string;

export const wordsOf =
  (language: Language): Words =>
  (namespace, key, params) =>
    text(language, namespace, key, params);

// The texts on the screens, read from the files that the product shows, so that a test runs in every language.
import type { Namespace } from '#contract/namespaces.ts';
import type { Language } from '#kernel/languages.ts';
import type { MessageParams } from '#kernel/messages.ts';
import type { TextKey } from '#kernel/text-keys.ts';
import { text } from '#platform/texts/texts.ts';

export type Texts = <N extends Namespace>(namespace: N, key: TextKey<N>, params?: MessageParams) => string;

export const textsOf =
  (language: Language): Texts =>
  (namespace, key, params) =>
    text(language, namespace, key, params);

// Messages in i18next's JSON format, read by our own few lines: the library costs 17 kB and half of a page's render.
import type { Namespace } from '#contract/namespaces.ts';
import type { Language } from '#kernel/languages.ts';
import { findMessage } from '#kernel/messages.ts';

export type Messages = Record<string, string>;
export type Values = Record<string, string | number>;
/** 'key' of the namespace bound, or 'namespace:key'. */
export type Translate = (key: string, values?: Values) => string;

export type MessageSource = {
  of: (namespace: Namespace) => Messages | undefined;
  /** Fetches those that are not there yet; only in the browser. */
  ensure?: (namespaces: readonly Namespace[]) => Promise<void>;
  /** Told of a key that no text was found for, with the text shown instead. */
  missing?: (namespace: Namespace, key: string, shown: string) => void;
};

export function translator(language: Language, source: MessageSource, bound: Namespace): Translate {
  return function translate(key, values) {
    const colon = key.indexOf(':');
    const namespace = colon > 0 ? (key.slice(0, colon) as Namespace) : bound;
    const name = colon > 0 ? key.slice(colon + 1) : key;
    const text = findMessage(source.of(namespace) ?? {}, name, language, values);
    if (text !== undefined) return text;
    source.missing?.(namespace, name, name);
    return name;
  };
}

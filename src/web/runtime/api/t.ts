// Texts in i18next's JSON format with a small translator of our own: the library costs 17 kB and half of a page's render time.
import type { Namespace } from '#contract/namespaces.ts';
import type { Language } from '#kernel/languages.ts';
import { findMessage } from '#kernel/messages.ts';
import type { TextKey } from '#kernel/text-keys.ts';

export type Messages = Record<string, string>;
export type Values = Record<string, string | number>;
/** 'namespace:key'. */
export type QualifiedKey = { [N in Namespace]: `${N}:${TextKey<N>}` }[Namespace];
/** Any `t`: it takes keys that name their namespace. */
export type Translate = (key: QualifiedKey, values?: Values) => string;
/** The `t` of one namespace: it takes its keys without the name, too. */
export type BoundTranslate<N extends Namespace> = (key: TextKey<N> | QualifiedKey, values?: Values) => string;

export type MessageSource = {
  of: (namespace: Namespace) => Messages | undefined;
  /** Loads namespaces that are missing; only in the browser. */
  ensure?: (namespaces: readonly Namespace[]) => Promise<void>;
  /** Called with each key that has no text. */
  missing?: (namespace: Namespace, key: string) => void;
};

export function translator<N extends Namespace>(
  language: Language,
  source: MessageSource,
  bound: N,
): BoundTranslate<N> {
  return function translate(key: string, values) {
    const colon = key.indexOf(':');
    const namespace = colon > 0 ? (key.slice(0, colon) as Namespace) : bound;
    const name = colon > 0 ? key.slice(colon + 1) : key;
    const text = findMessage(source.of(namespace) ?? {}, name, language, values);
    if (text !== undefined) return text;
    source.missing?.(namespace, name);
    return name;
  };
}

// The texts of texts/{language}/{name}.json, read once and cached, and those that staff has written instead of some of them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { assert } from '#kernel/assert.ts';
import type { Language } from '#kernel/languages.ts';
import { findMessage, type MessageParams, type Messages } from '#kernel/messages.ts';
import type { TextFile, TextKey } from '#kernel/text-keys.ts';
import { pseudoMessages } from './pseudo.ts';
import { overrideProblem, type TextOverride } from './text-overrides.ts';

const folder = path.join(import.meta.dirname, '../../../texts');
const cached = new Map<string, Messages>();
/** With the overrides; only the files that have any. The objects stay the same until then: pages cache by them. */
let overridden = new Map<string, Messages>();
let version = 0;
let isPseudo = false;

/** For development: all texts in the pseudo language of pseudo.ts, whatever language is requested. */
export function enablePseudoTexts(): void {
  isPseudo = true;
  cached.clear();
}

/** All files of texts. */
export const textFiles: readonly string[] = readdirSync(path.join(folder, 'en'))
  .map((file) => path.basename(file, '.json'))
  .toSorted();

/** From now on this process shows these texts. One that no longer fits the build is left out: the build has the key no more, or
 *  fills in something else. */
export function useTextOverrides(overrides: readonly TextOverride[]): void {
  version++;
  const byFile = Map.groupBy(overrides, ({ language, namespace }) => `${language}/${namespace}`);
  overridden = new Map(
    [...byFile].flatMap(([file, ofFile]) => {
      const { language, namespace } = ofFile[0]!;
      const fitting = ofFile.filter(isFitting);
      if (fitting.length === 0) return [];
      const built = builtMessagesOf(language, namespace);
      return [[file, { ...built, ...Object.fromEntries(fitting.map((one) => [one.key, one.text])) }]];
    }),
  );
}

/** Another number whenever the texts of this process have changed. */
export const textsVersion = (): number => version;

/** Whether the build has such a text and fills in the same. */
export function isFitting({ language, namespace, key, text: written }: TextOverride): boolean {
  if (!textFiles.includes(namespace)) return false;
  const built = builtMessagesOf(language, namespace);
  return Object.hasOwn(built, key) && !overrideProblem(built, key, written);
}

export const messagesOf = (language: Language, name: string): Messages =>
  overridden.get(`${language}/${name}`) ?? builtMessagesOf(language, name);

export function builtMessagesOf(language: Language, name: string): Messages {
  assert(/^[a-z-]+$/.test(name), 'a file of texts has a plain name');
  const key = `${language}/${name}`;
  let messages = cached.get(key);
  if (!messages) {
    messages = JSON.parse(readFileSync(path.join(folder, language, `${name}.json`), 'utf8')) as Messages;
    if (isPseudo) messages = pseudoMessages(messages);
    cached.set(key, messages);
  }
  return messages;
}

/** A text that must exist: a missing one is our mistake. */
export function text<File extends TextFile>(
  language: Language,
  name: File,
  key: TextKey<File>,
  params?: MessageParams,
): string {
  const found = findMessage(messagesOf(language, name), key, language, params);
  assert(found !== undefined, `texts/${language}/${name}.json has no ${key}`);
  return found;
}

/** The texts of one file in one language. */
export const textsOf =
  <File extends TextFile>(language: Language, name: File) =>
  (key: TextKey<File>, params?: MessageParams): string =>
    text(language, name, key, params);

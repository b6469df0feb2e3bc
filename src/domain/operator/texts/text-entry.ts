// An entry: the texts of one key, which are several where it counts something.
import type { TextEntryView } from '#contract/operator/texts.ts';
import type { Language } from '#kernel/languages.ts';
import { isPageSlug } from '#kernel/articles/articles.ts';
import { builtMessagesOf, isFitting, messagesOf, textFiles } from '#platform/texts/texts.ts';
import { entryOf, type TextOverride } from '#platform/texts/text-overrides.ts';
import type { ChangeRow } from '../change-history-queries.ts';
import { changeView } from '../settings.ts';

export type WhichText = { language: Language; namespace: string; key: string };
export type TextEntry = Omit<TextEntryView, 'history'>;

/** All but the pages of the footer, which are articles. */
export const editableFiles: readonly string[] = textFiles.filter((file) => !isPageSlug(file));

/** Whether pages show what was written, which can then be found and rewritten among the others. */
export const isShown = (override: TextOverride): boolean =>
  editableFiles.includes(override.namespace) && isFitting(override);

/** An entry without its texts. */
export type EntryKeys = WhichText & { forms: readonly { key: string; form: string | null }[] };

const grouped = new Map<string, readonly EntryKeys[]>();

/** The entries of one file, in its order: the same as long as the process runs. */
export function entryKeysOf(language: Language, namespace: string): readonly EntryKeys[] {
  const file = `${language}/${namespace}`;
  let found = grouped.get(file);
  if (!found) grouped.set(file, (found = groupKeys(language, namespace)));
  return found;
}

function groupKeys(language: Language, namespace: string): EntryKeys[] {
  const built = builtMessagesOf(language, namespace);
  const byEntry = Map.groupBy(Object.keys(built), (key) => entryOf(built, key).key);
  return [...byEntry].map(([key, keys]) => ({
    language,
    namespace,
    key,
    forms: keys.map((one) => ({ key: one, form: entryOf(built, one).form })),
  }));
}

/** With the texts of now. */
export function textEntry({ language, namespace, key, forms }: EntryKeys): TextEntry {
  const built = builtMessagesOf(language, namespace);
  const shown = messagesOf(language, namespace);
  const english = builtMessagesOf('en', namespace);
  return {
    language,
    namespace,
    key,
    forms: forms.map((one) => ({
      ...one,
      text: shown[one.key]!,
      built: built[one.key]!,
      english: english[one.key] ?? null,
    })),
    isChanged: forms.some((one) => shown[one.key] !== built[one.key]),
  };
}

/** How the audit log names an entry. */
export const subjectOf = ({ language, namespace, key }: WhichText): string => `${language} ${namespace}:${key}`;

export const entryView = (entry: TextEntry, changes: readonly ChangeRow[]): TextEntryView => ({
  ...entry,
  history: changes.map((change) => {
    const { before, after, ...view } = changeView(change);
    return { ...view, before: textsIn(before), after: textsIn(after) };
  }),
});

const textsIn = (json: string) => JSON.parse(json) as Record<string, string>;

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

/** The entries of one file, in its order. */
export function entriesOf(language: Language, namespace: string): TextEntry[] {
  const built = builtMessagesOf(language, namespace);
  const shown = messagesOf(language, namespace);
  const english = builtMessagesOf('en', namespace);
  const byEntry = Map.groupBy(Object.keys(built), (key) => entryOf(built, key).key);
  return [...byEntry].map(([entry, keys]) => ({
    language,
    namespace,
    key: entry,
    forms: keys.map((key) => ({
      key,
      form: entryOf(built, key).form,
      text: shown[key]!,
      built: built[key]!,
      english: english[key] ?? null,
    })),
    isChanged: keys.some((key) => shown[key] !== built[key]),
  }));
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

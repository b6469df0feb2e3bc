import type { FileResponse, InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { operatorTextEndpoints } from '#contract/operator/texts.ts';
import { fold } from '#kernel/slugs.ts';
import type { Context } from '#platform/http/caller.ts';
import { builtMessagesOf } from '#platform/texts/texts.ts';
import { listMissing } from '#domain/settings/missing-translations.ts';
import { listTextOverrides } from '#domain/settings/text-overrides.ts';
import { listChanges } from '../change-history-queries.ts';
import { csvFile } from '../ledger/csv.ts';
import { editableFiles, entryKeysOf, entryView, isShown, subjectOf, textEntry, type TextEntry } from './text-entry.ts';

type Listing = (typeof operatorTextEndpoints)['listTexts'];

/** The build's texts are in memory, so they are searched there: all of a language take a few milliseconds. Without a condition only those of the
 *  page are looked at. */
export async function listTexts(
  { database }: Context,
  { page, pageSize, language, namespace, find, changed }: InputOf<Listing>['query'],
): Promise<ResponseOf<Listing>> {
  const files = namespace === undefined ? editableFiles : editableFiles.filter((one) => one === namespace);
  const wanted = find ? fold(find) : '';
  const isWanted = (entry: TextEntry) => (!changed || entry.isChanged) && (wanted === '' || contains(entry, wanted));
  const all = files.flatMap((file) => entryKeysOf(language, file));
  const found = changed || wanted !== '' ? all.filter((entry) => isWanted(textEntry(entry))) : all;
  const shown = found.slice((page - 1) * pageSize, page * pageSize).map(textEntry);
  const [history, overrides, missing] = await Promise.all([
    listChanges(database.db, 'text', shown.map(subjectOf)),
    listTextOverrides(database.db),
    listMissing(database.db, { limit: 1, offset: 0 }),
  ]);
  const changesOf = Map.groupBy(history, ({ key }) => key);
  return {
    data: shown.map((entry) => entryView(entry, changesOf.get(subjectOf(entry)) ?? [])),
    page,
    pageSize,
    total: found.length,
    namespaces: [...editableFiles],
    changes: overrides.length,
    unused: overrides.filter((one) => !isShown(one)),
    missing: missing.total,
  };
}

const contains = ({ key, forms }: TextEntry, wanted: string): boolean =>
  fold(key).includes(wanted) ||
  forms.some(
    ({ text, english }) => fold(text).includes(wanted) || (english !== null && fold(english).includes(wanted)),
  );

/** In i18next's keys, so that translators' tools can read it. */
export async function exportTexts({ database }: Context): Promise<FileResponse> {
  const lines = (await listTextOverrides(database.db)).map(({ language, namespace, key, text }) => [
    language,
    namespace,
    key,
    text,
    (editableFiles.includes(namespace) && builtMessagesOf(language, namespace)[key]) || null,
  ]);
  return csvFile('texts.csv', ['language', 'namespace', 'key', 'text', 'built'], [lines]);
}

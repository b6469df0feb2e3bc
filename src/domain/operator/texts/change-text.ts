import { DomainError, invalid } from '#contract/domain-error.ts';
import type { TextEntryView } from '#contract/operator/texts.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { lockSubject } from '#platform/database/lock-subject.ts';
import { entryOf, overrideProblem } from '#platform/texts/text-overrides.ts';
import { builtMessagesOf, textFiles } from '#platform/texts/texts.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import {
  deleteTextOverride,
  findTextOverrides,
  readTextOverrides,
  storeTextOverride,
} from '#domain/settings/text-overrides.ts';
import { listChanges } from '../change-history-queries.ts';
import {
  editableFiles,
  entryKeysOf,
  entryView,
  isShown,
  subjectOf,
  textEntry,
  type TextEntry,
  type WhichText,
} from './text-entry.ts';

type Texts = Record<string, string>;

type Change = { texts: Texts; began?: Texts | undefined };

/** A form that is not sent stays. Throws `not_found`, `invalid_input` on the key of a text that cannot be used there, and
 *  `article_changed` where those of now are others than those that the editor `began` with. */
export async function changeText(
  context: Context,
  which: WhichText,
  { texts, began = {} }: Change,
): Promise<TextEntryView> {
  const entry = findEntry(which);
  const wanted = checkTexts(entry, texts);
  await context.database.transaction(async (db) => {
    await lockText(db, entry);
    const before = await currentTexts(db, entry);
    if (Object.entries(began).some(([key, text]) => before[key] !== text)) throw new DomainError('article_changed');
    const after = { ...before, ...wanted };
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await storeTexts(db, entry, after);
    await recordActOf(context, db, { act: 'text_change', subjectId: subjectOf(entry), before, after });
  });
  await readTextOverrides(context.database);
  return entryView(findEntry(which), await listChanges(context.database.db, 'text', [subjectOf(entry)]));
}

/** Throws `not_found` for a text that the build has a place for, or that does not exist. */
export async function removeUnusedText(context: Context, which: WhichText): Promise<void> {
  const { namespace, language, key } = which;
  const built = textFiles.includes(namespace) ? builtMessagesOf(language, namespace) : {};
  const entry = { language, namespace, key: entryOf(built, key).key };
  await context.database.transaction(async (db) => {
    await lockText(db, entry);
    const text = (await findTextOverrides(db, which, [key])).get(key);
    if (text === undefined || isShown({ ...which, text })) throw new DomainError('not_found');
    await deleteTextOverride(db, which);
    const after = Object.hasOwn(built, key) ? { [key]: built[key] } : {};
    await recordActOf(context, db, { act: 'text_change', subjectId: subjectOf(entry), before: { [key]: text }, after });
  });
}

/** A text that is as the build has it has no row that could be locked. */
const lockText = (db: Queryable, which: WhichText): Promise<void> => lockSubject(db, `text ${subjectOf(which)}`);

function findEntry({ language, namespace, key }: WhichText): TextEntry {
  const entry = editableFiles.includes(namespace) && entryKeysOf(language, namespace).find((one) => one.key === key);
  if (!entry) throw new DomainError('not_found');
  return textEntry(entry);
}

/** The texts by key, in the order of the entry. */
function checkTexts({ language, namespace, forms }: TextEntry, texts: Texts): Texts {
  const built = builtMessagesOf(language, namespace);
  for (const [key, text] of Object.entries(texts)) {
    if (!forms.some((form) => form.key === key)) throw invalid(key, 'unknown_field');
    if (text.trim() === '') throw invalid(key, 'required');
    const problem = overrideProblem(built, key, text);
    if (problem?.rule === 'html') throw invalid(key, 'html');
    if (problem?.rule === 'link') throw invalid(key, 'link', { address: problem.address.slice(0, 80) });
    if (problem)
      throw invalid(key, 'placeholders', { names: problem.names.map((name) => `{{${name}}}`).join(', ') || '–' });
  }
  return texts;
}

async function currentTexts(db: Queryable, { language, namespace, forms }: TextEntry): Promise<Texts> {
  const stored = await findTextOverrides(
    db,
    { language, namespace },
    forms.map(({ key }) => key),
  );
  return Object.fromEntries(forms.map(({ key, built }) => [key, stored.get(key) ?? built]));
}

async function storeTexts(db: Queryable, { language, namespace, forms }: TextEntry, texts: Texts): Promise<void> {
  for (const { key, built } of forms) {
    const text = assertDefined(texts[key], 'each form has a text');
    if (text === built) await deleteTextOverride(db, { language, namespace, key });
    else await storeTextOverride(db, { language, namespace, key, text });
  }
}

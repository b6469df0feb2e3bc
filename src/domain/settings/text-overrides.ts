// The only file with SQL for texts that staff has written instead of those of the build.
import type { Language } from '#kernel/languages.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { TextOverride } from '#platform/texts/text-overrides.ts';
import { useTextOverrides } from '#platform/texts/texts.ts';

let last: Promise<void> = Promise.resolve();

/** From now on this process shows the stored texts. One reading at a time: of two at once the older could end last. */
export function readTextOverrides({ db }: Pick<Database, 'db'>): Promise<void> {
  last = last.catch(() => {}).then(async () => useTextOverrides(await listTextOverrides(db)));
  return last;
}

export async function listTextOverrides(db: Queryable): Promise<TextOverride[]> {
  const rows = await db
    .selectFrom('textOverrides')
    .selectAll()
    .orderBy('language')
    .orderBy('namespace')
    .orderBy('key')
    .execute();
  return rows.map((row) => ({ ...row, language: row.language as Language }));
}

export async function storeTextOverride(db: Queryable, override: TextOverride): Promise<void> {
  await db
    .insertInto('textOverrides')
    .values(override)
    .onConflict((conflict) => conflict.columns(['language', 'namespace', 'key']).doUpdateSet({ text: override.text }))
    .execute();
}

/** The text of the build counts again. */
export async function deleteTextOverride(db: Queryable, which: Omit<TextOverride, 'text'>): Promise<void> {
  await db
    .deleteFrom('textOverrides')
    .where('language', '=', which.language)
    .where('namespace', '=', which.namespace)
    .where('key', '=', which.key)
    .execute();
}

/** The stored texts of some keys. */
export async function findTextOverrides(
  db: Queryable,
  { language, namespace }: Pick<TextOverride, 'language' | 'namespace'>,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('textOverrides')
    .select(['key', 'text'])
    .where('language', '=', language)
    .where('namespace', '=', namespace)
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, text }) => [key, text]));
}

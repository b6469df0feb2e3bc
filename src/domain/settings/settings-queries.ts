import { TaggedCache } from '#platform/cache/tagged-cache.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { type SettingKey, settingRules, type Settings } from './settings.ts';

/** The settings as stored, defaults where nothing (or nothing valid any more) is. */
export async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const entries = Object.entries(settingRules).map(([key, rule]) => {
    const parsed = rule.safeParse(stored.get(key));
    return [key, parsed.success ? parsed.data : rule.parse(undefined)];
  });
  return Object.fromEntries(entries) as Settings;
}

// Read by every page and booking; a change by an operator is visible in all processes within this time.
const cachedMs = 1000;
const caches = new WeakMap<Services['database'], TaggedCache<Settings>>();

/** The settings, at most a second old. */
export function currentSettings({ database }: Services): Promise<Settings> {
  let cache = caches.get(database);
  if (!cache) caches.set(database, (cache = new TaggedCache({ maxSize: 1 })));
  return cache.load('settings', async () => {
    const value = await readSettings(database.db);
    return { value, store: { size: 1, tags: [], freshMs: cachedMs } };
  });
}

/** After a change. */
export const dropCachedSettings = ({ database }: Pick<Services, 'database'>): void => caches.get(database)?.clear();

export async function storeSetting(db: Queryable, key: SettingKey, value: unknown, now: Date): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ key, value: text, updatedAt: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text, updatedAt: now }))
    .execute();
}

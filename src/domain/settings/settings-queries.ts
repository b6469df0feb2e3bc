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

// Every page and booking asks; a change by an operator is seen by all processes within this time.
const keepMs = 1000;
const kept = new WeakMap<Services['database'], { at: number; settings: Promise<Settings> }>();

/** The settings, at most a second old. */
export function currentSettings({ database }: Services): Promise<Settings> {
  const known = kept.get(database);
  if (known && performance.now() - known.at < keepMs) return known.settings;
  const settings = readSettings(database.read);
  kept.set(database, { at: performance.now(), settings });
  // A failed read is not kept: the next caller asks again.
  settings.catch(() => kept.delete(database));
  return settings;
}

/** Somebody has changed them. */
export const forgetSettings = ({ database }: Pick<Services, 'database'>): void => void kept.delete(database);

export async function storeSetting(db: Queryable, key: SettingKey, value: unknown, now: Date): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ key, value: text, updatedAt: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text, updatedAt: now }))
    .execute();
}

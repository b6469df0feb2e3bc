import { invalid } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import { lockSubject } from '#platform/database/lock-subject.ts';
import { inputProblem } from '#platform/http/problem.ts';
import type { Services } from '#platform/services.ts';
import { recordAct } from '#domain/audit/record-act.ts';
import { checkPalette } from './palette.ts';
import { type SettingKey, settingRules, type Settings } from './settings.ts';
import { readSettings, storeSetting } from './settings-queries.ts';

/** What a change of the setting locks: it may have no row yet. */
export const subjectOfSetting = (key: string): string => `setting ${key}`;

/** `actorId`: null for a command on the machine. `check`: throws what a domain that settings do not know has against the change. */
type Change = { actorId?: string | null; check?: (db: Queryable, before: Settings, after: Settings) => Promise<void> };

/** Validates and stores one setting. A text that is JSON counts as that JSON, so `set availableCurrencies '["EUR"]'` works. */
export async function changeSetting(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  key: string,
  text: string,
  { actorId = null, check }: Change = {},
): Promise<unknown> {
  if (!(key in settingRules)) throw invalid(key, 'unknown_field');
  const parsed = settingRules[key as SettingKey].safeParse(readValue(text), { reportInput: true });
  if (!parsed.success)
    throw inputProblem(parsed.error.issues.map((issue) => ({ ...issue, path: pathOf(key, issue.path) })));
  if (key === 'palette') checkPalette(parsed.data as Settings['palette']);
  await database.transaction(async (transaction) => {
    await lockSubject(transaction, subjectOfSetting(key));
    const before = await readSettings(transaction);
    await storeSetting(transaction, key as SettingKey, parsed.data, clock.now());
    const settings = await readSettings(transaction);
    if (key === 'requireSecondFactor') {
      const since = secondFactorSince(before, settings, clock.now());
      await storeSetting(transaction, 'secondFactorRequiredSince', since, clock.now());
    }
    if (!settings.availableLanguages.includes(settings.defaultLanguage))
      throw invalid('defaultLanguage', 'choice', { choices: settings.availableLanguages.join(', ') });
    if (!settings.availableCurrencies.includes(settings.defaultCurrency))
      throw invalid('defaultCurrency', 'choice', { choices: settings.availableCurrencies.join(', ') });
    await check?.(transaction, before, settings);
    const change = { before: before[key as SettingKey], after: parsed.data };
    if (JSON.stringify(change.before) === JSON.stringify(change.after)) return;
    await recordAct(transaction, { actorId, at: clock.now() }, { act: 'setting_change', subjectId: key, ...change });
  });
  return parsed.data;
}

/** Of 'operator.email' or 'socialLinks.1.url'; an entry of a plain list is not named. */
const pathOf = (key: string, path: PropertyKey[]): PropertyKey[] => [
  key,
  ...path.slice(0, path.findLastIndex((part) => typeof part === 'string') + 1),
];

/** If a role newly requires a second factor, its grace period starts with this change. */
function secondFactorSince(before: Settings, { requireSecondFactor: required }: Settings, now: Date) {
  const added = required.filter((role) => !before.requireSecondFactor.includes(role));
  return { ...before.secondFactorRequiredSince, ...Object.fromEntries(added.map((role) => [role, now.toISOString()])) };
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

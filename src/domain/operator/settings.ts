// The settings as operators read and change them.
import { DomainError } from '#contract/domain-error.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { operatorSettingEndpoints } from '#contract/operator/settings.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { defaultSettings, rangeOf, type SettingKey, settingRules } from '#domain/settings/settings.ts';
import { dropCachedSettings, readSettings } from '#domain/settings/settings-queries.ts';
import { actorView } from '#domain/audit/actor-view.ts';
import { changeSettingWithNotice } from '#domain/suppliers/terms/change-setting-with-notice.ts';
import { checkLogo } from './logo/check-logo.ts';
import { type ChangeRow, listChanges } from './change-history-queries.ts';

type Calls = typeof operatorSettingEndpoints;

// A person who has stolen an operator's session must not make accounts easier to take, nor may one operator who is to be checked by a
// second one decide when.
const byCommandOnly: readonly SettingKey[] = ['requireSecondFactor', 'secondFactorRequiredSince', 'refundLimit'];
const keys = Object.keys(settingRules) as SettingKey[];

export async function listSettings({ database }: Context): Promise<ResponseOf<Calls['listSettings']>> {
  const [current, changes] = await Promise.all([readSettings(database.db), listChanges(database.db, 'setting', keys)]);
  const defaults = defaultSettings();
  const historyOf = Map.groupBy(changes, ({ key }) => key);
  return {
    data: keys.map((key) => ({
      key,
      value: JSON.stringify(current[key]),
      default: JSON.stringify(defaults[key]),
      range: rangeOf(key),
      isByCommandOnly: byCommandOnly.includes(key),
      history: (historyOf.get(key) ?? []).map(changeView),
    })),
  };
}

/** Throws `not_found` for a setting that does not exist or is changed by the command alone, `invalid_input` on the key. */
export async function changeSettingByOperator(
  context: Context,
  key: string,
  value: string,
): Promise<ResponseOf<Calls['changeSetting']>> {
  if (!keys.some((one) => one === key && !byCommandOnly.includes(one))) throw new DomainError('not_found');
  if (key === 'logo') await checkLogo(context, value);
  const stored = await changeSettingWithNotice(context, key, value, signedIn(context).id);
  dropCachedSettings(context);
  return { key, value: JSON.stringify(stored) };
}

/** A change of a setting or a text. */
export const changeView = ({ id, at, valueBefore, valueAfter, ...actor }: ChangeRow) => ({
  id,
  at: at.toISOString(),
  actor: actorView(actor),
  before: valueBefore,
  after: valueAfter,
});

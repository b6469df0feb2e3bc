import { changeSetting } from '#domain/settings/change-setting.ts';
import { dropCachedSettings } from '#domain/settings/settings-queries.ts';
import type { TestApp } from './app.ts';

/** Changes a setting and drops the cached settings, which would otherwise be used for up to a second more. */
export async function setSetting({ services }: TestApp, key: string, value: object | boolean | number): Promise<void> {
  await changeSetting(services, key, JSON.stringify(value));
  dropCachedSettings(services);
}

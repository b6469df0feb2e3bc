import { changeSetting } from '#domain/settings/change-setting.ts';
import { dropCachedSettings } from '#domain/settings/settings-queries.ts';
import type { TestApp } from './app.ts';

/** Changes a setting, and the application knows it at once: otherwise it may go by the old ones for a second. */
export async function setSetting({ services }: TestApp, key: string, value: object): Promise<void> {
  await changeSetting(services, key, JSON.stringify(value));
  dropCachedSettings(services);
}

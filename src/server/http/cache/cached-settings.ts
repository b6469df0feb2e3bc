// The settings without waiting, so that a cached response is sent in the same turn.
import type { SettingsView } from '#contract/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { settingsView } from '#domain/settings/settings.ts';
import { TaggedCache } from '#platform/cache/tagged-cache.ts';
import type { Services } from '#platform/services.ts';

export type CachedSettings = {
  /** undefined: they have to be loaded first. */
  current(): SettingsView | undefined;
  load(): Promise<SettingsView>;
  clear(): void;
};

export function cacheSettings(services: Services): CachedSettings {
  const cache = new TaggedCache<SettingsView>({ maxSize: 1 });
  const key = 'settings';
  return {
    current: () => cache.get(key),
    load: () =>
      cache.load(key, async () => ({
        value: settingsView(await currentSettings(services), services.config),
        store: { size: 1, tags: [] },
      })),
    clear: () => cache.clear(),
  };
}

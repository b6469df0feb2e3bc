// The settings at hand without waiting: what is answered from the cache is answered at once.
import type { SettingsView } from '#contract/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { settingsView } from '#domain/settings/settings.ts';
import type { Services } from '#platform/services.ts';

export type KeptSettings = {
  /** undefined: they have to be loaded first. */
  now(): SettingsView | undefined;
  load(): Promise<SettingsView>;
  forget(): void;
};

export function keptSettings(services: Services): KeptSettings {
  let known: SettingsView | undefined;
  let forgotten = 0;
  return {
    now: () => known,
    async load() {
      const seen = forgotten;
      const loaded = settingsView(await currentSettings(services));
      // Read before the change that made us forget, perhaps.
      if (seen === forgotten) known = loaded;
      return loaded;
    },
    forget() {
      forgotten++;
      known = undefined;
    },
  };
}

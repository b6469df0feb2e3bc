// Settings and languages, loaded in the browser for pages that were rendered without them.
import * as paths from '#contract/paths.generated.ts';
import type { SettingsView } from '#contract/settings.ts';
import type { Call } from '#web/runtime/api/call.ts';
import { withTimeout } from '#web/runtime/api/with-timeout.ts';

const timeoutMs = 10_000;

/** The settings with the available languages (none if their list fails); throws if the settings fail. */
export async function fetchConfiguration(call: Call): Promise<SettingsView> {
  const [settings, availableLanguages] = await Promise.all([
    withTimeout(timeoutMs, (signal) => call(paths.getSettings, { signal })),
    withTimeout(timeoutMs, (signal) => call(paths.listLanguages, { signal })).catch(() => []),
  ]);
  return { ...settings, availableLanguages };
}

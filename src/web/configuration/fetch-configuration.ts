// Settings and languages, as the browser asks for them where the page did not bring them.
import type { SettingsView } from '#contract/settings.ts';
import type { Call } from '#web/call.ts';
import { inTime } from '#web/in-time.ts';

const timeoutMs = 10_000;

/** The settings with the languages on offer, none where their list cannot be had; throws where the settings cannot. */
export async function fetchConfiguration(call: Call): Promise<SettingsView> {
  const [settings, availableLanguages] = await Promise.all([
    inTime(timeoutMs, (signal) => call('getSettings', { signal })),
    inTime(timeoutMs, (signal) => call('listLanguages', { signal })).catch(() => []),
  ]);
  return { ...settings, availableLanguages };
}

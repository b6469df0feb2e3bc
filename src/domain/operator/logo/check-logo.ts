import { invalid } from '#contract/domain-error.ts';
import { themes } from '#kernel/themes.ts';
import type { Context } from '#platform/http/caller.ts';
import { isLogo, standsOutIn } from '#domain/settings/logo.ts';
import { settingRules } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';

/** Throws `invalid_input` on `logo` for one whose pictures are not there, or that can hardly be told from the navigation bar. What is no
 *  logo at all is left to the rule of the setting. */
export async function checkLogo(context: Context, json: string): Promise<void> {
  const parsed = settingRules.logo.safeParse(readJson(json));
  if (!parsed.success || !isLogo(parsed.data)) return;
  const settings = await currentSettings(context);
  for (const theme of themes) {
    const picture = (theme === 'dark' && parsed.data.dark) || parsed.data.light;
    const [file, png] = await Promise.all([context.files.find(picture.file), context.files.find(picture.png)]);
    if (!file || !png) throw invalid('logo', 'unknown_value');
    const standsOut = await standsOutIn(settings, await file.read());
    if (!standsOut[theme]) throw invalid('logo', `logo_${theme}`);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { invalid } from '#contract/domain-error.ts';
import type { Logo } from '#kernel/palette/logo.ts';
import { type Theme, themes } from '#kernel/themes.ts';
import type { Context } from '#platform/http/caller.ts';
import { isLogo, type Papers, papersOf, pictureOf, standsOutOn } from '#domain/settings/logo.ts';
import { settingRules } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';

/** Throws `invalid_input` on `logo` for one whose pictures are not there, or that can hardly be distinguished from the navigation bar. What is no
 *  logo at all is left to the rule of the setting. */
export async function checkLogo(context: Context, json: string): Promise<void> {
  const parsed = settingRules.logo.safeParse(readJson(json));
  if (!parsed.success || !isLogo(parsed.data)) return;
  const papers = papersOf(await currentSettings(context));
  for (const theme of themes) {
    const picture = pictureOf(parsed.data, theme);
    const [file, png] = await Promise.all([context.files.find(picture.file), context.files.find(picture.png)]);
    if (!file || !png) throw invalid('logo', 'unknown_value');
    const standsOut = await standsOutOn(papers, await file.read());
    if (!standsOut[theme]) throw invalid('logo', `logo_${theme}`);
  }
}

/** The present logo on other grounds. It is said, not refused: a new logo could never come with the colours that it is made for. */
export async function checkLogoOnColours(
  context: Context,
  papers: Papers,
): Promise<{ standsOut: Record<Theme, boolean> }> {
  const { logo } = await currentSettings(context);
  const standsOut = { light: true, dark: true };
  for (const theme of isLogo(logo) ? themes : []) {
    const file = await context.files.find(pictureOf(logo as Logo, theme).file);
    if (file) standsOut[theme] = (await standsOutOn(papers, await file.read()))[theme];
  }
  return { standsOut };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

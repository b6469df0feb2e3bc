import { contrast, defaultPalette } from '#kernel/palette/palette.ts';
import { type Logo, logoContrast } from '#kernel/palette/logo.ts';
import { type Theme, themes } from '#kernel/themes.ts';
import { shareStandingOut } from '#platform/pictures/read-logo.ts';
import type { Settings } from './settings.ts';

export const isLogo = (logo: Settings['logo']): logo is Logo => 'light' in logo;

/** The ground of the navigation bar. */
const paperOf = ({ palette }: Pick<Settings, 'palette'>, theme: Theme): string =>
  'light' in palette ? palette[theme].paper : defaultPalette[theme].paper;

/** Whether enough of a picture can be told from the bar, in the colours of each theme. */
export async function standsOutIn(
  settings: Pick<Settings, 'palette'>,
  picture: Buffer,
): Promise<Record<Theme, boolean>> {
  const shares = themes.map(async (theme) => {
    const paper = paperOf(settings, theme);
    const share = await shareStandingOut(picture, (colour) => contrast(colour, paper) >= logoContrast.least);
    return [theme, share >= logoContrast.share] as const;
  });
  return Object.fromEntries(await Promise.all(shares)) as Record<Theme, boolean>;
}

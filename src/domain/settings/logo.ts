import { contrast, defaultPalette } from '#kernel/palette/palette.ts';
import { type Logo, logoContrast, type LogoPicture } from '#kernel/palette/logo.ts';
import { type Theme, themes } from '#kernel/themes.ts';
import { shareStandingOut } from '#platform/pictures/read-logo.ts';
import type { Settings } from './settings.ts';

export const isLogo = (logo: Settings['logo']): logo is Logo => 'light' in logo;

/** The grounds of the navigation bar. */
export type Papers = Record<Theme, string>;

export const papersOf = ({ palette }: Pick<Settings, 'palette'>): Papers => {
  const { light, dark } = 'light' in palette ? palette : defaultPalette;
  return { light: light.paper, dark: dark.paper };
};

export const pictureOf = (logo: Logo, theme: Theme): LogoPicture => (theme === 'dark' && logo.dark) || logo.light;

/** Whether enough of a picture can be distinguished from the bar, on the ground of each theme. */
export async function standsOutOn(papers: Papers, picture: Buffer): Promise<Record<Theme, boolean>> {
  const shares = themes.map(async (theme) => {
    const share = await shareStandingOut(picture, (colour) => contrast(colour, papers[theme]) >= logoContrast.least);
    return [theme, share >= logoContrast.share] as const;
  });
  return Object.fromEntries(await Promise.all(shares)) as Record<Theme, boolean>;
}

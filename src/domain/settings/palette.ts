// The palette of the operator as a file, and the name of its version, which is part of its address.
import { createHash } from 'node:crypto';
import { invalid } from '#contract/domain-error.ts';
import { logoCss } from '#kernel/palette/logo.ts';
import { contrastsOf, type Palette, paletteCss, tooLow } from '#kernel/palette/palette.ts';
import { isLogo } from './logo.ts';
import type { Settings } from './settings.ts';

/** `paper`: null where the colours are those of the build. */
export type ServedPalette = { css: string; version: string; paper: Record<'light' | 'dark', string> | null };

let latest: { json: string; served: ServedPalette | null } = { json: '', served: null };

type Themed = Pick<Settings, 'palette' | 'logo'>;

/** Null: neither colours nor a logo were chosen. */
export function servedPalette({ palette, logo }: Themed): ServedPalette | null {
  const json = JSON.stringify({ palette, logo });
  if (json !== latest.json) latest = { json, served: serve({ palette, logo }) };
  return latest.served;
}

const isChosen = (palette: Settings['palette']): palette is Palette => 'light' in palette;

function serve({ palette, logo }: Themed): ServedPalette | null {
  const colours = isChosen(palette) ? palette : null;
  const css = (colours ? paletteCss(colours) : '') + (isLogo(logo) ? logoCss(logo) : '');
  if (css === '') return null;
  const version = createHash('sha256').update(css).digest('base64url').slice(0, 10);
  return { css, version, paper: colours && { light: colours.light.paper, dark: colours.dark.paper } };
}

/** Throws `invalid_input` on `palette` if text would be too hard to read by WCAG AA. */
export function checkPalette(palette: Settings['palette']): void {
  if (!isChosen(palette)) return;
  const [low] = contrastsOf(palette).filter(tooLow);
  if (!low) return;
  const { theme, text, ground, ratio, least } = low;
  throw invalid('palette', 'contrast', { theme, text, ground, ratio: ratio.toFixed(2), least });
}

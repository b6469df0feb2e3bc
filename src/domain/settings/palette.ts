// The palette of the operator as a file, and the name of its version, which is part of its address.
import { createHash } from 'node:crypto';
import { invalid } from '#contract/domain-error.ts';
import { contrastsOf, type Palette, paletteCss, tooLow } from '#kernel/palette/palette.ts';
import type { Settings } from './settings.ts';

export type ServedPalette = { css: string; version: string; paper: Record<'light' | 'dark', string> };

let latest: { json: string; served: ServedPalette | null } = { json: '{}', served: null };

/** Null: the colours of the build. */
export function servedPalette({ palette }: Pick<Settings, 'palette'>): ServedPalette | null {
  const json = JSON.stringify(palette);
  if (json !== latest.json) latest = { json, served: isChosen(palette) ? serve(palette) : null };
  return latest.served;
}

const isChosen = (palette: Settings['palette']): palette is Palette => 'light' in palette;

function serve(palette: Palette): ServedPalette {
  const css = paletteCss(palette);
  const version = createHash('sha256').update(css).digest('base64url').slice(0, 10);
  return { css, version, paper: { light: palette.light.paper, dark: palette.dark.paper } };
}

/** Throws `invalid_input` on `palette` if text would be too hard to read by WCAG AA. */
export function checkPalette(palette: Settings['palette']): void {
  if (!isChosen(palette)) return;
  const [low] = contrastsOf(palette).filter(tooLow);
  if (!low) return;
  const { theme, text, ground, ratio, least } = low;
  throw invalid('palette', 'contrast', { theme, text, ground, ratio: ratio.toFixed(2), least });
}

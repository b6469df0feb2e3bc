// Engines and carriages; their wheels stand on y.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { path, put, rect, stroke } from '#svg.ts';

const glassOf = (p: Palette): string =>
  p.light === 'night' || p.light === 'dusk' ? p.lamp : mix(p.water, p.paper, 0.6);

const wheelsAt = (p: Palette, places: readonly number[], size: number): string =>
  stroke(places.map((x) => `M${x}-10h0`).join(''), p.ink, size * 2) +
  stroke(places.map((x) => `M${x}-10h0`).join(''), p.second, size * 0.7);

export function carriage(p: Palette, x: number, y: number, s: number, ink: string, cream: string): string {
  const content =
    rect(-95, -60, 190, 48, ink, 'rx="5"') +
    path('M-95-54H95v26H-95z', cream) +
    path('M-98-64H98v8H-98zM-108-16h216v4h-216z', p.ink) +
    path('M-86-50h26v18h-26zM-50-50h26v18h-26zM-14-50h26v18h-26zM22-50h26v18h-26zM58-50h26v18h-26z', glassOf(p)) +
    wheelsAt(p, [-66, -44, 44, 66], 8);
  return put(x, y, s / 100, content);
}

export function railcar(p: Palette, x: number, y: number, s: number, ink: string): string {
  const content =
    path('M-110-62H20q50 4 62 50h-192z', ink) +
    path('M24-52q26 4 38 22H24zM-96-50h28v20h-28zM-58-50h28v20h-28zM-20-50h28v20h-28z', glassOf(p)) +
    path('M-110-24H76v6h-186z', p.paper) +
    wheelsAt(p, [-80, -58, 22, 44], 8);
  return put(x, y, s / 100, content);
}

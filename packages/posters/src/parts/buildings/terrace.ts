// Where the city is looked at from: a terrace, lights on the water.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { company } from '../figures/people.ts';
import { stonePine } from '../nature/trees.ts';
import type { Random } from '#random.ts';
import { bars, d, fine, rect, stroke } from '#svg.ts';
import type { Frame } from '#frame.ts';

export function lightsOnWater(r: Random, p: Palette, f: Frame, y: number): string {
  if (p.light === 'day' || p.light === 'dawn') return '';
  const marks = r.times(14, () => {
    const x = r.range(0, f.width);
    return r.times(4, (n) => d`M${x + f.u * r.range(-5, 5)} ${y + n * 15 * f.u}h${f.u * r.range(6, 16)}`).join('');
  });
  return stroke(marks.join(''), p.lamp, 4 * f.u, 'opacity=".6"');
}

/** A balustrade with people who look at the view. */
export function terrace(r: Random, p: Palette, f: Frame): string {
  const { width: w, height: h, u } = f;
  const y = h * 0.9;
  const stone = mix(p.ink, p.deep, 0.6);
  const rail = bars(
    d`M${8 * u} ${y + 22 * u}H${w}`,
    stone,
    44 * u,
    `stroke-dasharray="${fine(15 * u)} ${fine(19 * u)}"`,
  );
  const x = w * r.range(0.2, 0.7);
  return (
    rail +
    rect(0, y - 12 * u, w, 14 * u, p.ink) +
    rect(0, y + 42 * u, w, h, p.ink) +
    company(r, p, x, h * 0.99, 176 * u, 2, 'stand') +
    (r.chance(0.5)
      ? stonePine(r, w * (x > w / 2 ? 0.1 : 0.9), h, 480 * u, mix(p.leaf, p.ink, 0.5), mix(p.leaf, p.deep, 0.4), p.ink)
      : '')
  );
}

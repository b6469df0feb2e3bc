// What is in the sky: clouds, stars, birds.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';
import { d, fade, group, path, rect, stroke } from '#svg.ts';
import type { Frame } from '#frame.ts';

export function stars(r: Random, p: Palette, f: Frame, horizon: number): string {
  const field = (count: number, size: number) =>
    stroke(
      r.times(count, () => d`M${r.range(0, f.width)} ${r.range(0, horizon * 0.85)}h0`).join(''),
      p.paper,
      size * f.u,
      'opacity=".85"',
    );
  return field(44, 2.8) + field(18, 4.4) + field(5, 7);
}

/** Long flat clouds with round ends, stacked in twos and threes. */
export function clouds(r: Random, p: Palette, f: Frame, top: number, bottom: number, count = r.int(2, 4)): string {
  const tone = p.light === 'night' ? mix(p.middle, p.low, 0.4) : mix(p.paper, p.low, p.light === 'day' ? 0.1 : 0.35);
  const bar = (x: number, y: number, w: number, h: number) => rect(x, y, w, h, tone, `rx="${Math.round(h / 2)}"`);
  const one = (at: number) => {
    const x = f.width * ((at + r.range(0.05, 0.75)) / count) - 60 * f.u;
    const y = r.range(top, bottom);
    const [w, h] = [f.u * r.range(150, 330), f.u * r.range(18, 28)];
    const shift = r.range(0.12, 0.45);
    return (
      bar(x, y, w, h) +
      bar(x + w * shift, y - h * 0.95, w * r.range(0.35, 0.6), h * 1.1) +
      (r.chance(0.6) ? bar(x - w * 0.22, y + h * 0.9, w * r.range(0.6, 0.9), h * 0.8) : '')
    );
  };
  return group(r.times(count, one).join(''), `opacity="${p.light === 'night' ? '.5' : '.85'}"`);
}

/** Round summer clouds on a flat base. */
export function cumulus(r: Random, p: Palette, f: Frame, horizon: number): string {
  const one = () => {
    const [x, y, w] = [r.range(-0.05, 0.85) * f.width, horizon * r.range(0.3, 0.8), f.u * r.range(190, 320)];
    const [a, b, c] = [w * r.range(0.13, 0.17), w * r.range(0.2, 0.27), w * r.range(0.14, 0.2)];
    const data = d`M${x} ${y}a${a} ${a} 0 0 1 ${a * 1.2} ${-a}a${b} ${b} 0 0 1 ${b * 1.8} ${-a * 0.3}a${c} ${c} 0 0 1 ${c * 1.7} ${a * 0.5}a${a} ${a} 0 0 1 ${a * 1.1} ${a * 0.8}Z`;
    return path(data, fade(p.paper, mix(p.paper, p.low, 0.7)));
  };
  return r.times(r.int(2, 4), one).join('');
}

export function birds(r: Random, f: Frame, x: number, y: number, colour: string, count = r.int(3, 7)): string {
  const data = r.times(count, () => {
    const size = f.u * r.range(9, 18);
    const [bx, by] = [x + f.u * r.range(-130, 130), y + f.u * r.range(-60, 60)];
    return d`M${bx - size} ${by - size * 0.35}q${size * 0.6} ${-size * 0.25} ${size} ${size * 0.4}q${size * 0.4} ${-size * 0.65} ${size} ${-size * 0.4}`;
  });
  return stroke(data.join(''), colour, 3.2 * f.u);
}

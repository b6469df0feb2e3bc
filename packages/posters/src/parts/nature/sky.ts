// The big sky: sun or moon, rings or rays of light.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { clouds, cumulus, stars } from './clouds.ts';
import type { Random } from '#random.ts';
import { curve, d, disc, fade, glow, path, rect } from '#svg.ts';
import type { Frame } from '#frame.ts';

export type Sun = { x: number; y: number; r: number };

/** Low at dawn and dusk, high by day and by night, never in the middle of the picture. */
export function placeSun(r: Random, p: Palette, f: Frame, horizon: number): Sun {
  const side = r.chance(0.5) ? r.range(0.14, 0.4) : r.range(0.6, 0.86);
  const low = p.light === 'dawn' || p.light === 'dusk';
  const radius = f.u * (low ? r.range(70, 120) : p.light === 'day' ? r.range(52, 84) : r.range(42, 66));
  const y = low ? horizon * r.range(0.5, 0.84) : horizon * r.range(0.2, 0.42);
  return { x: f.width * side, y: Math.max(radius * 1.3, y), r: radius };
}

function rays(r: Random, p: Palette, f: Frame, sun: Sun): string {
  const count = r.int(11, 17);
  const reach = f.width * 1.4;
  const data = r.times(count, (at) => {
    const from = ((at + 0.2) / count) * Math.PI * 2;
    const to = from + Math.PI / count;
    return d`M${sun.x} ${sun.y}L${sun.x + Math.cos(from) * reach} ${sun.y + Math.sin(from) * reach}L${sun.x + Math.cos(to) * reach} ${sun.y + Math.sin(to) * reach}Z`;
  });
  return path(data.join(''), p.sun, 'opacity=".13"');
}

const rings = (r: Random, p: Palette, f: Frame, sun: Sun): string =>
  r
    .times(r.int(2, 4), (at) => disc(sun.x, sun.y, sun.r + (at + 1) * f.u * r.range(60, 110), p.sun))
    .map((ring) => ring.replace('/>', ' opacity=".14"/>'))
    .join('');

function strata(r: Random, p: Palette, f: Frame, horizon: number): string {
  return r
    .times(3, (at) => {
      const y = horizon * (0.22 + at * 0.24 + r.range(-0.04, 0.04));
      const points = r.times(5, (step) => [(f.width * step) / 4, y + f.u * r.range(-34, 34)] as const);
      const tone = mix(p.low, p.middle, 0.8 - at * 0.4);
      return path(`${curve(points)}V${Math.round(horizon + 20)}H0Z`, tone, 'opacity=".4"');
    })
    .join('');
}

function moon(r: Random, p: Palette, sun: Sun): string {
  const halo = disc(sun.x, sun.y, sun.r * 3.4, glow(p.sun), 'opacity=".4"');
  if (r.chance(0.5)) return halo + disc(sun.x, sun.y, sun.r, p.sun);
  const { x, y, r: size } = sun;
  const tilt = r.chance(0.5) ? 1 : -1;
  const way = tilt > 0 ? 1 : 0;
  const crescent =
    d`M${x} ${y - size}A${size} ${size} 0 0 ${way} ${x} ${y + size}` +
    d`A${size * 1.25} ${size * 1.25} 0 0 ${1 - way} ${x} ${y - size}Z`;
  return halo + path(crescent, p.sun, `transform="rotate(${tilt * 24} ${Math.round(x)} ${Math.round(y)})"`);
}

export type SkyOptions = { horizon: number; sun?: Sun; bare?: boolean };

/** The whole sky down to the horizon (and a little below it). */
export function sky(r: Random, p: Palette, f: Frame, o: SkyOptions): string {
  const { horizon } = o;
  const sun = o.sun ?? placeSun(r, p, f, horizon);
  const back = rect(0, 0, f.width, horizon + 30, fade(p.top, p.middle, p.low));
  if (p.light === 'night') {
    const veil = r.chance(0.5) && !o.bare ? clouds(r, p, f, horizon * 0.35, horizon * 0.8) : '';
    return back + stars(r, p, f, horizon) + moon(r, p, sun) + veil;
  }
  const style = r.pick(['rings', 'rings', 'rays', 'strata', 'plain'] as const);
  const light =
    style === 'rings'
      ? rings(r, p, f, sun)
      : style === 'rays'
        ? rays(r, p, f, sun)
        : style === 'strata'
          ? strata(r, p, f, horizon)
          : disc(sun.x, sun.y, sun.r * 4, glow(p.sun), 'opacity=".55"');
  const veil = o.bare
    ? ''
    : p.light === 'day' && r.chance(0.55)
      ? cumulus(r, p, f, horizon)
      : clouds(r, p, f, horizon * 0.15, horizon * 0.8);
  return back + light + disc(sun.x, sun.y, sun.r, p.sun) + veil;
}

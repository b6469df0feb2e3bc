// Water: a body of it, glints, the path of the sun on it.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import type { Sun } from './sky.ts';
import type { Random } from '#random.ts';
import { d, fade, rect, stroke } from '#svg.ts';
import type { Frame } from '#frame.ts';

export const waterDeep = (p: Palette): string => mix(p.water, p.deep, 0.55);

/** Short level strokes, finer towards the horizon. */
export function glints(r: Random, f: Frame, from: number, to: number, colour: string, count = 26): string {
  const strokesOf = (near: number) =>
    r
      .times(Math.round(count / 2), () => {
        const t = near ? r.range(0.4, 1) : r.range(0.02, 0.4);
        return d`M${r.range(-20, f.width)} ${from + (to - from) * t}h${f.u * (14 + t * r.range(30, 110))}`;
      })
      .join('');
  return (
    stroke(strokesOf(0), colour, 2.5 * f.u, 'opacity=".5"') + stroke(strokesOf(1), colour, 4.5 * f.u, 'opacity=".4"')
  );
}

/** The glittering path below a sun or moon. */
export function sunPath(r: Random, p: Palette, f: Frame, sun: Sun, from: number, to: number): string {
  const data = r.times(16, (at) => {
    const t = (at + 0.5) / 16;
    const half = sun.r * (0.95 - t * 0.25) * r.range(0.35, 1) * (at % 3 === 2 ? 0.5 : 1);
    const x = sun.x + f.u * r.range(-16, 16) * (1 + t);
    return d`M${x - half} ${from + (to - from) * t ** 1.25 + 5 * f.u}h${half * 2}`;
  });
  return stroke(data.join(''), p.sun, 7 * f.u, `opacity="${p.light === 'day' ? '.55' : '.75'}"`);
}

export type WaterOptions = { top: number; bottom?: number; sun?: Sun; calm?: boolean };

export function water(r: Random, p: Palette, f: Frame, o: WaterOptions): string {
  const bottom = o.bottom ?? f.height;
  const paint = fade(mix(p.water, p.low, 0.45), p.water, waterDeep(p));
  const light = mix(p.paper, p.water, 0.25);
  return (
    rect(0, o.top, f.width, bottom - o.top + 1, paint) +
    (o.sun ? sunPath(r, p, f, o.sun, o.top, Math.min(bottom, o.top + (bottom - o.top) * 0.8)) : '') +
    glints(r, f, o.top, bottom, light, o.calm ? 16 : 30)
  );
}

/** What stands above the water line, upside down and dimmed in it. */
export const mirrored = (id: string, content: string, line: number, squash = 0.7): string =>
  `<g id="${id}">${content}</g><use href="#${id}" transform="translate(0 ${Math.round(line * (1 + squash))})scale(1 ${-squash})" opacity=".32"/>`;

// Boats close by, with people aboard.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { gondola, sailboat, ship } from './boats.ts';
import { person } from '../figures/people.ts';
import type { Random } from '#random.ts';
import { d, disc, fade, path, stroke } from '#svg.ts';
import type { Frame } from '#frame.ts';

export const wake = (x: number, y: number, half: number, p: Palette, u: number): string =>
  stroke(
    d`M${x - half} ${y}h${half * 2}M${x - half * 1.25} ${y + 12 * u}h${half * 1.9}M${x - half * 0.6} ${y + 24 * u}h${half * 1.5}`,
    mix(p.paper, p.water, 0.15),
    6 * u,
    'opacity=".8"',
  );

/** A yacht close by, heeling, with two or three aboard. */
export function yacht(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const s = f.u * r.range(540, 600);
  const lean = r.range(-6, 6);
  const [sail, jib] = r.pick([
    [p.paper, p.accent],
    [p.accent, p.paper],
    [p.second, p.paper],
    [p.paper, p.second],
  ] as const);
  const seams = stroke(
    r
      .times(
        4,
        (n) =>
          d`M${x + s * 0.03} ${y - s * (0.28 + n * 0.16)}q${s * (0.16 - n * 0.03)} ${s * 0.03} ${s * (0.31 - n * 0.068)} 0`,
      )
      .join(''),
    p.deep,
    2.5 * f.u,
    'opacity=".25"',
  );
  const crew = r
    .times(r.int(2, 3), (n) => person(r, p, { x: x - s * (0.2 - n * 0.09), y: y - s * 0.1, h: s * 0.17, pose: 'sit' }))
    .join('');
  return (
    `<g transform="rotate(${lean.toFixed(1)} ${Math.round(x)} ${Math.round(y)})">` +
    crew +
    sailboat(x, y, s, mix(p.ink, p.deep, 0.2), fade(sail, mix(sail, p.wall, 0.6)), fade(jib, mix(jib, p.deep, 0.15))) +
    seams +
    stroke(d`M${x - s * 0.3} ${y - s * 0.105}H${x + s * 0.31}`, p.paper, 5 * f.u) +
    path(d`M${x} ${y - s}l${s * 0.08} ${s * 0.018}l${-s * 0.08} ${s * 0.022}Z`, p.accent) +
    '</g>' +
    wake(x, y + 2, s * 0.36, p, f.u)
  );
}

export function ferry(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const s = f.u * r.range(560, 640);
  const smoke = r
    .times(4, (n) =>
      disc(
        x + s * (0.06 - n * 0.07),
        y - s * (0.46 + n * 0.05),
        s * (0.03 + n * 0.014),
        mix(p.paper, p.low, 0.4),
        'opacity=".7"',
      ),
    )
    .join('');
  return (
    smoke +
    r
      .times(7, (n) =>
        person(r, p, {
          x: x - s * 0.22 + n * s * 0.065,
          y: y - s * 0.295,
          h: s * 0.085,
          pose: 'stand',
        }),
      )
      .join('') +
    ship(x, y, s, p.ink, p.paper, p.accent) +
    wake(x, y + 8 * f.u, s * 0.5, p, f.u)
  );
}

/** A long wooden boat rowed standing, with passengers under a canopy. */
export function longboat(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const { u } = f;
  const canopy =
    stroke(d`M${x - 110 * u} ${y - 40 * u}v${-120 * u}M${x + 120 * u} ${y - 40 * u}v${-120 * u}`, p.ink, 6 * u) +
    path(d`M${x - 150 * u} ${y - 156 * u}Q${x} ${y - 214 * u} ${x + 160 * u} ${y - 156 * u}Z`, p.accent) +
    path(
      r
        .times(
          8,
          (n) => d`M${x - 150 * u + n * 38.75 * u} ${y - 158 * u}h${38.75 * u}q${-19 * u} ${40 * u} ${-38.75 * u} 0Z`,
        )
        .join(''),
      p.paper,
    );
  return (
    r.times(4, (n) => person(r, p, { x: x - 90 * u + n * 56 * u, y: y - 34 * u, h: 110 * u, pose: 'sit' })).join('') +
    canopy +
    person(r, p, { x: x - 210 * u, y: y - 62 * u, h: 170 * u, pose: 'stand', left: false }) +
    stroke(d`M${x - 196 * u} ${y - 176 * u}L${x - 330 * u} ${y + 40 * u}`, p.ink, 7 * u) +
    gondola(x, y, 620 * u, mix(p.ink, p.accent, 0.15), p.second) +
    wake(x, y + 6 * u, 220 * u, p, u)
  );
}

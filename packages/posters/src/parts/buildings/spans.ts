// Bridges: stone arches, a suspension bridge, a steel arch.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { shadeOf } from './buildings.ts';
import { person } from '../figures/people.ts';
import { streetLamp } from './street.ts';
import { lamp } from './windows.ts';
import type { Random } from '#random.ts';
import { d, fade, path, poly, rect, stroke } from '#svg.ts';
import type { Frame } from '#frame.ts';

export function stoneArches(r: Random, p: Palette, f: Frame, deck: number, foot: number): string {
  const { width: w, u } = f;
  const count = r.int(3, 5);
  const span = (w * 1.06) / count;
  const wall = mix(p.wall, p.accent, 0.12);
  const rise = (t: number) => deck - Math.sin(t * Math.PI) * 40 * u;
  const holes = r
    .times(count, (n) => {
      const [a, b] = [-w * 0.03 + n * span + span * 0.11, -w * 0.03 + (n + 1) * span - span * 0.11];
      const crown = rise((n + 0.5) / count) + 46 * u;
      return d`L${a} ${foot}C${a} ${crown} ${b} ${crown} ${b} ${foot}`;
    })
    .join('');
  const rings = r
    .times(count, (n) => {
      const [a, b] = [-w * 0.03 + n * span + span * 0.11, -w * 0.03 + (n + 1) * span - span * 0.11];
      const crown = rise((n + 0.5) / count) + 46 * u;
      return d`M${a} ${foot}C${a} ${crown} ${b} ${crown} ${b} ${foot}`;
    })
    .join('');
  const piers = r
    .times(count - 1, (n) => {
      const x = -w * 0.03 + (n + 1) * span;
      return poly(
        [
          [x - span * 0.09, foot + 22 * u],
          [x - span * 0.05, deck + 70 * u],
          [x + span * 0.05, deck + 70 * u],
          [x + span * 0.09, foot + 22 * u],
        ],
        shadeOf(p, wall),
      );
    })
    .join('');
  const people = r
    .times(5, (n) => {
      const t = (n + r.range(0.2, 0.8)) / 5;
      return person(r, p, { x: w * t, y: rise(t) - 4 * u, h: 62 * u });
    })
    .join('');
  const posts = r
    .times(4, (n) => {
      const t = (n + 0.5) / 4;
      return streetLamp(p, w * t, rise(t) - 2 * u, 130 * u);
    })
    .join('');
  return (
    posts +
    people +
    path(
      d`M-10 ${deck}Q${w / 2} ${deck - 80 * u} ${w + 10} ${deck}V${foot}` +
        holes
          .split('L')
          .filter(Boolean)
          .toReversed()
          .map((part) => {
            const [from, rest] = part.split('C') as [string, string];
            const [c1, c2] = [rest.match(/-?\d+/g)!.map(Number), from.match(/-?\d+/g)!.map(Number)];
            return d`L${c1[4]!} ${c1[5]!}C${c1[2]!} ${c1[3]!} ${c1[0]!} ${c1[1]!} ${c2[0]!} ${c2[1]!}`;
          })
          .join('') +
        d`L-10 ${foot}Z`,
      fade(mix(wall, p.paper, 0.15), wall),
    ) +
    stroke(rings, shadeOf(p, wall), 10 * u) +
    piers +
    stroke(d`M-10 ${deck}Q${w / 2} ${deck - 80 * u} ${w + 10} ${deck}`, mix(wall, p.paper, 0.5), 12 * u)
  );
}

export function suspension(r: Random, p: Palette, f: Frame, deck: number, foot: number): string {
  const { width: w, u } = f;
  const low = p.light === 'dusk' || p.light === 'night';
  const ink =
    p.light === 'night'
      ? mix(p.accent, p.deep, 0.35)
      : low
        ? mix(p.ink, p.accent, 0.22)
        : r.pick([p.accent, mix(p.accent, p.deep, 0.25), mix(p.deep, p.land, 0.2)] as const);
  const [a, b] = [w * r.range(0.2, 0.26), w * r.range(0.74, 0.8)];
  const top = deck - u * r.range(250, 300);
  const cable = (from: number, to: number, sag: number, yFrom: number, yTo: number) => ({
    data: d`M${from} ${yFrom}Q${(from + to) / 2} ${sag} ${to} ${yTo}`,
    at: (t: number) => (1 - t) ** 2 * yFrom + 2 * t * (1 - t) * sag + t * t * yTo,
    from,
    to,
  });
  const cables = [
    cable(a, b, deck * 2 - top - 30 * u, top, top),
    cable(-w * 0.14, a, deck - 20 * u, deck - 30 * u, top),
    cable(b, w * 1.14, deck - 20 * u, top, deck - 30 * u),
  ];
  const hangers = cables
    .flatMap((c) =>
      r.times(Math.round((c.to - c.from) / (34 * u)) - 1, (n) => {
        const t = (n + 1) / Math.round((c.to - c.from) / (34 * u));
        return d`M${c.from + (c.to - c.from) * t} ${c.at(t)}V${deck}`;
      }),
    )
    .join('');
  const pylon = (x: number) =>
    path(
      d`M${x - 24 * u} ${foot + 20 * u}L${x - 18 * u} ${top - 20 * u}h${12 * u}V${foot + 20 * u}ZM${x + 8 * u} ${foot + 20 * u}V${top - 20 * u}h${12 * u}L${x + 26 * u} ${foot + 20 * u}ZM${x - 16 * u} ${top + 10 * u}h${32 * u}v${16 * u}h${-32 * u}ZM${x - 16 * u} ${top + 110 * u}h${32 * u}v${16 * u}h${-32 * u}Z`,
      ink,
    ) + rect(x - 44 * u, foot + 4 * u, 88 * u, 24 * u, mix(p.wall, p.land, 0.4));
  const lights = low
    ? stroke(
        cables
          .flatMap((c) =>
            r.times(13, (n) => d`M${c.from + (c.to - c.from) * ((n + 0.5) / 13)} ${c.at((n + 0.5) / 13)}h0`),
          )
          .join(''),
        p.lamp,
        7 * u,
      )
    : '';
  const joined =
    stroke(hangers, ink, 2.5 * u, 'opacity=".8"') +
    stroke(cables.map((c) => c.data).join(''), ink, 8 * u) +
    pylon(a) +
    pylon(b) +
    rect(-5, deck - 6 * u, w + 10, 22 * u, ink) +
    rect(-5, deck + 16 * u, w + 10, 8 * u, mix(ink, p.deep, 0.5));
  return joined + lights;
}

/** A steel arch with a lower and an upper deck. */
export function ironArch(r: Random, p: Palette, f: Frame, deck: number, foot: number): string {
  const { width: w, u } = f;
  const ink = mix(p.deep, p.land, r.range(0.1, 0.4));
  const [a, b] = [w * 0.12, w * 0.88];
  const crown = deck + 4 * u - (foot - deck) * 0.02;
  const upper = (t: number) => foot + (2 * (crown - 0) - 2 * foot) * 2 * t * (1 - t);
  const lower = (t: number) => foot + (2 * (crown + 46 * u) - 2 * foot) * 2 * t * (1 - t);
  const n = 22;
  const x = (t: number) => a + (b - a) * t;
  const lattice = r
    .times(n, (at) => {
      const [t, next] = [at / n, (at + 1) / n];
      return d`M${x(t)} ${upper(t)}L${x(next)} ${lower(next)}M${x(t)} ${lower(t)}L${x(next)} ${upper(next)}`;
    })
    .join('');
  const arch = (curveY: (t: number) => number) =>
    r
      .times(
        n + 1,
        (at) => d`${0}`.slice(1) + `${at ? 'L' : 'M'}${Math.round(x(at / n))} ${Math.round(curveY(at / n))}`,
      )
      .join('');
  const columns = r
    .times(11, (at) => {
      const t = (at + 1) / 12;
      return d`M${x(t)} ${deck}V${Math.max(deck, upper(t))}`;
    })
    .join('');
  const pier = (at: number) =>
    rect(at - 34 * u, deck, 68 * u, foot - deck + 30 * u, mix(p.wall, p.land, 0.2)) +
    rect(at + 8 * u, deck, 26 * u, foot - deck + 30 * u, shadeOf(p, p.wall));
  return (
    stroke(columns, ink, 6 * u) +
    stroke(lattice, ink, 4 * u) +
    stroke(arch(upper), ink, 11 * u) +
    stroke(arch(lower), ink, 13 * u) +
    pier(a) +
    pier(b) +
    rect(-5, deck - 14 * u, w + 10, 20 * u, ink) +
    r.times(6, (at) => streetLamp(p, w * ((at + 0.5) / 6), deck - 12 * u, 74 * u)).join('') +
    rect(w * 0.3, deck - 52 * u, 130 * u, 38 * u, p.accent, 'rx="6"') +
    rect(w * 0.3 + 10 * u, deck - 44 * u, 110 * u, 14 * u, lamp(p))
  );
}

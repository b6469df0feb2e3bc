// Canal: northern gables or southern palaces mirrored in the water.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { gondola, rowboat } from '#parts/things/boats.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { birds } from '#parts/nature/clouds.ts';
import { company, person } from '#parts/figures/people.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { row } from '#parts/buildings/street.ts';
import { dome, tower } from '#parts/buildings/towers.ts';
import { litTree } from '#parts/nature/trees.ts';
import { glints, mirrored, water } from '#parts/nature/water.ts';
import { d, oval, path, rect, stroke } from '#svg.ts';
import type { Frame, Theme } from '#frame.ts';

function smallBridge(p: Palette, f: Frame, x: number, y: number, half: number, wall: string): string {
  const { u } = f;
  return (
    path(
      d`M${x - half} ${y + 20 * u}V${y - 34 * u}Q${x} ${y - 110 * u} ${x + half} ${y - 34 * u}V${y + 20 * u}H${x + half * 0.7}Q${x + half * 0.6} ${y - 50 * u} ${x} ${y - 56 * u}Q${x - half * 0.6} ${y - 50 * u} ${x - half * 0.7} ${y + 20 * u}Z`,
      wall,
    ) +
    stroke(
      d`M${x - half} ${y - 36 * u}Q${x} ${y - 112 * u} ${x + half} ${y - 36 * u}`,
      mix(wall, p.paper, 0.5),
      9 * u,
    ) +
    stroke(
      d`M${x - half * 0.7} ${y + 20 * u}Q${x - half * 0.6} ${y - 50 * u} ${x} ${y - 56 * u}Q${x + half * 0.6} ${y - 50 * u} ${x + half * 0.7} ${y + 20 * u}`,
      shadeOf(p, wall),
      7 * u,
    )
  );
}

export const canal: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const line = h * r.range(0.6, 0.64);
  const sun = placeSun(r, p, f, line * 0.5);
  const dutch = r.chance(0.5);
  const wide = r.range(0.1, 0.16) * w;
  const cx = w * r.range(0.36, 0.64);
  const roofs = dutch ? (['stepped', 'neck', 'gable', 'stepped'] as const) : (['hip', 'flat', 'hip', 'gable'] as const);
  const side = (from: number, to: number) =>
    row(r, p, f, {
      from,
      to,
      y: line,
      tall: dutch ? [220, 320] : [190, 300],
      wide: dutch ? [108, 136] : [126, 176],
      roofs,
    });
  const far = row(r, p, f, {
    from: cx - wide,
    to: cx + wide,
    y: line - 14 * u,
    tall: [120, 170],
    wide: [72, 92],
    roofs,
    haze: 0.4,
    door: false,
  });
  const crown = dutch
    ? tower(r, p, {
        x: cx,
        y: line,
        w: 72 * u,
        h: 330 * u,
        wall: mix(p.wall, p.haze, 0.4),
        roof: mix(p.deep, p.haze, 0.3),
        top: 'spire',
        rows: 4,
      })
    : dome(p, cx, line - 150 * u, 170 * u, mix(p.leaf, p.haze, 0.4), 1.2) +
      rect(cx - 70 * u, line - 156 * u, 140 * u, 150 * u, mix(p.wall, p.haze, 0.4));
  const left = side(-40 * u, cx - wide - 40 * u);
  const right = side(cx + wide, w + 30 * u);
  const stone = mix(p.wall, p.land, 0.3);
  const quayBand = path(
    d`M-20 ${line - 3}H${cx - wide + 50 * u}v${18 * u}H-20ZM${cx + wide - 20 * u} ${line - 3}H${w + 20}v${18 * u}H${cx + wide - 20 * u}Z`,
    mix(stone, p.deep, 0.45),
  );
  const poles = r
    .times(r.int(4, 7), (n) => {
      const x = w * ((n + r.range(0.2, 0.8)) / 7);
      const t = u * r.range(60, 90);
      const y = line + u * r.range(30, 66);
      return (
        stroke(d`M${x} ${y}v${-t}`, p.paper, 9 * u) +
        stroke(
          d`M${x} ${y - t * 0.2}v${-t * 0.16}m0 ${-t * 0.18}v${-t * 0.16}`,
          p.accent,
          9 * u,
          'stroke-linecap="butt"',
        )
      );
    })
    .join('');
  const bx = w * (cx > w / 2 ? r.range(0.34, 0.46) : r.range(0.54, 0.68));
  const by = h * 0.83;
  const boat = dutch
    ? rowboat(bx, by, 330 * u, p.ink, p.accent) +
      stroke(d`M${bx - 150 * u} ${by - 42 * u}H${bx + 146 * u}`, p.accent, 8 * u) +
      [-80, -20, 40].map((at) => person(r, p, { x: bx + at * u, y: by - 22 * u, h: 96 * u, pose: 'sit' })).join('') +
      rowboat(bx, by, 330 * u, 'none', 'none')
    : person(r, p, {
        x: bx - 130 * u,
        y: by - 44 * u,
        h: 130 * u,
        pose: 'stand',
        coat: p.paper,
        left: false,
      }) +
      stroke(d`M${bx - 118 * u} ${by - 130 * u}L${bx - 230 * u} ${by + 34 * u}`, p.ink, 6 * u) +
      [-14, 40].map((at) => person(r, p, { x: bx + at * u, y: by - 20 * u, h: 92 * u, pose: 'sit' })).join('') +
      gondola(bx, by, 440 * u, p.ink, p.accent) +
      stroke(
        d`M${bx + 216 * u} ${by - 84 * u}v${-24 * u}m0 ${6 * u}h${14 * u}m${-14 * u} ${8 * u}h${14 * u}`,
        p.second,
        4 * u,
      );
  const trees = dutch
    ? r
        .times(5, (n) => {
          const x = w * ((n + r.range(0.2, 0.8)) / 5);
          return Math.abs(x - cx) < wide
            ? ''
            : litTree(r, x, line, u * r.range(120, 170), mix(p.leaf, p.deep, 0.25), mix(p.leaf, p.low, 0.2), p.ink);
        })
        .join('')
    : '';
  return (
    sky(r, p, f, { horizon: line, sun }) +
    water(r, p, f, { top: line, calm: true }) +
    mirrored(
      't',
      crown + far + left + right + smallBridge(p, f, cx, line + 4 * u, wide * 1.25, stone) + trees,
      line + 12 * u,
      0.8,
    ) +
    quayBand +
    company(r, p, cx - 20 * u, line - 72 * u, 60 * u, 2) +
    (dutch ? '' : poles) +
    glints(r, f, line + 40 * u, h, mix(p.paper, p.water, 0.2), 30) +
    oval(bx, by + 6 * u, 190 * u, 12 * u, p.ink, 'opacity=".4"') +
    boat +
    glints(r, f, h * 0.86, h, mix(p.paper, p.water, 0.2), 8) +
    birds(r, f, cx, h * 0.14, p.deep, 4)
  );
};

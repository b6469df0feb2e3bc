// Skyline: towers and old roofs over water or a park.
import { mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import { fishingBoat, sailboat, ship } from '../parts/boats.ts';
import { shadeOf } from '../parts/buildings.ts';
import { birds } from '../parts/clouds.ts';
import { hill, hillPoints, layerInk } from '../parts/land.ts';
import { company } from '../parts/people.ts';
import { placeSun, sky } from '../parts/sky.ts';
import { farTown, row } from '../parts/street.ts';
import { dome, tower } from '../parts/towers.ts';
import { litTree, stonePine } from '../parts/trees.ts';
import { water } from '../parts/water.ts';
import { windows } from '../parts/windows.ts';
import type { Random } from '../random.ts';
import { bars, d, fade, fine, path, poly, rect, stroke } from '../svg.ts';
import type { Frame, Theme } from '../theme.ts';

function highRise(
  r: Random,
  p: Palette,
  f: Frame,
  x: number,
  y: number,
  w: number,
  h: number,
  near: number,
): string {
  const wall = mix(mix(p.wall, p.land, r.range(0.25, 0.7)), p.haze, 0.7 - near * 0.7);
  const shade = shadeOf(p, wall);
  const top = y - h;
  const kind = r.int(0, 4);
  const head =
    kind === 0
      ? poly(
          [
            [x - w / 2, top],
            [x + w / 2, top - w * 0.5],
            [x + w / 2, top],
          ],
          shade,
        )
      : kind === 1
        ? rect(x - w * 0.3, top - w * 0.35, w * 0.6, w * 0.36, wall) +
          rect(x - w * 0.12, top - w * 0.6, w * 0.24, w * 0.3, wall) +
          stroke(d`M${x} ${top - w * 0.5}v${-w * 0.8}`, shade, 4 * f.u)
        : kind === 2
          ? path(d`M${x - w / 2} ${top + 1}a${w / 2} ${w * 0.4} 0 0 1 ${w} 0Z`, wall)
          : kind === 3
            ? poly(
                [
                  [x - w * 0.5, top],
                  [x, top - w * 0.7],
                  [x + w * 0.5, top],
                ],
                shade,
              )
            : '';
  const lit = p.light === 'night' ? 0.36 : p.light === 'dusk' ? 0.3 : 0.06;
  return (
    head +
    rect(x - w / 2, top, w, h, fade(wall, mix(wall, p.haze, 0.3))) +
    rect(x + w * 0.18, top, w * 0.32, h, shade, 'opacity=".6"') +
    windows(r, p, {
      x: x - w * 0.42,
      y: top + w * 0.12,
      w: w * 0.84,
      h: h - w * 0.2,
      cols: 3,
      rows: Math.round(h / (w * 0.46)),
      wide: 0.45,
      tall: 0.5,
      lit,
    })
  );
}

function landmark(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const [kind, s, ink] = [r.int(0, 3), f.u * r.range(0.9, 1.12), mix(p.deep, p.land, 0.2)];
  if (kind === 0)
    return (
      stroke(d`M${x} ${y}V${y - 440 * s}`, ink, 16 * s) +
      stroke(d`M${x} ${y - 430 * s}v${-110 * s}`, ink, 5 * s) +
      path(
        d`M${x - 46 * s} ${y - 372 * s}h${92 * s}l${-22 * s} ${44 * s}h${-48 * s}ZM${x - 30 * s} ${y - 382 * s}h${60 * s}v${-14 * s}h${-60 * s}Z`,
        p.accent,
      ) +
      poly(
        [
          [x - 44 * s, y],
          [x - 6 * s, y - 220 * s],
          [x + 6 * s, y - 220 * s],
          [x + 44 * s, y],
        ],
        ink,
      )
    );
  if (kind === 1) {
    const cy = y - 170 * s;
    const spokes = r
      .times(
        8,
        (n) =>
          d`M${x} ${cy}L${x + Math.cos((n * Math.PI) / 4) * 140 * s} ${cy + Math.sin((n * Math.PI) / 4) * 140 * s}`,
      )
      .join('');
    const cabins = r
      .times(
        16,
        (n) =>
          d`M${x + Math.cos((n * Math.PI) / 8) * 146 * s} ${cy + Math.sin((n * Math.PI) / 8) * 146 * s}h0`,
      )
      .join('');
    return (
      stroke(spokes, ink, 3 * s) +
      `<circle cx="${Math.round(x)}" cy="${Math.round(cy)}" r="${Math.round(140 * s)}" fill="none" stroke="${ink}" stroke-width="${Math.round(8 * s)}"/>` +
      stroke(cabins, p.accent, 20 * s) +
      stroke(d`M${x - 70 * s} ${y}L${x} ${cy}L${x + 70 * s} ${y}`, ink, 10 * s)
    );
  }
  const wall = mix(p.wall, p.haze, 0.15);
  if (kind === 2)
    return (
      rect(x - 150 * s, y - 120 * s, 300 * s, 120 * s, wall) +
      windows(r, p, {
        x: x - 150 * s,
        y: y - 112 * s,
        w: 300 * s,
        h: 112 * s,
        cols: 9,
        rows: 2,
        arch: true,
      }) +
      rect(x - 62 * s, y - 176 * s, 124 * s, 60 * s, wall) +
      windows(r, p, {
        x: x - 62 * s,
        y: y - 172 * s,
        w: 124 * s,
        h: 52 * s,
        cols: 6,
        rows: 1,
        tall: 0.8,
      }) +
      dome(p, x, y - 174 * s, 140 * s, p.accent, 1.25)
    );
  return tower(r, p, {
    x,
    y,
    w: 74 * s,
    h: 330 * s,
    wall,
    roof: p.accent,
    top: r.pick(['spire', 'pyramid', 'onion'] as const),
    rows: 4,
  });
}

export const skyline: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const shore = h * r.range(0.66, 0.72);
  const sun = placeSun(r, p, f, shore * 0.8);
  const chief = sun.x > w / 2 ? w * r.range(0.24, 0.4) : w * r.range(0.6, 0.76);
  const modern = r.chance(0.6);
  const blocks = modern
    ? r
        .shuffle(r.times(8, (n) => n))
        .map((n) => {
          const x = w * ((n + r.range(0.3, 0.7)) / 8);
          const near = r.range(0.25, 1);
          const boost = 1 - Math.min(0.55, Math.abs(x - (w - chief)) / w);
          return highRise(
            r,
            p,
            f,
            x,
            shore,
            u * r.range(84, 124),
            u * r.range(220, 450) * boost,
            near,
          );
        })
        .join('')
    : row(r, p, f, {
        from: -20,
        to: w,
        y: shore - 60 * u,
        tall: [90, 190],
        wide: [110, 150],
        roofs: ['hip', 'gable', 'flat'],
        haze: 0.4,
        door: false,
      });
  const low = row(r, p, f, {
    from: -30,
    to: w,
    y: shore,
    tall: [56, 140],
    wide: [110, 160],
    roofs: ['hip', 'gable', 'flat'],
    haze: 0.12,
    door: false,
  });
  const park = r.chance(0.45);
  const front = park
    ? hill(f, hillPoints(r, f, shore + 16 * u, 10), fade(p.leaf, mix(p.leaf, p.deep, 0.7))) +
      r
        .times(7, (n) =>
          litTree(
            r,
            w * ((n + r.range(0.2, 0.8)) / 7),
            shore + u * r.range(40, 70),
            u * r.range(70, 120),
            mix(p.leaf, p.deep, 0.3),
            mix(p.leaf, p.low, 0.2),
            p.ink,
          ),
        )
        .join('') +
      terrace(r, p, f)
    : water(r, p, f, { top: shore, sun: { ...sun, r: sun.r * 0.8 } }) +
      rect(0, shore, w, 12 * u, mix(p.deep, p.land, 0.3)) +
      lightsOnWater(r, p, f, shore + 14 * u) +
      (r.chance(0.5)
        ? ship(w * r.range(0.3, 0.7), shore + 150 * u, 300 * u, p.ink, p.paper, p.accent)
        : sailboat(w * r.range(0.2, 0.4), shore + 160 * u, 170 * u, p.ink, p.paper, p.accent) +
          fishingBoat(w * r.range(0.6, 0.8), shore + 120 * u, 130 * u, p.accent, p.paper, p.ink));
  return (
    sky(r, p, f, { horizon: shore, sun }) +
    farTown(r, f, shore, 260, mix(p.haze, p.low, 0.35)) +
    farTown(r, f, shore, 180, layerInk(p, 0.2)) +
    (modern ? '' : hill(f, hillPoints(r, f, shore - 90 * u, 26), layerInk(p, 0.35))) +
    blocks +
    landmark(r, p, f, chief, shore) +
    low +
    front +
    birds(r, f, w * r.range(0.3, 0.7), h * 0.2, p.deep)
  );
};

function lightsOnWater(r: Random, p: Palette, f: Frame, y: number): string {
  if (p.light === 'day' || p.light === 'dawn') return '';
  const marks = r.times(14, () => {
    const x = r.range(0, f.width);
    return r
      .times(4, (n) => d`M${x + f.u * r.range(-5, 5)} ${y + n * 15 * f.u}h${f.u * r.range(6, 16)}`)
      .join('');
  });
  return stroke(marks.join(''), p.lamp, 4 * f.u, 'opacity=".6"');
}

/** A balustrade with people who look at the view. */
function terrace(r: Random, p: Palette, f: Frame): string {
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
      ? stonePine(
          r,
          w * (x > w / 2 ? 0.1 : 0.9),
          h,
          480 * u,
          mix(p.leaf, p.ink, 0.5),
          mix(p.leaf, p.deep, 0.4),
          p.ink,
        )
      : '')
  );
}

// Castle: on a crag above the woods, or on an island in a lake.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { sailboat } from '#parts/things/boats.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { birds } from '#parts/nature/clouds.ts';
import { building, type Site } from '#parts/buildings/fortress.ts';
import { hills, layerInk } from '#parts/nature/land.ts';
import { range } from '#parts/nature/mountains.ts';
import { person } from '#parts/figures/people.ts';
import { shrub } from '#parts/nature/plants.ts';
import { ribbon } from '#parts/nature/ribbon.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { litTree, pine, pineWood } from '#parts/nature/trees.ts';
import { glints, water } from '#parts/nature/water.ts';
import type { Random } from '#random.ts';
import { d, fade, group, path, poly, type Point } from '#svg.ts';
import type { Frame, Theme } from '#frame.ts';

/** A rock with a broken outline and slabs of light and shade. */
function crag(r: Random, p: Palette, f: Frame, o: Site, foot: number): string {
  const { u } = f;
  const tall = foot - o.top;
  const rock = mix(p.land, p.wall, p.light === 'night' ? 0.1 : 0.28);
  const [lit, dark] = [mix(rock, p.low, 0.32), shadeOf(p, rock)];
  const side = (sign: number): Point[] =>
    [
      [262, 0],
      [284, 0.16],
      [262, 0.22],
      [318, 0.48],
      [300, 0.54],
      [380, 0.82],
      [470, 1.02],
    ].map(([x, t]) => [o.cx + sign * (x! + r.range(-8, 8)) * u, o.top + 20 * u + tall * t!]);
  const spine: Point[] = [
    [30, 0],
    [-20, 0.2],
    [50, 0.42],
    [0, 0.66],
    [70, 1.02],
  ].map(([x, t]) => [o.cx + x! * u, o.top + 20 * u + tall * t!]);
  const slab = (sign: number, n: number): Point[] => {
    const [x, y] = [
      o.cx + sign * u * (50 + n * 74 + r.range(0, 20)),
      o.top + 30 * u + tall * r.range(0.02, 0.25 + n * 0.1),
    ];
    return [
      [x, y],
      [x + sign * 36 * u, y - 8 * u],
      [x + sign * 54 * u, y + tall * 0.42],
      [x + sign * 8 * u, y + tall * 0.3],
    ];
  };
  const slabs = [-1, 1]
    .flatMap((sign) =>
      [0, 1, 2].map((n) =>
        poly(slab(sign, n), sign < 0 === o.sunLeft ? mix(lit, dark, 0.5) : mix(dark, p.ink, 0.25), 'opacity=".6"'),
      ),
    )
    .join('');
  return (
    poly([...side(-1), ...spine.toReversed()], fade(o.sunLeft ? lit : dark, rock)) +
    poly([...side(1), ...spine.toReversed()], fade(o.sunLeft ? dark : lit, rock)) +
    slabs
  );
}

const trees = (r: Random, p: Palette, f: Frame, places: readonly number[]): string =>
  places
    .map((at, n) =>
      r.chance(0.6)
        ? pine(
            f.width * at,
            f.height * (0.96 + (n % 2) * 0.05),
            f.u * r.range(210, 380),
            n % 2 ? p.ink : mix(p.leaf, p.ink, 0.6),
          )
        : shrub(f.width * at, f.height + 10, f.u * r.range(180, 260), mix(p.leaf, p.ink, 0.55)),
    )
    .join('');

export const castle: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const cx = w * r.range(0.38, 0.62);
  const lake = r.chance(0.4);
  const sun = placeSun(r, p, f, h * 0.5);
  const roof = r.pick([p.accent, mix(p.accent, p.deep, 0.35), mix(p.deep, p.land, 0.3)] as const);
  const o: Site = {
    cx,
    top: h * (lake ? 0.6 : r.range(0.5, 0.55)),
    wall: mix(p.wall, p.haze, 0.12),
    roof,
    sunLeft: sun.x < cx,
  };
  const back =
    sky(r, p, f, { horizon: h * 0.66, sun }) +
    range(r, p, f, {
      foot: h * 0.72,
      tall: lake ? 360 : 300,
      near: 0.15,
      snow: lake,
      sunLeft: o.sunLeft,
    });
  const hikers = [40, 80]
    .map((dx) => person(r, p, { x: cx + dx * u, y: h * 0.912, h: 96 * u, pose: 'hiker' }))
    .join('');
  if (!lake) {
    const way: Point[] = [
      [cx + 90 * u, h * 0.755],
      [cx - 60 * u, h * 0.82],
      [cx + 90 * u, h * 0.91],
      [cx - 120 * u, h * 1.05],
    ];
    return (
      back +
      pineWood(r, f, (x) => h * 0.7 + Math.sin(x / 200) * 12, 60, layerInk(p, 0.4), h) +
      building(r, p, u, o) +
      crag(r, p, f, o, h * 0.78) +
      pineWood(r, f, (x) => h * 0.78 + Math.abs(x - cx) * 0.03, 44, mix(p.leaf, p.deep, 0.35), h) +
      hills(r, f, h * 0.79, 14, fade(mix(p.leaf, p.low, 0.2), mix(p.leaf, p.deep, 0.4))) +
      ribbon(
        way,
        [6, 16, 34, 80].map((half) => half * u),
        mix(p.wall, p.paper, 0.2),
      ) +
      hikers +
      trees(r, p, f, [0.03, 0.1, 0.17, 0.84, 0.91, 0.98]) +
      birds(r, f, cx > w / 2 ? w * 0.25 : w * 0.75, h * 0.2, p.deep)
    );
  }
  const shore = h * 0.7;
  const isle = path(
    d`M${cx - 420 * u} ${shore + 6 * u}Q${cx - 330 * u} ${o.top + 40 * u} ${cx - 240 * u} ${o.top + 18 * u}H${cx + 240 * u}Q${cx + 330 * u} ${o.top + 40 * u} ${cx + 420 * u} ${shore + 6 * u}Z`,
    fade(mix(p.leaf, p.low, 0.15), mix(p.leaf, p.deep, 0.45)),
  );
  const grove = [-330, -284, 276, 322]
    .map((dx) =>
      litTree(
        r,
        cx + dx * u,
        shore - 14 * u,
        u * r.range(90, 140),
        mix(p.leaf, p.deep, 0.35),
        mix(p.leaf, p.low, 0.2),
        p.ink,
      ),
    )
    .join('');
  const whole = group(isle + building(r, p, u, o) + grove, 'id="c"');
  const bank = path(
    d`M-5 ${h * 0.93}Q${w * 0.3} ${h * 0.88} ${w * 0.62} ${h * 0.95}T${w + 5} ${h * 0.93}V${h + 5}H-5Z`,
    mix(p.leaf, p.ink, 0.5),
  );
  return (
    back +
    pineWood(r, f, () => shore, 56, layerInk(p, 0.42), shore + 10) +
    water(r, p, f, { top: shore, sun }) +
    whole +
    `<use href="#c" transform="translate(0 ${Math.round(shore * 1.6 + 10 * u)})scale(1 -.6)" opacity=".3"/>` +
    glints(r, f, shore + 30 * u, h * 0.9, mix(p.paper, p.water, 0.2), 18) +
    sailboat(cx + (cx > w / 2 ? -1 : 1) * 420 * u, h * 0.84, 120 * u, p.ink, p.paper, p.accent) +
    bank +
    group(hikers, `transform="translate(0 ${Math.round(h * 0.045)})"`) +
    trees(r, p, f, [0.04, 0.11, 0.9, 0.97]) +
    birds(r, f, cx > w / 2 ? w * 0.25 : w * 0.75, h * 0.2, p.deep)
  );
};

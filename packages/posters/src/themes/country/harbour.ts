// Harbour: boats before a row of houses.
import { mix } from '#colour.ts';
import { fishingBoat, rowboat, sailboat } from '#parts/things/boats.ts';
import { birds } from '#parts/nature/clouds.ts';
import { hill, hillPoints, layerInk, layerPaint } from '#parts/nature/land.ts';
import { company } from '#parts/figures/people.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { row, streetLamp } from '#parts/buildings/street.ts';
import { tower } from '#parts/buildings/towers.ts';
import { glints, mirrored, water } from '#parts/nature/water.ts';
import type { Random } from '#random.ts';
import { d, oval, poly, rect, stroke, type Point } from '#svg.ts';
import type { Frame, Theme } from '#frame.ts';

const masts = (r: Random, f: Frame, y: number, from: number, to: number, ink: string, count: number): string =>
  stroke(
    r
      .times(count, () => {
        const [x, t] = [r.range(from, to), f.u * r.range(110, 210)];
        return d`M${x} ${y}v${-t}m0 ${t * 0.08}l${-t * 0.16} ${t * 0.86}m${t * 0.16} ${-t * 0.86}l${t * 0.14} ${t * 0.86}`;
      })
      .join(''),
    ink,
    2.4 * f.u,
    'opacity=".75"',
  );

export const harbour: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const quay = h * r.range(0.55, 0.6);
  const sun = placeSun(r, p, f, quay * 0.85);
  const town = row(r, p, f, {
    from: -30 * u,
    to: w,
    y: quay,
    tall: [110, 210],
    wide: [98, 140],
    roofs: ['gable', 'hip', 'flat'],
    haze: 0.08,
  });
  const back =
    hill(f, hillPoints(r, f, quay - 170 * u, 60), layerPaint(p, 0.2)) +
    hill(f, hillPoints(r, f, quay - 120 * u, 36), mix(layerInk(p, 0.4), p.leaf, 0.3));
  const church = tower(r, p, {
    x: w * (sun.x > w / 2 ? r.range(0.2, 0.4) : r.range(0.6, 0.8)),
    y: quay - 60 * u,
    w: 72 * u,
    h: u * r.range(240, 300),
    wall: p.wall,
    roof: p.accent,
    top: r.pick(['dome', 'pyramid', 'spire', 'onion'] as const),
    rows: 3,
  });
  const hulls = [p.accent, p.ink, p.second, p.paper] as const;
  const fleet = r.shuffle([0, 1, 2, 3]).map((slot, n) => {
    const [x, y, s] = [w * (0.13 + slot * 0.23 + r.range(0, 0.08)), quay + u * (60 + n * 62), u * (120 + n * 46)];
    const boat = r.chance(0.55)
      ? fishingBoat(x, y, s, hulls[n]!, mix(p.paper, p.wall, n === 3 ? 0.8 : 0), n === 1 ? p.accent : p.ink)
      : r.chance(0.5)
        ? rowboat(x, y, s * 0.8, hulls[n]!, p.ink)
        : sailboat(x, y, s * 1.25, n === 1 ? p.accent : p.ink, p.paper, p.second);
    return oval(x, y + 4 * u, s * 0.5, s * 0.045, p.ink, 'opacity=".35"') + boat;
  });
  const pier: Point[] = r.chance(0.5)
    ? [
        [0, h * 0.9],
        [w * 0.34, h * 0.9],
        [w * 0.38, h * 0.96],
        [w * 0.38, h],
        [0, h],
      ]
    : [
        [w, h * 0.9],
        [w * 0.66, h * 0.9],
        [w * 0.62, h * 0.96],
        [w * 0.62, h],
        [w, h],
      ];
  const px = pier[0]![0] === 0 ? 0.12 : 0.8;
  return (
    sky(r, p, f, { horizon: quay, sun }) +
    back +
    water(r, p, f, { top: quay, sun }) +
    mirrored('t', church + town, quay + 8 * u) +
    rect(0, quay - 2, w, 16 * u, mix(p.land, p.ink, 0.3)) +
    glints(r, f, quay + 40 * u, h, mix(p.paper, p.water, 0.3), 24) +
    masts(r, f, quay + 16 * u, w * 0.05, w * 0.95, p.ink, 9) +
    stroke(r.times(9, (n) => d`M${w * ((n + 0.5) / 9)} ${quay + 14 * u}h${44 * u}`).join(''), p.paper, 9 * u) +
    fleet.join('') +
    poly(pier, mix(p.deep, p.ink, 0.5)) +
    stroke(d`M${pier[0]![0]} ${h * 0.9}H${pier[1]![0]}`, mix(p.wall, p.land, 0.4), 9 * u) +
    company(r, p, w * px, h * 0.93, 130 * u, 2) +
    streetLamp(p, w * (px < 0.5 ? 0.31 : 0.69), h * 0.91, 230 * u) +
    birds(r, f, w * 0.5, h * 0.18, p.deep, 6)
  );
};

// Waterfall: a gorge, one or several falls, a pool with mist.
import { mix } from '#colour.ts';
import { birds } from '#parts/nature/clouds.ts';
import { fall, foamOf, mist, rocks, wall, type Fall } from '#parts/nature/gorge.ts';
import { layerPaint } from '#parts/nature/land.ts';
import { range } from '#parts/nature/mountains.ts';
import { company } from '#parts/figures/people.ts';
import { branch, shrub } from '#parts/nature/plants.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { pine, pineWood } from '#parts/nature/trees.ts';
import { water } from '#parts/nature/water.ts';
import { d, oval, path, poly, stroke } from '#svg.ts';
import type { Theme } from '#frame.ts';

export const waterfall: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const lip = h * r.range(0.3, 0.36);
  const pool = h * r.range(0.73, 0.77);
  const cx = w * r.range(0.4, 0.6);
  const sun = { ...placeSun(r, p, f, lip * 1.3), y: lip * r.range(0.42, 0.6) };
  const kind = r.int(0, 2);
  const half = u * [r.range(54, 80), r.range(190, 240), r.range(84, 110)][kind]!;
  const main: Fall = { x: cx, top: lip, foot: pool, half };
  const ledge = lip + (pool - lip) * r.range(0.42, 0.5);
  const upper: Fall = { ...main, foot: ledge, half: half * 0.8 };
  const lower: Fall = {
    ...main,
    x: cx + u * r.range(-20, 20),
    top: ledge - 6 * u,
    half: half * 1.5,
  };
  const shelf = poly(
    [
      [cx - half * 2, ledge + 6 * u],
      [cx - half * 1.6, ledge - 16 * u],
      [cx + half * 1.6, ledge - 16 * u],
      [cx + half * 2, ledge + 6 * u],
      [cx + half * 2.1, pool],
      [cx - half * 2.1, pool],
    ],
    mix(p.land, p.deep, 0.6),
  );
  const falls =
    kind === 2 ? shelf + fall(r, p, f, upper) + mist(r, p, upper, u) + fall(r, p, f, lower) : fall(r, p, f, main);
  const gap = kind === 2 ? half * 1.7 : half * 0.94;
  const basin = mix(p.deep, p.ink, 0.25);
  const left = r.chance(0.5);
  const at = (share: number) => (left ? share : 1 - share) * w;
  const woods = [true, false]
    .map((side) =>
      r
        .times(6, (n) => {
          const reach = gap + u * (80 + n * 84 + r.range(-20, 20));
          return pine(
            side ? cx - reach : cx + reach,
            lip - u * (16 + n * 15),
            u * r.range(90, 180),
            n % 2 ? p.leaf : mix(p.leaf, p.deep, 0.5),
          );
        })
        .join(''),
    )
    .join('');
  const extra =
    kind === 0 && r.chance(0.6)
      ? fall(r, p, f, {
          x: at(0.8),
          top: lip + 20 * u,
          foot: pool + 8 * u,
          half: u * r.range(16, 26),
        })
      : '';
  const arc = (k: number) => d`M${cx - k} ${pool}A${k} ${k} 0 0 1 ${cx + k} ${pool}`;
  const bow =
    p.light !== 'night' && r.chance(0.4)
      ? [p.accent, p.lamp, p.water]
          .map((ink, n) => stroke(arc((250 - n * 14) * u), ink, 13 * u, 'opacity=".4"'))
          .join('')
      : '';
  const bank = path(
    d`M${at(-0.02)} ${h * 0.82}Q${at(0.2)} ${h * 0.83} ${at(0.36)} ${h * 0.92}Q${at(0.44)} ${h * 0.98} ${at(0.6)} ${h * 1.02}L${at(-0.02)} ${h * 1.02}Z`,
    mix(p.deep, p.ink, 0.3),
  );
  const frame = r.chance(0.5)
    ? branch(r, f, !left, mix(p.leaf, p.ink, 0.45), p.ink)
    : shrub(at(0.95), h + 12, 280 * u, mix(p.leaf, p.ink, 0.5)) + shrub(at(0.84), h + 16, 190 * u, p.ink);
  return (
    sky(r, p, f, { horizon: lip * 1.2, sun }) +
    range(r, p, f, {
      foot: lip + 10 * u,
      tall: 190,
      near: 0.15,
      snow: r.chance(0.5),
      sunLeft: sun.x < cx,
    }) +
    pineWood(r, f, () => lip - 4 * u, 54, layerPaint(p, 0.4), lip + 30) +
    woods +
    poly(
      [
        [cx - gap - 60 * u, lip],
        [cx + gap + 60 * u, lip],
        [cx + gap + 90 * u, pool + 20 * u],
        [cx - gap - 90 * u, pool + 20 * u],
      ],
      basin,
    ) +
    falls +
    wall(r, p, f, { left: true, x: cx - gap, lip, foot: pool, sunny: sun.x > cx }) +
    wall(r, p, f, { left: false, x: cx + gap, lip, foot: pool, sunny: sun.x < cx }) +
    extra +
    water(r, p, f, { top: pool, calm: true }) +
    [1, 0.7, 0.42]
      .map((s) => oval(cx, pool + 40 * u, (gap + 160 * u) * s, 40 * u * s, foamOf(p), 'opacity=".3"'))
      .join('') +
    mist(r, p, kind === 2 ? lower : main, u) +
    bow +
    rocks(r, p, f, at(0.66), pool + 60 * u, 66 * u) +
    bank +
    company(r, p, at(left ? 0.25 : 0.29), h * 0.9, 104 * u, 2, 'hiker') +
    pine(at(0.05), h * 0.96, 400 * u, p.ink) +
    pine(at(0.13), h * 0.98, 270 * u, mix(p.deep, p.ink, 0.4)) +
    frame +
    birds(r, f, at(0.55), lip * 0.45, p.deep, 4)
  );
};

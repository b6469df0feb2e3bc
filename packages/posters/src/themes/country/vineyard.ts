// Vineyard: rows that run to a farmhouse.
import { mix } from '#colour.ts';
import { birds } from '#parts/nature/clouds.ts';
import { farmhouse, grapes } from '#parts/things/farm.ts';
import { hill, hillPoints, hills, layerInk, layerPaint, ridge } from '#parts/nature/land.ts';
import { company } from '#parts/figures/people.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { litCypress } from '#parts/nature/trees.ts';
import { d, fade, oval, path, stroke } from '#svg.ts';
import type { Theme } from '#frame.ts';

export const vineyard: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.5, 0.54);
  const sun = placeSun(r, p, f, horizon);
  const left = sun.x > w / 2;
  const at = (share: number) => (left ? share : 1 - share) * w;
  const vx = at(r.range(0.52, 0.68));
  const soil = mix(mix(p.wall, p.accent, 0.2), p.land, p.light === 'night' ? 0.6 : 0.15);
  const vine = mix(p.leaf, p.deep, 0.12);
  const fieldY = horizon + 60 * u;
  const rows = r.times(17, (n) => {
    const t = n - 8;
    const [x0, x1] = [vx + t * 30 * u, vx + t * 200 * u];
    const half = 58 * u;
    return {
      on: d`M${x0} ${fieldY - 2 * u}L${x1 - half} ${h + 10}H${x1 + half}Z`,
      lit: d`M${x0} ${fieldY - 2 * u}L${x1 + (left ? 0 : -half)} ${h + 10}h${half}Z`,
    };
  });
  const leaves = r
    .times(110, () => {
      const t = r.range(0.2, 1) ** 1.2;
      const n = r.int(-8, 8);
      const x = vx + n * (30 + 170 * t) * u + r.range(-40, 40) * t * u;
      return { t, data: d`M${x} ${fieldY + (h - fieldY) * t}h0` };
    })
    .map(({ t, data }) => [t, data] as const);
  const foliage = [0, 0.45, 0.75]
    .map((from, n) =>
      stroke(
        leaves
          .filter(([t]) => t >= from && t < [0.45, 0.75, 2][n]!)
          .map(([, data]) => data)
          .join(''),
        mix(p.leaf, p.low, 0.35),
        (7 + n * 9) * u,
      ),
    )
    .join('');
  const slope = (y: number, near: number) => {
    const points = hillPoints(r, f, y, 30);
    return hill(f, points, fade(mix(layerInk(p, near), p.leaf, 0.55), mix(layerInk(p, near), p.low, 0.3)));
  };
  const hx = at(r.range(0.2, 0.3));
  const avenue = r
    .times(5, (n) =>
      litCypress(
        hx + u * (110 + n * 34) * (left ? 1 : -1) + 60 * u,
        horizon + u * (34 + n * 4),
        u * r.range(92, 124),
        mix(p.leaf, p.deep, 0.6),
        mix(p.leaf, p.deep, 0.2),
      ),
    )
    .join('');
  const red = mix(p.light === 'night' ? '#4f2a63' : '#6b2748', p.accent, 0.15);
  const front = r.chance(0.55)
    ? grapes(p, at(0.12), h * r.range(0.02, 0.06), 260 * u, red) +
      grapes(p, at(0.3), -h * 0.02, 190 * u, mix(red, p.deep, 0.2)) +
      stroke(d`M${at(-0.02)} ${h * 0.03}Q${at(0.2)} ${h * 0.1} ${at(0.42)} ${-h * 0.01}`, p.ink, 9 * u)
    : '';
  const barrel = (x: number, y: number, s: number) =>
    path(
      d`M${x - s * 0.4} ${y}q${-s * 0.16} ${-s * 0.5} 0 ${-s}h${s * 0.8}q${s * 0.16} ${s * 0.5} 0 ${s}Z`,
      mix(p.accent, p.ink, 0.35),
    ) +
    stroke(d`M${x - s * 0.45} ${y - s * 0.2}h${s * 0.9}M${x - s * 0.45} ${y - s * 0.8}h${s * 0.9}`, p.ink, s * 0.06) +
    oval(x, y - s, s * 0.4, s * 0.1, mix(p.wall, p.accent, 0.3));
  return (
    sky(r, p, f, { horizon, sun }) +
    ridge(r, f, horizon - 20 * u, 110, layerPaint(p, 0.08)) +
    slope(horizon - 50 * u, 0.2) +
    slope(horizon + 4 * u, 0.42) +
    farmhouse(r, p, hx, horizon + 40 * u, 150 * u) +
    avenue +
    hills(r, f, fieldY, 6, soil) +
    path(rows.map((row) => row.on).join(''), fade(mix(vine, p.deep, 0.2), vine)) +
    path(rows.map((row) => row.lit).join(''), fade(mix(vine, p.low, 0.2), mix(vine, p.low, 0.3))) +
    foliage +
    company(r, p, vx + u * r.range(10, 60), h * 0.83, 130 * u, 2) +
    (front ? '' : barrel(at(0.1), h * 0.96, 190 * u) + barrel(at(0.24), h * 0.99, 170 * u)) +
    front +
    birds(r, f, at(0.6), h * 0.16, p.deep, 5)
  );
};

// Garden: a pond, a red bridge, blossom.
import { mix } from '#colour.ts';
import { duck } from '#parts/figures/animals.ts';
import { cottage } from '#parts/buildings/houses.ts';
import { hills, layerInk, layerPaint } from '#parts/nature/land.ts';
import { person } from '#parts/figures/people.ts';
import { grass, shrub } from '#parts/nature/plants.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { cypress, pine } from '#parts/nature/trees.ts';
import { water } from '#parts/nature/water.ts';
import { d, fade, oval, path, stroke } from '#svg.ts';
import type { Theme } from '#frame.ts';

/** A garden around a pond: a red bridge, lilies, blossom. */
export const pond: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const line = h * 0.58;
  const sun = placeSun(r, p, f, line * 0.8);
  const left = sun.x > w / 2;
  const at = (share: number) => (left ? share : 1 - share) * w;
  const blossom = r.pick([
    mix(p.accent, p.paper, 0.6),
    mix(p.accent, p.low, 0.45),
    mix(p.second, p.paper, 0.4),
  ] as const);
  const bx = at(r.range(0.56, 0.66));
  const arc = (half: number, y: number, rise: number) => d`M${bx - half} ${y}Q${bx} ${y - rise} ${bx + half} ${y}`;
  const posts = r
    .times(9, (n) => {
      const t = (n + 0.5) / 9;
      return d`M${bx + (t - 0.5) * 520 * u} ${line + 50 * u - 4 * t * (1 - t) * 75 * u}v${-52 * u}`;
    })
    .join('');
  const bridge =
    stroke(arc(290 * u, line + 60 * u, 150 * u), mix(p.accent, p.deep, 0.3), 26 * u) +
    stroke(arc(290 * u, line + 52 * u, 150 * u), p.accent, 14 * u) +
    person(r, p, { x: bx - 40 * u, y: line - 18 * u, h: 96 * u, pose: 'dress' }) +
    person(r, p, { x: bx + 20 * u, y: line - 20 * u, h: 102 * u, pose: 'stand' }) +
    stroke(posts, p.accent, 7 * u) +
    stroke(arc(280 * u, line, 150 * u), p.accent, 9 * u);
  const lilies = r
    .times(11, () => {
      const [x, y] = [w * r.range(0.1, 0.95), h * r.range(0.74, 0.97)];
      const s = u * r.range(26, 52) * (y / h);
      return (
        oval(x, y, s, s * 0.3, mix(p.leaf, p.low, 0.15)) +
        path(d`M${x} ${y}l${s} ${-s * 0.18}l${-s * 0.1} ${s * 0.3}Z`, p.water) +
        (r.chance(0.5)
          ? path(
              d`M${x - s * 0.3} ${y - s * 0.06}q${-s * 0.14} ${-s * 0.3} ${s * 0.1} ${-s * 0.26}q${s * 0.1} ${-s * 0.3} ${s * 0.2} 0q${s * 0.24} ${-s * 0.04} ${s * 0.1} ${s * 0.26}Z`,
              blossom,
            )
          : '')
      );
    })
    .join('');
  const cloudTree = (x: number, y: number, s: number) =>
    stroke(
      d`M${x} ${y}q${s * 0.1} ${-s * 0.4} ${-s * 0.04} ${-s * 0.62}M${x + s * 0.04} ${y - s * 0.32}q${s * 0.2} ${-s * 0.1} ${s * 0.34} ${-s * 0.26}M${x} ${y - s * 0.46}q${-s * 0.2} ${-s * 0.06} ${-s * 0.32} ${-s * 0.2}`,
      p.ink,
      s * 0.06,
    ) +
    [
      [-0.34, -0.7, 0.22],
      [0.36, -0.62, 0.24],
      [0, -0.8, 0.3],
      [-0.14, -0.96, 0.2],
      [0.2, -0.9, 0.2],
    ]
      .map(([dx, dy, k]) => oval(x + dx! * s, y + dy! * s, k! * s, k! * s * 0.66, blossom))
      .join('') +
    [
      [0.3, -0.68, 0.12],
      [0.02, -0.88, 0.16],
      [-0.36, -0.74, 0.1],
    ]
      .map(([dx, dy, k]) => oval(x + dx! * s, y + dy! * s, k! * s, k! * s * 0.6, mix(blossom, p.paper, 0.5)))
      .join('');
  const petals = stroke(
    r.times(30, () => d`M${w * r.range(0, 0.9)} ${h * r.range(0.4, 0.98)}h0`).join(''),
    blossom,
    7 * u,
    'opacity=".8"',
  );
  const shore = r
    .times(9, (n) =>
      shrub(
        w * ((n + r.range(0.2, 0.8)) / 9),
        line + 24 * u,
        u * r.range(110, 190),
        n % 3 ? mix(p.leaf, p.deep, r.range(0.1, 0.5)) : mix(p.leaf, p.low, 0.25),
      ),
    )
    .join('');
  const hall = cottage(p, {
    x: at(0.24),
    y: line - 10 * u,
    w: 210 * u,
    h: 74 * u,
    wall: p.wall,
    roof: mix(p.deep, p.land, 0.3),
    right: left,
  });
  return (
    sky(r, p, f, { horizon: line, sun }) +
    hills(r, f, line - 130 * u, 46, layerPaint(p, 0.15)) +
    r
      .times(7, (n) =>
        (r.chance(0.5) ? pine : cypress)(
          w * ((n + r.range(0.2, 0.8)) / 7),
          line,
          u * r.range(130, 210),
          layerInk(p, r.range(0.35, 0.65)),
        ),
      )
      .join('') +
    hills(r, f, line - 36 * u, 12, fade(mix(p.leaf, p.low, 0.3), mix(p.leaf, p.deep, 0.2))) +
    hall +
    water(r, p, f, { top: line + 10 * u, calm: true, sun }) +
    shore +
    bridge +
    `<g transform="translate(0 ${Math.round(line * 2 + 130 * u)})scale(1 -1)" opacity=".25">${stroke(arc(290 * u, line + 60 * u, 150 * u), p.accent, 22 * u)}</g>` +
    lilies +
    duck(at(0.72), h * 0.86, 64 * u, p.paper, left) +
    duck(at(0.79), h * 0.88, 52 * u, p.ink, left) +
    path(
      d`M${at(-0.02)} ${h * 0.8}Q${at(0.2)} ${h * 0.82} ${at(0.34)} ${h * 1.02}H${at(-0.02)}Z`,
      mix(p.leaf, p.ink, 0.45),
    ) +
    cloudTree(at(0.14), h * 0.88, u * r.range(520, 600)) +
    petals +
    grass(r, left ? 0 : w * 0.7, left ? w * 0.3 : w, h + 4, 80 * u, p.ink, 22)
  );
};

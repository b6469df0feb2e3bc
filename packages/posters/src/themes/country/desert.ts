// Desert: dunes and a caravan, mesas and cacti, or a camp.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { camel, rider } from '#parts/figures/animals.ts';
import { cactus, dune } from '#parts/nature/dunes.ts';
import { hill, hillPoints, hills, layerPaint, ridge } from '#parts/nature/land.ts';
import { company } from '#parts/figures/people.ts';
import { shrub } from '#parts/nature/plants.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { palm } from '#parts/nature/trees.ts';
import { d, fade, poly, rect, stroke } from '#svg.ts';
import type { Theme } from '#frame.ts';

function mesa(
  p: Palette,
  sand: string,
  shade: string,
  x: number,
  y: number,
  half: number,
  tall: number,
  near: number,
): string {
  return (
    poly(
      [
        [x - half * 1.5, y],
        [x - half, y - tall * 0.4],
        [x - half * 0.86, y - tall],
        [x + half * 0.8, y - tall * 1.02],
        [x + half * 0.95, y - tall * 0.42],
        [x + half * 1.6, y],
      ],
      fade(mix(mix(p.accent, p.land, 0.35), p.haze, near), mix(sand, p.haze, near)),
    ) +
    poly(
      [
        [x + half * 0.2, y - tall * 1.01],
        [x + half * 0.8, y - tall * 1.02],
        [x + half * 0.95, y - tall * 0.42],
        [x + half * 1.6, y],
        [x + half * 0.5, y],
      ],
      mix(shade, p.haze, near * 0.8),
    )
  );
}

function tent(p: Palette, x: number, y: number, s: number, cloth: string): string {
  return (
    poly(
      [
        [x - s * 0.8, y],
        [x - s * 0.45, y - s * 0.5],
        [x, y - s * 0.78],
        [x + s * 0.45, y - s * 0.5],
        [x + s * 0.8, y],
      ],
      cloth,
    ) +
    poly(
      [
        [x, y - s * 0.78],
        [x + s * 0.45, y - s * 0.5],
        [x + s * 0.8, y],
        [x + s * 0.2, y],
      ],
      p.deep,
      'opacity=".25"',
    ) +
    poly(
      [
        [x - s * 0.16, y],
        [x, y - s * 0.5],
        [x + s * 0.16, y],
      ],
      p.light === 'night' || p.light === 'dusk' ? p.accent : p.ink,
    ) +
    stroke(d`M${x} ${y - s * 0.78}v${-s * 0.14}`, p.ink, s * 0.028)
  );
}

export const desert: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.54, 0.6);
  const sun = placeSun(r, p, f, horizon);
  const sunLeft = sun.x < w / 2;
  const sand = p.light === 'night' ? mix(p.wall, p.land, 0.45) : mix(mix(p.accent, p.wall, 0.55), p.low, 0.2);
  const shade = mix(mix(p.accent, p.deep, 0.55), p.land, p.light === 'night' ? 0.9 : 0.25);
  const kind = r.int(0, 2);
  const at = (share: number) => (sunLeft ? share : 1 - share) * w;
  const dunes = [0.2, 0.45, 0.72].map((t, n) =>
    dune(r, f, {
      x: at([0.74, 0.22, 0.62][n]! + r.range(-0.08, 0.08)),
      y: horizon + u * (20 + n * 110),
      tall: u * r.range(120, 190) * (1 - n * 0.1),
      wide: w * r.range(0.5, 0.7),
      lit: mix(sand, p.haze, 0.45 - t * 0.5 > 0 ? 0.45 - t * 0.5 : 0),
      shade: mix(shade, p.haze, 0.4 - t * 0.5 > 0 ? 0.4 - t * 0.5 : 0),
      sunLeft,
    }),
  );
  const line = hillPoints(r, f, h * 0.86, 16);
  const lineY = (x: number) => {
    const k = Math.min(line.length - 2, Math.max(0, Math.floor((x / w) * (line.length - 1))));
    const t = (x / w) * (line.length - 1) - k;
    return line[k]![1] + (line[k + 1]![1] - line[k]![1]) * t;
  };
  const caravan = r
    .times(r.int(3, 5), (n) => {
      const x = w * 0.16 + n * 165 * u + r.range(0, 20);
      const y = lineY(x) + 8 * u;
      const ink = mix(p.ink, p.deep, n * 0.1);
      return (
        camel(x, y, 130 * u, ink, [p.accent, p.second, p.paper][n % 3]!, false) +
        (n % 2 ? '' : rider(x, y, 130 * u, p.paper, p.accent, false))
      );
    })
    .join('');
  const west =
    mesa(p, sand, shade, at(0.75), horizon + 20 * u, 130 * u, 190 * u, 0.35) +
    mesa(p, sand, shade, at(0.22), horizon + 50 * u, 170 * u, 260 * u, 0.1) +
    mesa(p, sand, shade, at(0.5), horizon + 10 * u, 60 * u, 120 * u, 0.5);
  const near = hill(f, line, fade(mix(sand, p.paper, p.light === 'night' ? 0.05 : 0.15), mix(sand, shade, 0.55)));
  const oasis =
    palm(r, at(0.86), h * 0.92, 330 * u, mix(p.leaf, p.deep, 0.4), p.ink) +
    palm(r, at(0.92), h * 0.95, 250 * u, mix(p.leaf, p.deep, 0.6), p.ink) +
    shrub(at(0.89), h * 0.95, 150 * u, mix(p.leaf, p.ink, 0.5));
  const tents = [0.2, 0.36]
    .map((t, n) => tent(p, at(t), h * 0.88 + n * 14 * u, u * r.range(130, 160), n ? p.second : p.paper))
    .join('');
  const life =
    kind === 0
      ? near + caravan
      : kind === 1
        ? near +
          cactus(at(0.85), h * 0.95, 330 * u, mix(p.leaf, p.deep, 0.4), mix(p.leaf, p.low, 0.3)) +
          cactus(at(0.72), h * 0.89, 150 * u, mix(p.leaf, p.deep, 0.3), mix(p.leaf, p.low, 0.4)) +
          cactus(at(0.08), h * 0.93, 210 * u, mix(p.leaf, p.deep, 0.5), mix(p.leaf, p.low, 0.2)) +
          shrub(at(0.93), h, 190 * u, mix(p.leaf, p.ink, 0.4)) +
          company(r, p, at(0.36), h * 0.93, 100 * u, 2, 'hiker')
        : near +
          tents +
          oasis +
          company(r, p, at(0.52), h * 0.93, 96 * u) +
          camel(at(0.68), h * 0.91, 140 * u, mix(p.ink, p.deep, 0.3), p.accent, sunLeft);
  return (
    sky(r, p, f, { horizon, sun }) +
    ridge(r, f, horizon + 20 * u, 60, layerPaint(p, 0.1)) +
    rect(0, horizon + 12 * u, w, h, mix(sand, p.haze, 0.3)) +
    (kind === 1 ? west : dunes.join('')) +
    (kind === 1 ? hills(r, f, h * 0.76, 22, mix(sand, shade, 0.3)) : '') +
    life
  );
};

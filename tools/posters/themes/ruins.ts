// Ruins: columns, an amphitheatre or a stepped pyramid.
import { mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import { shadeOf } from '../parts/buildings.ts';
import { birds } from '../parts/clouds.ts';
import { hills, layerInk, layerPaint } from '../parts/land.ts';
import { company } from '../parts/people.ts';
import { grass, shrub } from '../parts/plants.ts';
import { placeSun, sky } from '../parts/sky.ts';
import { cypress, stonePine } from '../parts/trees.ts';
import type { Random } from '../random.ts';
import { d, fade, group, path, poly, rect, stroke, type Point } from '../svg.ts';
import type { Frame, Theme } from '../theme.ts';

/** Columns with a broken entablature. */
export function columns(r: Random, p: Palette, f: Frame, cx: number, y: number): string {
  const { u } = f;
  const [count, step, tall] = [r.int(6, 8), 86 * u, u * r.range(290, 330)];
  const x0 = cx - ((count - 1) * step) / 2;
  const stone = mix(p.wall, p.paper, 0.2);
  const broken = r.chance(0.5) ? count - 1 : 0;
  const one = (n: number) => {
    const [x, t, half] = [x0 + n * step, n === broken ? tall * 0.55 : tall, 21 * u];
    return (
      poly(
        [
          [x - half, y],
          [x - half * 0.8, y - t],
          [x + half * 0.8, y - t],
          [x + half, y],
        ],
        stone,
      ) +
      poly(
        [
          [x + half * 0.15, y],
          [x + half * 0.12, y - t],
          [x + half * 0.8, y - t],
          [x + half, y],
        ],
        shadeOf(p, stone),
      ) +
      stroke(
        d`M${x - half * 0.45} ${y - 6 * u}L${x - half * 0.36} ${y - t + 6 * u}`,
        shadeOf(p, stone),
        3 * u,
        'opacity=".6"',
      ) +
      (n === broken
        ? ''
        : path(
            d`M${x - half * 1.5} ${y - t}h${half * 3}l${-half * 0.4} ${16 * u}h${-half * 2.2}Z`,
            mix(stone, p.paper, 0.4),
          ))
    );
  };
  const [from, to] = broken
    ? [x0 - 40 * u, x0 + (count - 2) * step + 34 * u]
    : [x0 + step - 34 * u, x0 + (count - 1) * step + 40 * u];
  const roof =
    rect(from, y - tall - 40 * u, to - from, 42 * u, stone) +
    rect(from, y - tall - 12 * u, to - from, 8 * u, shadeOf(p, stone)) +
    poly(
      broken
        ? [
            [from - 8 * u, y - tall - 40 * u],
            [from + (to - from) * 0.5, y - tall - 128 * u],
            [from + (to - from) * 0.66, y - tall - 98 * u],
            [from + (to - from) * 0.72, y - tall - 40 * u],
          ]
        : [
            [to + 8 * u, y - tall - 40 * u],
            [to - (to - from) * 0.5, y - tall - 128 * u],
            [to - (to - from) * 0.66, y - tall - 98 * u],
            [to - (to - from) * 0.72, y - tall - 40 * u],
          ],
      mix(stone, p.paper, 0.3),
    );
  return (
    r
      .times(3, (n) =>
        rect(
          x0 - (50 + n * 26) * u,
          y + n * 18 * u - 2,
          (count - 1) * step + (100 + n * 52) * u,
          20 * u,
          n % 2 ? stone : mix(stone, p.land, 0.25),
        ),
      )
      .join('') +
    roof +
    r.times(count, one).join('')
  );
}

/** A ring of arches, half fallen. */
function amphitheatre(r: Random, p: Palette, f: Frame, cx: number, y: number): string {
  const { u } = f;
  const stone = mix(p.wall, p.accent, 0.12);
  const fallen = r.chance(0.5) ? 1 : -1;
  const tier = (level: number) => {
    const [half, top] = [(400 - level * 8) * u, y - (level + 1) * 108 * u];
    const cut = level === 2 ? -0.1 : level === 1 ? 0.62 : 1;
    const [a, b] = fallen > 0 ? [cx - half, cx + half * cut] : [cx - half * cut, cx + half];
    const count = Math.round((b - a) / (62 * u));
    const holes = r
      .times(count, (n) => {
        const t = (n + 0.5) / count;
        const x = a + (b - a) * t;
        const squeeze = 1 - Math.abs((x - cx) / half) ** 3 * 0.55;
        const aw = 19 * u * squeeze;
        return d`M${x - aw} ${top + 92 * u}v${-42 * u}a${aw} ${aw} 0 0 1 ${aw * 2} 0v${42 * u}Z`;
      })
      .join('');
    const rim: Point[] =
      fallen > 0
        ? [
            [b, top + 108 * u],
            [b - 8 * u, top + 60 * u],
            [b - 34 * u, top + 30 * u],
            [b - 40 * u, top],
          ]
        : [
            [a + 40 * u, top],
            [a + 34 * u, top + 30 * u],
            [a + 8 * u, top + 60 * u],
            [a, top + 108 * u],
          ];
    const shape: Point[] =
      fallen > 0 ? [[a, top], [a, top + 108 * u], ...rim] : [[b, top + 108 * u], [b, top], ...rim];
    return (
      poly(shape, level === 1 ? mix(stone, p.paper, 0.15) : stone) +
      path(holes, level ? mix(p.deep, stone, 0.15) : p.deep) +
      rect(a + (fallen > 0 ? 0 : 40 * u), top, b - a - 40 * u, 10 * u, mix(stone, p.paper, 0.5))
    );
  };
  const inner = rect(cx - 380 * u, y - 150 * u, 760 * u, 150 * u, shadeOf(p, stone));
  return inner + tier(0) + tier(1) + tier(2);
}

/** A stepped pyramid with its stair. */
function pyramid(r: Random, p: Palette, f: Frame, cx: number, y: number): string {
  const { u } = f;
  const stone = mix(p.wall, p.land, 0.2);
  const count = r.int(6, 8);
  const step = 340 / count;
  const tiers = r
    .times(count, (n) => {
      const [half, top] = [(430 - n * (320 / count)) * u, y - (n + 1) * step * u];
      const s = 14 * u;
      return (
        poly(
          [
            [cx - half, top + step * u],
            [cx - half + s, top],
            [cx + half - s, top],
            [cx + half, top + step * u],
          ],
          n % 2 ? stone : mix(stone, p.paper, 0.14),
        ) +
        poly(
          [
            [cx + half * 0.3, top],
            [cx + half - s, top],
            [cx + half, top + step * u],
            [cx + half * 0.3, top + step * u],
          ],
          shadeOf(p, stone),
          'opacity=".75"',
        )
      );
    })
    .join('');
  const top = y - 340 * u;
  const steps = r
    .times(
      16,
      (n) => d`M${cx - (82 - n * 1.8) * u} ${y - n * 21 * u - 8 * u}h${(164 - n * 3.6) * u}`,
    )
    .join('');
  return (
    tiers +
    rect(cx - 74 * u, top - 74 * u, 148 * u, 78 * u, mix(stone, p.paper, 0.2)) +
    rect(cx + 26 * u, top - 74 * u, 48 * u, 78 * u, shadeOf(p, stone)) +
    rect(cx - 84 * u, top - 84 * u, 168 * u, 14 * u, stone) +
    [-46, -8, 30].map((at) => rect(cx + at * u, top - 46 * u, 20 * u, 50 * u, p.ink)).join('') +
    poly(
      [
        [cx - 88 * u, y],
        [cx - 56 * u, top],
        [cx + 56 * u, top],
        [cx + 88 * u, y],
      ],
      mix(stone, p.paper, 0.38),
    ) +
    stroke(steps, shadeOf(p, stone), 3 * u)
  );
}

export const ruins: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const y = h * r.range(0.7, 0.74);
  const sun = placeSun(r, p, f, y);
  const cx = w * r.range(0.44, 0.58);
  const kind = r.int(0, 3);
  const drum = (x: number, yy: number, s: number) =>
    group(
      rect(x - s, yy - s * 1.1, s * 2, s * 1.1, shadeOf(p, p.wall)) +
        `<ellipse cx="${Math.round(x)}" cy="${Math.round(yy - s * 1.1)}" rx="${Math.round(s)}" ry="${Math.round(s * 0.32)}" fill="${p.wall}"/>`,
      'opacity="1"',
    );
  const monument =
    kind < 2
      ? columns(r, p, f, cx, y)
      : kind === 2
        ? amphitheatre(r, p, f, cx, y + 16 * u)
        : pyramid(r, p, f, cx, y + 16 * u);
  const left = r.chance(0.5);
  const at = (share: number) => (left ? share : 1 - share) * w;
  const pines =
    kind === 3
      ? [0.04, 0.12, 0.2]
          .map((t, n) =>
            shrub(
              at(t),
              h * (1 + n * 0.01),
              u * r.range(220, 320),
              mix(p.leaf, p.ink, n * 0.3 + 0.2),
            ),
          )
          .join('')
      : stonePine(
          r,
          at(0.11),
          h * 0.99,
          u * r.range(470, 560),
          mix(p.leaf, p.deep, 0.4),
          mix(p.leaf, p.low, 0.1),
          p.ink,
        ) +
        cypress(at(0.93), h * 0.95, u * r.range(260, 340), mix(p.leaf, p.ink, 0.45)) +
        cypress(at(0.98), h * 0.97, u * r.range(200, 260), mix(p.leaf, p.ink, 0.6));
  return (
    sky(r, p, f, { horizon: y, sun }) +
    hills(r, f, h * 0.6, 40, layerPaint(p, 0.1)) +
    hills(r, f, h * 0.66, 26, layerPaint(p, 0.32)) +
    r
      .times(5, (n) =>
        cypress(w * ((n + r.range(0, 1)) / 5), y - 4 * u, u * r.range(60, 110), layerInk(p, 0.5)),
      )
      .join('') +
    monument +
    hills(r, f, y + 34 * u, 8, fade(mix(p.wall, p.leaf, 0.5), mix(p.leaf, p.deep, 0.45))) +
    drum(at(0.62), h * 0.9, 44 * u) +
    drum(at(0.71), h * 0.93, 50 * u) +
    (kind === 3 ? '' : drum(at(0.66), h * 0.97, 46 * u)) +
    company(r, p, at(left ? 0.34 : 0.42), h * 0.93, 120 * u) +
    grass(r, 0, w, h + 4, 46 * u, mix(p.leaf, p.ink, 0.5), 40) +
    pines +
    birds(r, f, at(0.6), h * 0.16, p.deep)
  );
};

// Columns, an amphitheatre, a stepped pyramid.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { shadeOf } from './buildings.ts';
import type { Random } from '#random.ts';
import { d, path, poly, rect, stroke, type Point } from '#svg.ts';
import type { Frame } from '#frame.ts';

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
export function amphitheatre(r: Random, p: Palette, f: Frame, cx: number, y: number): string {
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
    const shape: Point[] = fallen > 0 ? [[a, top], [a, top + 108 * u], ...rim] : [[b, top + 108 * u], [b, top], ...rim];
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
export function pyramid(r: Random, p: Palette, f: Frame, cx: number, y: number): string {
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
    .times(16, (n) => d`M${cx - (82 - n * 1.8) * u} ${y - n * 21 * u - 8 * u}h${(164 - n * 3.6) * u}`)
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

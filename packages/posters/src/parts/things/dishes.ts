// Plates, glasses and herbs seen from above.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';
import { d, disc, oval, path, rect, stroke } from '#svg.ts';

type Dish = (x: number, y: number, s: number) => string;

/** What dishes are made of. */
function basics(r: Random, p: Palette) {
  const glass = (x: number, y: number, s: number, ink: string) =>
    disc(x + s * 0.25, y + s * 0.3, s, p.ink, 'opacity=".2"') +
    disc(x, y, s, mix(p.paper, p.water, 0.3)) +
    disc(x, y, s * 0.78, ink) +
    path(
      d`M${x - s * 0.5} ${y - s * 0.2}a${s * 0.55} ${s * 0.55} 0 0 1 ${s * 0.5} ${-s * 0.36}`,
      'none',
      `stroke="${p.paper}" stroke-width="${Math.round(s * 0.1)}"`,
    );
  const dish = (x: number, y: number, s: number, rim: string, base: string) =>
    disc(x + s * 0.1, y + s * 0.13, s, p.ink, 'opacity=".22"') +
    disc(x, y, s, rim) +
    disc(x, y, s * 0.86, p.paper) +
    disc(x, y, s * 0.8, base);
  const ring = (
    x: number,
    y: number,
    s: number,
    count: number,
    k: number,
    draw: (px: number, py: number, a: number, n: number) => string,
  ) =>
    r
      .times(count, (n) => {
        const a = (n / count) * Math.PI * 2 + 0.3;
        return draw(x + Math.cos(a) * s * k, y + Math.sin(a) * s * k, a, n);
      })
      .join('');
  const slice = (x: number, y: number, a: number, s: number, ink: string) =>
    path(
      d`M${x + Math.cos(a) * s} ${y + Math.sin(a) * s}A${s} ${s} 0 0 1 ${x - Math.cos(a) * s} ${y - Math.sin(a) * s}Z`,
      ink,
    );
  const leaves = (x: number, y: number, s: number, count: number) =>
    path(
      r
        .times(count, () => {
          const [a, k, l] = [r.range(0, 6.28), r.range(0, s * 0.6), s * 0.2];
          const [px, py] = [x + Math.cos(a) * k, y + Math.sin(a) * k];
          return d`M${px} ${py}q${l} ${-l * 0.7} ${l * 1.4} ${l * 0.4}q${-l} ${l * 0.5} ${-l * 1.4} ${-l * 0.4}Z`;
        })
        .join(''),
      mix(p.leaf, p.low, 0.1),
    );
  return { glass, dish, ring, slice, leaves };
}

/** Five dishes, a glass and herbs in the inks of a picture. */
export function dishes(r: Random, p: Palette) {
  const { glass, dish, ring, slice, leaves } = basics(r, p);
  const rim = r.pick([p.water, p.accent, mix(p.water, p.paper, 0.4), p.second] as const);
  const kinds: Dish[] = [
    (x: number, y: number, s: number) =>
      dish(x, y, s, rim, mix(p.second, p.accent, 0.3)) +
      ring(x, y, s, 9, 0.5, (px, py, a, n) =>
        n % 3
          ? path(
              d`M${px - s * 0.13} ${py}q${s * 0.1} ${-s * 0.2} ${s * 0.24} ${-s * 0.06}q${s * 0.02} ${s * 0.12} ${-s * 0.08} ${s * 0.12}q0 ${-s * 0.1} ${-s * 0.16} ${-s * 0.06}Z`,
              p.accent,
            )
          : oval(
              px,
              py,
              s * 0.15,
              s * 0.09,
              p.ink,
              `transform="rotate(${Math.round(a * 57)} ${Math.round(px)} ${Math.round(py)})"`,
            ),
      ) +
      leaves(x, y, s, 6) +
      [0.2, 2.3, 4.4]
        .map((a) => slice(x + Math.cos(a) * s * 0.66, y + Math.sin(a) * s * 0.66, a, s * 0.14, p.second))
        .join(''),
    (x: number, y: number, s: number) =>
      dish(x, y, s, rim, mix(p.leaf, p.low, 0.35)) +
      leaves(x, y, s, 14) +
      ring(
        x,
        y,
        s,
        5,
        0.42,
        (px, py) => disc(px, py, s * 0.14, p.accent) + disc(px - s * 0.04, py - s * 0.04, s * 0.04, p.paper),
      ) +
      disc(x, y, s * 0.2, p.paper) +
      disc(x, y, s * 0.1, p.second),
    (x: number, y: number, s: number) =>
      dish(x, y, s, mix(p.ink, p.water, 0.4), mix(p.accent, p.wall, 0.35)) +
      stroke(
        r
          .times(
            5,
            (n) => d`M${x - s * 0.5} ${y - s * 0.3 + n * s * 0.15}q${s * 0.25} ${-s * 0.16} ${s * 0.5} 0t${s * 0.5} 0`,
          )
          .join(''),
        mix(p.second, p.paper, 0.4),
        s * 0.06,
      ) +
      slice(x + s * 0.3, y - s * 0.26, 2.4, s * 0.25, p.paper) +
      disc(x + s * 0.24, y - s * 0.2, s * 0.1, p.second) +
      leaves(x - s * 0.3, y + s * 0.2, s * 0.5, 6),
    (x: number, y: number, s: number) =>
      disc(x + s * 0.08, y + s * 0.1, s, p.ink, 'opacity=".22"') +
      disc(x, y, s, mix(p.accent, p.wall, 0.5)) +
      disc(x, y, s * 0.86, mix(p.accent, p.second, 0.4)) +
      ring(x, y, s, 7, 0.52, (px, py) => disc(px, py, s * 0.13, mix(p.accent, p.deep, 0.2))) +
      leaves(x, y, s, 5) +
      stroke(
        [0, 1.05, 2.1]
          .map((a) => d`M${x - Math.cos(a) * s} ${y - Math.sin(a) * s}L${x + Math.cos(a) * s} ${y + Math.sin(a) * s}`)
          .join(''),
        mix(p.wall, p.paper, 0.5),
        s * 0.03,
      ),
    (x: number, y: number, s: number) =>
      rect(
        x - s,
        y - s * 0.6,
        s * 2,
        s * 1.2,
        p.ink,
        `rx="${Math.round(s * 0.1)}" opacity=".2" transform="translate(${Math.round(s * 0.08)} ${Math.round(s * 0.1)})"`,
      ) +
      rect(x - s, y - s * 0.6, s * 2, s * 1.2, mix(p.ink, p.accent, 0.3), `rx="${Math.round(s * 0.1)}"`) +
      r
        .times(8, (n) => {
          const [px, py] = [x - s * 0.7 + (n % 4) * s * 0.46, y - s * 0.26 + Math.floor(n / 4) * s * 0.54];
          return (
            rect(px - s * 0.17, py - s * 0.16, s * 0.34, s * 0.32, p.paper, `rx="${Math.round(s * 0.08)}"`) +
            oval(px, py, s * 0.14, s * 0.1, r.pick([p.accent, p.second, p.leaf] as const))
          );
        })
        .join(''),
  ];
  return { glass, leaves, kinds };
}

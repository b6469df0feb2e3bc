// Northern lights.
import type { Random } from '#random.ts';
import { curve, d, path, stroke, through, type Point } from '#svg.ts';
import type { Frame } from '#frame.ts';

type Trio = readonly [string, string, string];

export const northern: readonly [Trio, ...Trio[]] = [
  ['#5ff0a8', '#1fb58f', '#7d6bd6'],
  ['#8df7b4', '#2fc3b0', '#d36bb4'],
  ['#66e8d0', '#3f9fe0', '#9a6be0'],
  ['#b6f58a', '#3fd08a', '#e07f9a'],
];

/** One curtain of light: a bright lower hem and long rays that fade upwards. */
export function curtain(r: Random, f: Frame, y: number, ink: string, tip: string, opacity: number): string {
  const { width: w, u } = f;
  const phase = r.range(0, 6);
  const hem = r.times(9, (n): Point => [
    w * (n / 8) * 1.1 - w * 0.05,
    y + u * (Math.sin(phase + n * 0.9) * 66 + (n - 4) * r.range(-9, 9)),
  ]);
  const tops = hem.map(([x, hy], n): Point => [x + u * 50, hy - u * (200 + Math.sin(phase * 2 + n * 1.7) * 90)]);
  const strips = hem
    .slice(0, -1)
    .flatMap(([x, hy], n) => {
      const [nx, ny] = hem[n + 1]!;
      const count = 3;
      return r.times(count, (k) => {
        const t = (k + r.range(0, 1)) / count;
        const px = x + (nx - x) * t;
        const py = hy + (ny - hy) * t;
        const tall = u * r.range(150, 330);
        const half = u * r.range(6, 18);
        return d`M${px - half} ${py}L${px + 40 * u} ${py - tall}L${px + half} ${py}Z`;
      });
    })
    .join('');
  return (
    path(
      `${curve(hem)}L${Math.round(tops.at(-1)![0])} ${Math.round(tops.at(-1)![1])}${through(tops.toReversed())}Z`,
      `url(#up-${ink.slice(1)}-${tip.slice(1)})`,
      `opacity="${opacity}"`,
    ) +
    path(strips, `url(#up-${ink.slice(1)}-${tip.slice(1)})`, `opacity="${opacity * 0.6}"`) +
    stroke(curve(hem), ink, 9 * u, `opacity="${opacity}"`) +
    stroke(curve(hem), '#f4fff4', 3 * u, `opacity="${opacity * 0.7}"`)
  );
}

export const rising = (ink: string, tip: string): string =>
  `<defs><linearGradient id="up-${ink.slice(1)}-${tip.slice(1)}" x2="0" y2="1"><stop stop-color="${tip}" stop-opacity="0"/><stop offset=".5" stop-color="${tip}" stop-opacity=".45"/><stop offset="1" stop-color="${ink}" stop-opacity=".85"/></linearGradient></defs>`;

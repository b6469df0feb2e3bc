// A kayak and its paddlers.
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';
import { d, disc, oval, path, stroke } from '#svg.ts';

/** A kayak seen from the side; one or two paddlers with vests. */
export function kayakOf(
  r: Random,
  p: Palette,
  x: number,
  y: number,
  s: number,
  hull: string,
  pair: boolean,
  left: boolean,
): string {
  const seat = (at: number, vest: string) => {
    const px = x + at * s;
    const tilt = r.range(0.1, 0.2) * (left ? -1 : 1);
    const helm = r.pick([p.paper, p.second, p.accent] as const);
    return (
      path(
        d`M${px - s * 0.055} ${y - s * 0.07}q${-s * 0.008} ${-s * 0.14} ${s * 0.02} ${-s * 0.16}h${s * 0.07}q${s * 0.03} ${s * 0.03} ${s * 0.02} ${s * 0.16}Z`,
        vest,
      ) +
      disc(px, y - s * 0.275, s * 0.036, '#a86f4a') +
      path(
        d`M${px - s * 0.06} ${y - s * 0.285}h${s * 0.12}l${-s * 0.022} ${-s * 0.012}q${-s * 0.006} ${-s * 0.04} ${-s * 0.038} ${-s * 0.04}t${-s * 0.038} ${s * 0.04}Z`,
        helm,
      ) +
      stroke(
        d`M${px - s * 0.24} ${y - s * 0.15 - tilt * s * 0.5}L${px + s * 0.26} ${y - s * 0.15 + tilt * s * 0.5}`,
        p.ink,
        s * 0.014,
      ) +
      oval(px - s * 0.26, y - s * 0.16 - tilt * s * 0.53, s * 0.05, s * 0.02, helm) +
      oval(px + s * 0.28, y - s * 0.14 + tilt * s * 0.53, s * 0.05, s * 0.02, helm) +
      stroke(d`M${px - s * 0.03} ${y - s * 0.2}l${s * 0.07} ${s * 0.06}`, '#a86f4a', s * 0.026)
    );
  };
  const vests = r.shuffle([p.accent, p.second, p.paper]).filter((ink) => ink !== hull);
  return (
    oval(x, y + s * 0.02, s * 0.55, s * 0.03, p.ink, 'opacity=".35"') +
    (pair ? seat(-0.16, vests[0]!) + seat(0.16, vests[1] ?? p.paper) : seat(0, vests[0]!)) +
    path(
      d`M${x - s * 0.56} ${y - s * 0.1}Q${x} ${y - s * 0.06} ${x + s * 0.56} ${y - s * 0.1}Q${x + s * 0.3} ${y + s * 0.03} ${x} ${y + s * 0.03}T${x - s * 0.56} ${y - s * 0.1}Z`,
      hull,
    ) +
    stroke(
      d`M${x - s * 0.46} ${y - s * 0.062}Q${x} ${y - s * 0.026} ${x + s * 0.46} ${y - s * 0.062}`,
      p.paper,
      s * 0.01,
    )
  );
}

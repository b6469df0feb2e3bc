// A bicycle from the side.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { d, disc, oval, path, stroke, type Point } from '#svg.ts';

/** A bicycle on the ground at y, wheel base 1 s; type town or racing. */
export function bicycleOf(
  p: Palette,
  x: number,
  y: number,
  s: number,
  frame: string,
  racing: boolean,
  basket: boolean,
): string {
  const wheel = s * 0.34;
  const [rear, front] = [x - s * 0.52, x + s * 0.52];
  const hub = y - wheel;
  const spokes = (cx: number) =>
    Array.from(
      { length: 6 },
      (_, n) =>
        d`M${cx - Math.cos((n * Math.PI) / 6) * wheel} ${hub - Math.sin((n * Math.PI) / 6) * wheel}L${cx + Math.cos((n * Math.PI) / 6) * wheel} ${hub + Math.sin((n * Math.PI) / 6) * wheel}`,
    ).join('');
  const rim = (cx: number) =>
    `<circle cx="${Math.round(cx)}" cy="${Math.round(hub)}" r="${Math.round(wheel)}" fill="none" stroke="${p.ink}" stroke-width="${(s * 0.034).toFixed(1)}"/>`;
  const [crank, seat, head]: Point[] = [
    [x - s * 0.1, hub + s * 0.03],
    [x - s * 0.24, hub - s * 0.38],
    [x + s * 0.34, hub - s * 0.42],
  ] as Point[] as [Point, Point, Point];
  const tube = racing
    ? d`M${seat![0]} ${seat![1]}L${head![0]} ${head![1]}`
    : d`M${seat![0] + s * 0.03} ${seat![1] + s * 0.12}Q${x + s * 0.08} ${hub - s * 0.1} ${head![0]} ${head![1] + s * 0.06}`;
  const frames = d`M${rear} ${hub}L${crank![0]} ${crank![1]}L${head![0] + s * 0.02} ${head![1] + s * 0.08}M${rear} ${hub}L${seat![0]} ${seat![1] + s * 0.04}M${seat![0] - s * 0.02} ${seat![1] - s * 0.06}L${crank![0]} ${crank![1]}M${front} ${hub}Q${head![0] + s * 0.1} ${hub - s * 0.2} ${head![0]} ${head![1] - s * 0.08}`;
  const bars = racing
    ? d`M${head![0] - s * 0.02} ${head![1] - s * 0.08}h${s * 0.1}q${s * 0.08} ${s * 0.02} ${s * 0.02} ${s * 0.11}`
    : d`M${head![0] + s * 0.03} ${head![1] - s * 0.13}q${-s * 0.1} ${-s * 0.04} ${-s * 0.17} ${s * 0.02}M${head![0]} ${head![1] - s * 0.06}l${s * 0.03} ${-s * 0.07}`;
  const guards = racing
    ? ''
    : stroke(
        d`M${rear - wheel * 1.1} ${hub}A${wheel * 1.1} ${wheel * 1.1} 0 0 1 ${rear + wheel * 0.7} ${hub - wheel * 0.84}M${front - wheel * 0.4} ${hub - wheel * 1.02}A${wheel * 1.1} ${wheel * 1.1} 0 0 1 ${front + wheel * 1.05} ${hub - wheel * 0.3}`,
        frame,
        s * 0.024,
      );
  const load = basket ? basketOf(p, head!, s) : '';
  return (
    oval(x, y + s * 0.01, s * 0.86, s * 0.035, p.ink, 'opacity=".3"') +
    stroke(spokes(rear) + spokes(front), mix(p.ink, p.haze, 0.45), s * 0.007) +
    rim(rear) +
    rim(front) +
    guards +
    stroke(frames + tube, frame, s * 0.036) +
    stroke(bars, p.ink, s * 0.028) +
    path(
      d`M${seat![0] - s * 0.15} ${seat![1] - s * 0.1}q${s * 0.12} ${-s * 0.03} ${s * 0.26} ${s * 0.015}q${-s * 0.1} ${s * 0.03} ${-s * 0.14} ${s * 0.06}q${-s * 0.08} ${s * 0.01} ${-s * 0.12} ${-s * 0.075}Z`,
      p.ink,
    ) +
    disc(crank![0], crank![1], s * 0.07, 'none', `stroke="${p.ink}" stroke-width="${(s * 0.022).toFixed(1)}"`) +
    stroke(
      d`M${crank![0] - s * 0.05} ${crank![1] - s * 0.1}l${s * 0.1} ${s * 0.2}m${-s * 0.03} 0h${s * 0.08}m${-s * 0.22} ${-s * 0.2}h${s * 0.09}M${rear} ${hub}L${crank![0]} ${crank![1] + s * 0.06}`,
      p.ink,
      s * 0.018,
    ) +
    disc(rear, hub, s * 0.026, p.ink) +
    disc(front, hub, s * 0.026, p.ink) +
    load
  );
}

/** A basket of flowers before the handlebars at `head`. */
function basketOf(p: Palette, head: Point, s: number): string {
  return (
    path(d`M${head[0] + s * 0.05} ${head[1] - s * 0.1}h${s * 0.3}l${-s * 0.05} ${s * 0.2}h${-s * 0.2}Z`, p.wall) +
    stroke(
      d`M${head[0] + s * 0.06} ${head[1] - s * 0.03}h${s * 0.27}M${head[0] + s * 0.08} ${head[1] + s * 0.04}h${s * 0.23}`,
      mix(p.wall, p.ink, 0.5),
      s * 0.012,
    ) +
    [
      [0.1, 0],
      [0.17, 1],
      [0.24, 2],
      [0.3, 0],
    ]
      .map(([dx, n]) =>
        disc(head[0] + dx! * s, head[1] - s * (n === 1 ? 0.17 : 0.13), s * 0.045, [p.accent, p.paper, p.second][n!]!),
      )
      .join('')
  );
}

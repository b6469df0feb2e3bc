// Dunes and cacti.
import { mix } from '#colour.ts';
import type { Random } from '#random.ts';
import { d, fade, path, stroke } from '#svg.ts';
import type { Frame } from '#frame.ts';

/** A dune: a sharp crest, one side lit and one in shade. */
export function dune(
  r: Random,
  f: Frame,
  o: {
    x: number;
    y: number;
    tall: number;
    wide: number;
    lit: string;
    shade: string;
    sunLeft: boolean;
  },
): string {
  const sign = o.sunLeft ? 1 : -1;
  const top = o.y - o.tall;
  const foot = f.height + 10;
  const crest = d`M${o.x} ${top}C${o.x - sign * o.wide * 0.1} ${top + o.tall * 0.5} ${o.x + sign * o.wide * 0.34} ${top + o.tall * 0.75} ${o.x + sign * o.wide * r.range(0.1, 0.22)} ${o.y + o.tall * 0.5}`;
  const flank = (side: number) =>
    d`M${o.x} ${top}C${o.x + side * o.wide * 0.3} ${top + o.tall * 0.16} ${o.x + side * o.wide * 0.55} ${o.y} ${o.x + side * o.wide} ${o.y + 20 * f.u}V${foot}H${o.x}Z`;
  const shaded = d`C${o.x + sign * o.wide * 0.3} ${top + o.tall * 0.16} ${o.x + sign * o.wide * 0.55} ${o.y} ${o.x + sign * o.wide} ${o.y + 20 * f.u}V${foot}H${o.x + sign * o.wide * 0.2}`;
  const under = crest.slice(1).split('C');
  const [start, curveData] = [under[0]!, under[1]!];
  const ends = curveData.match(/-?\d+/g)!.map(Number);
  const back = d`L${ends[4]!} ${ends[5]!}C${ends[2]!} ${ends[3]!} ${ends[0]!} ${ends[1]!} `;
  return (
    path(flank(-sign) + flank(sign), fade(o.lit, mix(o.lit, o.shade, 0.3))) +
    path(`M${start}${shaded}${back}${start}Z`, fade(o.shade, mix(o.shade, o.lit, 0.4)))
  );
}

export function cactus(x: number, y: number, h: number, ink: string, light: string): string {
  const body = d`M${x} ${y}V${y - h}M${x} ${y - h * 0.34}h${-h * 0.14}q${-h * 0.1} 0 ${-h * 0.1} ${-h * 0.1}v${-h * 0.2}M${x} ${y - h * 0.22}h${h * 0.13}q${h * 0.1} 0 ${h * 0.1} ${-h * 0.1}v${-h * 0.3}`;
  return (
    stroke(body, ink, h * 0.12) + stroke(body, light, h * 0.018, `transform="translate(${Math.round(-h * 0.025)} 0)"`)
  );
}

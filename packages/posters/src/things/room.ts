// The inside of a house with a window to the place's view.
import { mix } from '#colour.ts';
import { frameOf, type Frame } from '#frame.ts';
import type { Palette } from '#palettes.ts';
import { d, fade, rect, stroke } from '#svg.ts';

/** A nested document clips the view to the window. */
const pane = (x: number, y: number, w: number, h: number, view: string): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${h}">${view}</svg>`;

export function room(p: Palette, f: Frame, view: (frame: Frame) => string, o: { left: boolean }): string {
  const { width: w, height: h, u } = f;
  const wall =
    p.light === 'night'
      ? mix(p.land, p.deep, 0.45)
      : p.light === 'dusk'
        ? mix(p.wall, p.land, 0.55)
        : mix(p.wall, p.haze, 0.3);
  const [ww, wh] = [Math.round(400 * u), Math.round(330 * u)];
  const [x, y] = [Math.round(o.left ? w * 0.07 : w * 0.93 - ww), Math.round(h * 0.16)];
  const seen = view(frameOf({ width: ww, height: wh }));
  return (
    rect(0, 0, w, h, fade(mix(wall, p.paper, p.light === 'night' ? 0 : 0.15), wall)) +
    (seen &&
      pane(x, y, ww, wh, seen) +
        stroke(d`M${x} ${y}h${ww}v${wh}h${-ww}ZM${x + ww / 2} ${y}v${wh}`, p.paper, 13 * u) +
        rect(x - 20 * u, y + wh, ww + 40 * u, 20 * u, p.paper))
  );
}

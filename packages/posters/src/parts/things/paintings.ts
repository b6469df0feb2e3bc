// Pictures in a picture, an amphora.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { skinOf } from '../figures/people.ts';
import type { Random } from '#random.ts';
import { d, disc, fade, oval, path, put, rect, stroke } from '#svg.ts';
import type { Frame } from '#frame.ts';

/** A picture in a picture: a small view, shapes, a portrait or a still life. */
export function painting(r: Random, p: Palette, f: Frame, x: number, y: number, w: number, h: number): string {
  const gold = r.pick([p.second, mix(p.second, p.accent, 0.4), p.ink, p.paper] as const);
  const b = 14 * f.u;
  const frame =
    rect(x + b * 0.6, y + b * 0.8, w, h, p.ink, 'opacity=".25"') +
    rect(x - b, y - b, w + 2 * b, h + 2 * b, gold) +
    rect(x - b * 0.3, y - b * 0.3, w + b * 0.6, h + b * 0.6, mix(gold, p.ink, 0.4));
  const kind = r.int(0, 4);
  const back = rect(x, y, w, h, kind === 2 ? mix(p.deep, p.water, 0.3) : fade(p.top, p.low));
  const art =
    kind === 0
      ? disc(x + w * r.range(0.3, 0.7), y + h * 0.36, Math.min(w, h) * 0.14, p.sun) +
        path(
          d`M${x} ${y + h * 0.7}L${x + w * 0.3} ${y + h * 0.4}L${x + w * 0.5} ${y + h * 0.6}L${x + w * 0.72} ${y + h * 0.46}L${x + w} ${y + h * 0.72}V${y + h}H${x}Z`,
          p.land,
        ) +
        path(d`M${x} ${y + h * 0.78}Q${x + w * 0.5} ${y + h * 0.66} ${x + w} ${y + h * 0.84}V${y + h}H${x}Z`, p.leaf)
      : kind === 1
        ? rect(x, y, w, h, p.paper) +
          rect(x, y, w * 0.36, h * 0.6, p.accent) +
          rect(x + w * 0.36, y + h * 0.6, w * 0.64, h * 0.4, p.second) +
          rect(x + w * 0.72, y, w * 0.28, h * 0.3, p.water) +
          stroke(
            d`M${x + w * 0.36} ${y}v${h}M${x} ${y + h * 0.6}h${w}M${x + w * 0.72} ${y}v${h * 0.6}M${x + w * 0.36} ${y + h * 0.3}h${w * 0.64}`,
            p.ink,
            7 * f.u,
            'stroke-linejoin="round"',
          )
        : kind === 2
          ? path(
              d`M${x + w * 0.14} ${y + h}Q${x + w * 0.16} ${y + h * 0.62} ${x + w * 0.5} ${y + h * 0.6}T${x + w * 0.86} ${y + h}Z`,
              p.accent,
            ) +
            rect(x + w * 0.43, y + h * 0.46, w * 0.14, h * 0.2, skinOf(r, p)) +
            oval(x + w * 0.5, y + h * 0.36, w * 0.17, h * 0.16, skinOf(r, p)) +
            path(
              d`M${x + w * 0.31} ${y + h * 0.38}q${-w * 0.02} ${-h * 0.24} ${w * 0.19} ${-h * 0.24}t${w * 0.19} ${h * 0.24}q${-w * 0.08} ${-h * 0.1} ${-w * 0.16} ${-h * 0.12}q${-w * 0.1} ${h * 0.08} ${-w * 0.22} ${h * 0.12}Z`,
              p.ink,
            )
          : kind === 3
            ? rect(x, y, w, h, mix(p.paper, p.wall, 0.3)) +
              disc(x + w * 0.38, y + h * 0.42, Math.min(w, h) * 0.26, p.accent) +
              path(
                d`M${x + w * 0.5} ${y + h * 0.12}L${x + w * 0.86} ${y + h * 0.78}H${x + w * 0.2}Z`,
                p.water,
                'opacity=".8"',
              ) +
              stroke(
                d`M${x + w * 0.1} ${y + h * 0.86}Q${x + w * 0.5} ${y + h * 0.66} ${x + w * 0.92} ${y + h * 0.88}`,
                p.ink,
                7 * f.u,
              )
            : rect(x, y, w, h, mix(p.second, p.wall, 0.4)) +
              rect(x, y + h * 0.68, w, h * 0.32, mix(p.accent, p.deep, 0.4)) +
              path(
                d`M${x + w * 0.38} ${y + h * 0.8}q${-w * 0.12} ${-h * 0.18} ${w * 0.04} ${-h * 0.32}h${w * 0.16}q${w * 0.16} ${h * 0.14} ${w * 0.04} ${h * 0.32}Z`,
                p.water,
              ) +
              stroke(
                [
                  [-0.14, 0.24],
                  [0.02, 0.16],
                  [0.16, 0.26],
                  [-0.04, 0.32],
                  [0.1, 0.36],
                ]
                  .map(([dx, dy]) => d`M${x + w * (0.5 + dx!)} ${y + h * dy!}h0`)
                  .join(''),
                p.accent,
                w * 0.13,
              ) +
              stroke(d`M${x + w * 0.5} ${y + h * 0.26}h0M${x + w * 0.4} ${y + h * 0.38}h0`, p.paper, w * 0.1);
  return frame + back + art;
}

/** An amphora on a plinth. */
export function statue(p: Palette, x: number, y: number, h: number): string {
  const [stone, shade] = [mix(p.paper, p.haze, 0.25), mix(p.haze, p.deep, 0.35)];
  const clay = mix(p.accent, p.wall, 0.25);
  const content =
    path('M-22 0v-34h44v34z', mix(stone, p.wall, 0.6)) +
    path('M6 0v-34h16v34z', shade, 'opacity=".4"') +
    path('M-26-32h52v-6h-52z', stone) +
    stroke('M-9-88q-14 2-12 20M9-88q14 2 12 20', mix(clay, p.ink, 0.5), 3) +
    path('M-8-38h16v-4h-4q19-10 19-27 0-10-16-16v-8h4v-5h-22v5h4v8q-16 6-16 16 0 17 19 27h-4z', clay) +
    path(
      'M2-42q12-12 12-27 0-10-12-16v-8h9v-5h-22v5M4-42q19-10 19-27 0-10-16-16v-8H2v8q10 8 10 16 0 16-10 27z',
      mix(clay, p.ink, 0.28),
    ) +
    path('M-22-72h44v9h-43z', p.ink) +
    stroke('M-18-67h2m5 0h2m5 0h2m5 0h2m5 0h2m5 0h1', clay, 4) +
    path('M-13-53h26l-4 4h-18z', p.ink);
  return put(x, y, h / 100, content);
}

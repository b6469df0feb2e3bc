// Train on a viaduct.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { birds } from '#parts/nature/clouds.ts';
import { hill, hills, layerInk } from '#parts/nature/land.ts';
import { range } from '#parts/nature/mountains.ts';
import { company } from '#parts/figures/people.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { carriage, railcar, steamEngine } from '#parts/things/trains.ts';
import { pine, pineWood } from '#parts/nature/trees.ts';
import { water } from '#parts/nature/water.ts';
import type { Random } from '#random.ts';
import { d, disc, fade, path, rect, stroke } from '#svg.ts';
import type { Frame, Theme } from '#frame.ts';

function viaduct(r: Random, p: Palette, f: Frame, deck: number): string {
  const { width: w, height: h, u } = f;
  const stone = mix(p.wall, p.haze, 0.12);
  const [count, span] = [r.int(6, 8), (w * 1.1) / 7];
  const inner = span * 0.39;
  const holes = r
    .times(count + 3, (n) => {
      const x = -w * 0.05 + (n + 0.5) * span;
      return d`M${x - inner} ${h}V${deck + 40 * u + inner}a${inner} ${inner} 0 0 1 ${inner * 2} 0V${h}Z`;
    })
    .join('');
  const solid = d`M-10 ${deck}H${w + 10}V${h}H-10Z`;
  const soffit = r
    .times(count + 3, (n) => {
      const x = -w * 0.05 + (n + 0.5) * span;
      return d`M${x - inner} ${h}V${deck + 40 * u + inner}a${inner} ${inner} 0 0 1 ${inner * 0.36} ${-inner * 0.77}q${-inner * 0.1} ${inner * 0.4} ${-inner * 0.08} ${inner * 0.77}V${h}Z`;
    })
    .join('');
  return (
    path(solid + holes, fade(mix(stone, p.paper, 0.1), mix(stone, p.land, 0.35)), 'fill-rule="evenodd"') +
    path(soffit, shadeOf(p, stone)) +
    rect(-5, deck - 16 * u, w + 10, 18 * u, mix(stone, p.paper, 0.35)) +
    rect(-5, deck + 14 * u, w + 10, 6 * u, shadeOf(p, stone)) +
    stroke(
      r.times(7, (n) => d`M${w * (n / 7) + r.range(0, 90)} ${deck + r.range(34, 60) * u}h${30 * u}`).join(''),
      shadeOf(p, stone),
      5 * u,
      'opacity=".6"',
    )
  );
}

export const train: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const deck = h * r.range(0.54, 0.58);
  const sun = placeSun(r, p, f, deck);
  const ink = r.pick([
    p.accent,
    mix(p.leaf, p.deep, 0.35),
    mix(p.deep, p.water, 0.35),
    mix(p.accent, p.deep, 0.4),
  ] as const);
  const s = 124 * u;
  const y = deck - 16 * u;
  const head = w * r.range(0.68, 0.8);
  const steam = r.chance(0.6);
  const wagons = r
    .times(Math.ceil(head / (s * 2.1)) + 1, (n) =>
      carriage(
        p,
        head - s * (steam ? 1.95 : 2.15) - n * s * 2.06,
        y,
        s,
        ink,
        steam ? mix(p.wall, p.paper, 0.4) : p.paper,
      ),
    )
    .join('');
  const smoke = r
    .times(9, (n) => {
      const t = n / 8;
      return disc(
        head + s * 0.34 - t * w * 0.46,
        y - s * 0.86 - t * 80 * u - Math.sin(t * 5) * 16 * u,
        u * (20 + t * 52),
        mix(p.paper, p.low, 0.25 + t * 0.3),
        `opacity="${(1 - t * 0.1).toFixed(2)}"`,
      );
    })
    .toReversed()
    .join('');
  const flip = r.chance(0.4);
  const whole =
    (steam ? smoke : '') + wagons + (steam ? steamEngine(p, head, y, s * 1.15, ink) : railcar(p, head, y, s, ink));
  const valley = r.chance(0.5) ? water(r, p, f, { top: h * 0.8, calm: true }) : '';
  return (
    sky(r, p, f, { horizon: deck, sun }) +
    range(r, p, f, {
      foot: h * 0.74,
      tall: 480,
      near: 0.28,
      snow: r.chance(0.7),
      sunLeft: sun.x < w / 2,
    }) +
    pineWood(r, f, (x) => h * 0.66 + Math.sin(x / 240) * 30 * u, 80, mix(p.leaf, layerInk(p, 0.4), 0.4), h) +
    hills(r, f, h * 0.72, 26, fade(mix(p.leaf, p.low, 0.3), mix(p.leaf, p.deep, 0.2))) +
    valley +
    (flip ? `<g transform="translate(${w} 0)scale(-1 1)">${whole}</g>` : whole) +
    viaduct(r, p, f, deck) +
    hill(
      f,
      [
        [-20, h * 0.8],
        [w * 0.16, h * 0.86],
        [w * 0.42, h * 0.95],
        [w * 0.7, h * 0.93],
        [w * 0.9, h * 0.86],
        [w + 20, h * 0.82],
      ],
      fade(mix(p.leaf, p.deep, 0.3), mix(p.leaf, p.ink, 0.5)),
    ) +
    [0.03, 0.1, 0.16, 0.84, 0.91, 0.97]
      .map((t, n) =>
        pine(w * t, h * (0.95 + (n % 3) * 0.03), u * r.range(190, 330), n % 2 ? mix(p.leaf, p.ink, 0.65) : p.ink),
      )
      .join('') +
    company(r, p, w * r.range(0.4, 0.6), h * 0.985, 92 * u, 2, 'hiker') +
    birds(r, f, w * 0.5, h * 0.15, p.deep, 5)
  );
};

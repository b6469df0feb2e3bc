// Boat: a yacht, a ferry, a dhow or a long rowing boat.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { dhow, sailboat } from '#parts/things/boats.ts';
import { birds } from '#parts/nature/clouds.ts';
import { hills, layerInk, layerPaint } from '#parts/nature/land.ts';
import { range } from '#parts/nature/mountains.ts';
import { person } from '#parts/figures/people.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { ferry, longboat, wake, yacht } from '#parts/things/vessels.ts';
import { glints, water } from '#parts/nature/water.ts';
import type { Random } from '#random.ts';
import { d, fade, oval, path } from '#svg.ts';
import type { Frame, Theme } from '#frame.ts';

const islands = (r: Random, p: Palette, f: Frame, y: number): string =>
  r
    .times(r.int(2, 4), (n) => {
      const [x, half, t] = [f.width * ((n + r.range(0, 1)) / 3), f.u * r.range(120, 260), f.u * r.range(50, 130)];
      return path(
        d`M${x - half} ${y + 1}Q${x - half * 0.5} ${y - t} ${x - half * 0.1} ${y - t * 0.9}T${x + half} ${y + 1}Z`,
        fade(layerInk(p, 0.3 + n * 0.12), mix(layerInk(p, 0.3), p.low, 0.5)),
      );
    })
    .join('');

export const boat: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.56, 0.62);
  const sun = placeSun(r, p, f, horizon);
  const x = sun.x > w / 2 ? w * r.range(0.3, 0.42) : w * r.range(0.58, 0.7);
  const y = h * r.range(0.83, 0.87);
  const kind = r.int(0, 4);
  const back = r.chance(0.5)
    ? islands(r, p, f, horizon)
    : range(r, p, f, {
        foot: horizon + 2,
        tall: r.range(170, 260),
        near: 0.3,
        sunLeft: sun.x < w / 2,
      }) + hills(r, f, horizon - 26 * u, 14, layerPaint(p, 0.5), horizon + 2);
  const hero =
    kind < 2
      ? yacht(r, p, f, x, y)
      : kind === 2
        ? ferry(r, p, f, x, y)
        : kind === 3
          ? r
              .times(3, (n) =>
                person(r, p, {
                  x: x - 130 * u + n * 70 * u,
                  y: y - 62 * u,
                  h: 100 * u,
                  pose: 'sit',
                }),
              )
              .join('') +
            dhow(
              x,
              y,
              560 * u,
              p.ink,
              fade(mix(p.paper, p.wall, 0.3), mix(p.wall, p.accent, 0.3)),
              mix(p.wall, p.deep, 0.35),
            ) +
            wake(x, y + 4 * u, 200 * u, p, u)
          : longboat(r, p, f, x, y);
  const far = r
    .times(r.int(2, 4), (n) =>
      sailboat(
        w * ((n + r.range(0.1, 0.9)) / 4),
        horizon + u * r.range(26, 70),
        u * r.range(60, 96),
        p.ink,
        p.paper,
        n % 2 ? p.accent : p.second,
      ),
    )
    .join('');
  return (
    sky(r, p, f, { horizon, sun }) +
    back +
    water(r, p, f, { top: horizon, sun }) +
    far +
    oval(x, y + 8 * u, 250 * u, 16 * u, p.ink, 'opacity=".25"') +
    hero +
    glints(r, f, h * 0.9, h, mix(p.paper, p.water, 0.1), 10) +
    birds(r, f, w - x, h * 0.22, p.ink, 5)
  );
};

// Market: stalls in a square or under an iron roof.
import { mix } from '#colour.ts';
import { company, person } from '#parts/figures/people.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { stall } from '#parts/buildings/stalls.ts';
import { bunting, paving, row } from '#parts/buildings/street.ts';
import { tower } from '#parts/buildings/towers.ts';
import { d, disc, fade, path, rect, stroke } from '#svg.ts';
import type { Theme } from '#frame.ts';

export const market: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const y = h * 0.74;
  const sun = placeSun(r, p, f, h * 0.5);
  const glowing = p.light === 'night' || p.light === 'dusk';
  const hall = () => {
    const iron = mix(p.deep, p.land, 0.35);
    const ribs = r.times(9, (n) => d`M${w / 2} ${h * 0.08}L${w * (n / 8) * 1.2 - w * 0.1} ${h * 0.46}`).join('');
    return (
      rect(0, 0, w, h, fade(mix(p.wall, p.low, 0.3), mix(p.wall, p.haze, 0.4))) +
      path(
        d`M${-w * 0.04} ${h * 0.5}Q${w / 2} ${-h * 0.3} ${w * 1.04} ${h * 0.5}V${y}H${-w * 0.04}Z`,
        fade(p.middle, p.low),
      ) +
      disc(w / 2, h * 0.32, 120 * u, p.light === 'night' ? p.sun : mix(p.sun, p.low, 0.4), 'opacity=".9"') +
      stroke(
        ribs +
          [0.62, 0.8, 1]
            .map(
              (k) =>
                d`M${w / 2 - w * 0.54 * k} ${h * 0.5}Q${w / 2} ${h * 0.5 - h * 0.8 * k} ${w / 2 + w * 0.54 * k} ${h * 0.5}`,
            )
            .join(''),
        iron,
        7 * u,
      ) +
      r.times(7, (n) => rect(w * (n / 6) - 7 * u, h * 0.5, 14 * u, y - h * 0.5, iron)).join('') +
      rect(-5, h * 0.49, w + 10, 18 * u, iron) +
      rect(0, h * 0.6, w, y - h * 0.6, mix(p.wall, p.land, 0.4))
    );
  };
  const street = () =>
    sky(r, p, f, { horizon: h * 0.66, sun }) +
    tower(r, p, {
      x: w * (sun.x > w / 2 ? 0.3 : 0.7),
      y,
      w: 96 * u,
      h: u * r.range(460, 520),
      wall: mix(p.wall, p.haze, 0.3),
      roof: mix(p.accent, p.haze, 0.2),
      top: r.pick(['spire', 'dome', 'pyramid'] as const),
      rows: 4,
    }) +
    row(r, p, f, {
      from: -30 * u,
      to: w,
      y,
      tall: [300, 400],
      wide: [190, 240],
      roofs: ['hip', 'gable', 'flat', 'mansard'],
      haze: 0.25,
      door: false,
    });
  const covered = r.chance(0.3);
  const back = [0.31, 0.5, 0.69]
    .map((k) => stall(r, p, w * (k + r.range(-0.01, 0.01)), y + 14 * u, w * 0.17, true))
    .join('');
  const big = h * r.range(0.5, 0.54);
  const gap = [0.12, 0.88].map((k) => stall(r, p, w * k, h * 0.94, big)).join('');
  const shoppers =
    company(r, p, w * r.range(0.36, 0.42), y + 70 * u, 124 * u, 2) +
    company(r, p, w * r.range(0.42, 0.52), h * 0.97, 230 * u, 2) +
    person(r, p, { x: w * r.range(0.66, 0.7), y: h * 0.93, h: 200 * u, pose: 'dress' });
  const strings =
    bunting(r, p, f, [-10, h * 0.24], [w * 0.52, h * 0.2], glowing) +
    bunting(r, p, f, [w * 0.48, h * 0.2], [w + 10, h * 0.26], glowing);
  return (covered ? hall() : street()) + paving(r, p, f, y, w * 0.5) + back + gap + shoppers + strings;
};

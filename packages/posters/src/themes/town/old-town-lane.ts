// Old town: a lane that closes on a tower.
import { mix } from '#colour.ts';
import { facade } from '#parts/buildings/buildings.ts';
import { company } from '#parts/figures/people.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { bunting, streetLamp } from '#parts/buildings/street.ts';
import { tower } from '#parts/buildings/towers.ts';
import { lamp, pane } from '#parts/buildings/windows.ts';
import { d, fade, path, poly, stroke, type Point } from '#svg.ts';
import type { Theme } from '#frame.ts';

/** A lane between tall houses that closes on a tower. */
export const lane: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const [vx, vy, ground] = [w * r.range(0.44, 0.56), h * 0.6, h * 0.68];
  const sun = { ...placeSun(r, p, f, h * 0.6), x: vx + u * r.range(-140, 140) };
  const wing = (left: boolean) => {
    const edge = left ? -20 : w + 20;
    const steps = [0, 0.34, 0.62, 0.84];
    return steps
      .map((t, at) => {
        const next = steps[at + 1] ?? 0.97;
        const [xa, xb] = [edge + (vx - edge) * t, edge + (vx - edge) * next];
        const lift = r.range(0.9, 1.18);
        const topAt = (k: number) => vy - h * 0.78 * lift * (1 - k);
        const botAt = (k: number) => vy + (h * 1.02 - vy) * (1 - k) * 0.98 + 8 * u;
        const wall = mix(
          mix(facade(r, p), left === sun.x > vx ? p.paper : p.deep, left === sun.x > vx ? 0.12 : 0.3),
          p.haze,
          t * 0.45,
        );
        const roof = mix(r.pick([p.accent, mix(p.accent, p.deep, 0.3)] as const), p.haze, t * 0.4);
        const spot = (k: number, v: number): Point => {
          const kk = t + (next - t) * k;
          return [xa + (xb - xa) * k, topAt(kk) + (botAt(kk) - topAt(kk)) * v];
        };
        const quad = (k0: number, k1: number, v0: number, v1: number) =>
          [spot(k0, v0), spot(k1, v0), spot(k1, v1), spot(k0, v1)]
            .map(([x, y], i) => `${i ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`)
            .join('') + 'Z';
        const cells = [0.1, 0.31, 0.52].flatMap((v) => [0.16, 0.44, 0.72].map((k) => [k, v] as const));
        const on = cells.filter(() => r.chance(p.light === 'night' ? 0.6 : p.light === 'dusk' ? 0.35 : 0.04));
        const off = cells.filter((cell) => !on.includes(cell));
        const panes = (list: typeof cells, grow: number) =>
          list.map(([k, v]) => quad(k - grow, k + 0.13 + grow, v, v + 0.12)).join('');
        const awning = r.chance(0.6)
          ? path(quad(0.08, 0.92, 0.74, 0.79), r.pick([p.accent, p.second, p.leaf] as const))
          : '';
        return (
          poly([spot(0, 0), spot(1, 0), spot(1, 1), spot(0, 1)], wall) +
          path(quad(-0.03, 1.03, -0.035, 0.012), roof) +
          path(panes(cells, 0.055), mix(wall, r.pick([p.leaf, p.water, p.accent] as const), 0.55)) +
          path(panes(off, 0), pane(p)) +
          (on.length ? path(panes(on, 0), lamp(p)) : '') +
          path(quad(0.16, 0.36, 0.83, 1), p.deep) +
          path(quad(0, 1, 0.7, 0.715), mix(wall, p.paper, 0.4)) +
          (r.chance(0.5)
            ? path(quad(0.4, 0.9, 0.44, 0.455) + quad(0.4, 0.9, 0.37, 0.38), p.ink) +
              stroke(
                [0.45, 0.55, 0.65, 0.75, 0.85]
                  .map((k) => {
                    const [bx, by] = spot(k, 0.455);
                    return d`M${bx} ${by}h0`;
                  })
                  .join(''),
                r.pick([p.accent, p.second, p.paper] as const),
                (1 - t) * 17 * u,
              )
            : '') +
          path(quad(0.52, 0.88, 0.82, 0.94), p.light === 'night' || p.light === 'dusk' ? p.lamp : pane(p)) +
          awning
        );
      })
      .join('');
  };
  const floor = poly(
    [
      [vx - 40 * u, ground - 30 * u],
      [vx + 40 * u, ground - 30 * u],
      [w * 1.06, h * 1.05],
      [-w * 0.06, h * 1.05],
    ],
    fade(mix(p.wall, p.low, 0.5), mix(p.wall, p.land, 0.55)),
  );
  const joints = stroke(
    r.times(6, (n) => d`M${vx + (n - 2.5) * 14 * u} ${ground}L${vx + (n - 2.5) * 260 * u} ${h}`).join('') +
      [0.12, 0.34, 0.68]
        .map((t) => d`M${vx - (60 + t * 560) * u} ${ground + (h - ground) * t}h${(120 + t * 1120) * u}`)
        .join(''),
    mix(p.land, p.deep, 0.4),
    2.5 * u,
    'opacity=".35"',
  );
  return (
    sky(r, p, f, { horizon: ground, sun }) +
    tower(r, p, {
      x: vx,
      y: ground,
      w: 104 * u,
      h: u * r.range(250, 320),
      wall: mix(p.wall, p.haze, 0.2),
      roof: mix(p.accent, p.haze, 0.15),
      top: r.pick(['spire', 'dome', 'pyramid', 'onion'] as const),
      rows: 3,
    }) +
    floor +
    joints +
    wing(true) +
    wing(false) +
    (r.chance(0.6)
      ? bunting(r, p, f, [w * 0.16, h * 0.2], [w * 0.84, h * 0.22], p.light === 'night' || p.light === 'dusk')
      : '') +
    bunting(r, p, f, [w * 0.3, h * 0.36], [w * 0.7, h * 0.34], p.light === 'night' || p.light === 'dusk') +
    streetLamp(p, w * (r.chance(0.5) ? 0.24 : 0.76), h * 0.9, 270 * u) +
    company(r, p, vx - 60 * u, h * 0.76, 84 * u) +
    company(r, p, vx + u * r.range(-200, 120), h * 0.93, 170 * u, 2)
  );
};

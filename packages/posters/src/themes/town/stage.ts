// Stage: players in the light, heads before it.
import { mix } from '#colour.ts';
import { crowd, skinOf } from '#parts/figures/people.ts';
import { players } from '#parts/figures/players.ts';
import { beam, d, disc, fade, glow, oval, path, rect, stroke } from '#svg.ts';
import type { Palette } from '#palettes.ts';
import type { Frame, Theme } from '#frame.ts';

/** A curtain gathered to one side. */
function drape(p: Palette, { width: w, height: h, u }: Frame, velvet: string, left: boolean): string {
  const s = (x: number) => (left ? x : w - x);
  return (
    path(
      d`M${s(-10)} -10H${s(w * 0.24)}Q${s(w * 0.22)} ${h * 0.4} ${s(w * 0.08)} ${h * 0.52}Q${s(w * 0.15)} ${h * 0.64} ${s(w * 0.13)} ${h * 0.72 + 10}H${s(-10)}Z`,
      fade(velvet, mix(velvet, p.ink, 0.35)),
    ) +
    path(
      [0.05, 0.12, 0.19]
        .map(
          (t) =>
            d`M${s(w * t)} -10h${(left ? 1 : -1) * w * 0.025}Q${s(w * t * 0.96)} ${h * 0.36} ${s(w * t * 0.36)} ${h * 0.52}Q${s(w * t * 0.8)} ${h * 0.3} ${s(w * t)} -10Z`,
        )
        .join(''),
      p.ink,
      'opacity=".25"',
    ) +
    stroke(d`M${s(0)} ${h * 0.52}H${s(w * 0.085)}`, p.second, 12 * u)
  );
}

export const stage: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const floor = h * 0.72;
  const back =
    p.light === 'day'
      ? mix(p.deep, p.water, 0.45)
      : p.light === 'dawn'
        ? mix(p.deep, p.land, 0.5)
        : p.light === 'dusk'
          ? mix(p.deep, p.top, 0.3)
          : mix(p.ink, p.deep, 0.7);
  const velvet = r.pick([
    p.accent,
    mix(p.accent, p.deep, 0.35),
    mix(p.leaf, p.deep, 0.2),
    mix(p.water, p.deep, 0.3),
  ] as const);
  const valance =
    path(
      r
        .times(9, (n) => d`M${w * (n / 9) - 2} -10h${w / 9 + 4}v${h * 0.07}q${-w / 18} ${h * 0.08} ${-w / 9 - 4} 0Z`)
        .join(''),
      mix(velvet, p.ink, 0.15),
    ) +
    stroke(
      r.times(9, (n) => d`M${w * (n / 9)} ${h * 0.07}q${w / 18} ${h * 0.068} ${w / 9} 0`).join(''),
      p.second,
      6 * u,
    );
  const all = r.shuffle(Object.keys(players) as (keyof typeof players)[]);
  // A grand piano needs room to its right.
  const names = all.slice(0, 3).includes('piano') ? ['piano' as const, ...all.filter((name) => name !== 'piano')] : all;
  const solo = r.chance(0.4);
  const band = solo
    ? [{ name: all[0]!, x: 0.5, s: 400 }]
    : [
        { name: names[0]!, x: names[0] === 'piano' ? 0.27 : 0.31, s: 300 },
        { name: names[2]!, x: 0.7, s: 300 },
        { name: names[1]!, x: 0.52, s: 350 },
      ];
  const beams = (solo ? [0.5, 0.28, 0.72] : [0.31, 0.5, 0.7])
    .map((x, n) =>
      path(
        d`M${w * (0.5 + (x - 0.5) * (solo ? 1.3 : 0.5))} ${-20}L${w * (solo ? 0.5 : x) - 170 * u} ${floor + 90 * u}h${340 * u}Z`,
        beam([p.lamp, p.sun, p.accent][n]!),
        'opacity=".6"',
      ),
    )
    .join('');
  const pools = band.map((o) => oval(w * o.x, floor + 64 * u, 170 * u, 30 * u, p.sun, 'opacity=".4"')).join('');
  const open = r.chance(0.35);
  const backdrop = open
    ? rect(0, 0, w, floor, fade(p.top, p.middle, p.low)) +
      disc(w * r.range(0.36, 0.64), h * 0.32, 120 * u, p.sun, 'opacity=".85"') +
      path(
        r
          .times(16, (n) => {
            const [bx, bw, bh] = [w * (n / 16), w / 16 + 2, u * r.range(60, 220)];
            return (
              d`M${bx} ${floor}v${-bh}${0}`.replace(/0$/, '') +
              (n % 3 ? d`h${bw}` : d`l${bw / 2} ${-bw * 0.6}l${bw / 2} ${bw * 0.6}`) +
              d`V${floor}Z`
            );
          })
          .join(''),
        mix(p.land, p.deep, 0.4),
      )
    : rect(0, 0, w, floor, fade(mix(back, p.ink, 0.4), back)) +
      disc(w * 0.5, h * 0.44, h * 0.36, r.pick([p.accent, p.second, p.water] as const), 'opacity=".22"') +
      disc(w * 0.5, h * 0.44, h * 0.26, p.second, 'opacity=".2"') +
      stroke(
        r.times(14, () => d`M${w * r.range(0.2, 0.8)} ${h * r.range(0.1, 0.5)}h0`).join(''),
        p.second,
        7 * u,
        'opacity=".7"',
      );
  const boards =
    rect(0, floor, w, h, fade(mix(mix(p.accent, p.wall, 0.4), p.ink, 0.35), mix(p.accent, p.ink, 0.7))) +
    stroke(
      r.times(11, (n) => d`M${w / 2 + (n - 5) * w * 0.1} ${floor}L${w / 2 + (n - 5) * w * 0.17} ${h * 0.87}`).join(''),
      p.ink,
      3 * u,
      'opacity=".4"',
    );
  const figures = band
    .map(
      (o, n) =>
        `<g transform="translate(${Math.round(w * o.x)} ${Math.round(floor + (n === 2 || solo ? 76 : 56) * u)})scale(${((o.s * u) / 100).toFixed(2)})">${players[o.name](p, skinOf(r, { ...p, light: 'day' }))}</g>`,
    )
    .join('');
  const lip =
    rect(0, h * 0.865, w, 18 * u, mix(p.second, p.accent, 0.4)) +
    rect(0, h * 0.88, w, h * 0.12, mix(p.ink, p.deep, 0.3)) +
    r
      .times(
        9,
        (n) =>
          disc(w * ((n + 0.5) / 9), h * 0.862, 34 * u, glow(p.lamp), 'opacity=".7"') +
          path(d`M${w * ((n + 0.5) / 9) - 16 * u} ${h * 0.866}a${16 * u} ${16 * u} 0 0 1 ${32 * u} 0Z`, p.sun),
      )
      .join('');
  return (
    backdrop +
    beams +
    boards +
    pools +
    figures +
    (open ? '' : drape(p, f, velvet, true) + drape(p, f, velvet, false)) +
    valance +
    lip +
    crowd(r, -30 * u, w + 30 * u, h * 0.955, 46 * u, mix(p.ink, p.deep, 0.12)) +
    crowd(r, -60 * u, w + 60 * u, h * 1.0, 58 * u, p.ink)
  );
};

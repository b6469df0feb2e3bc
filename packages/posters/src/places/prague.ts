// Prague: the castle and the spires of Saint Vitus above the Vltava.
import { mix } from '#colour.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { streetLamp } from '#parts/buildings/street.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { hills } from '#parts/nature/land.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { pine, pineWood } from '#parts/nature/trees.ts';
import { water } from '#parts/nature/water.ts';
import { d, disc, fade, glow, path, put, rect, stroke } from '#svg.ts';
import { thingTable } from '../things/thing.ts';
import { townBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

const spire = (x: number, foot: number, w: number, h: number, stone: string, roof: string): string =>
  rect(x - w / 2, foot - h, w, h, stone) +
  path(d`M${x - w / 2 - 3} ${foot - h}h${w + 6}L${x} ${foot - h - w * 2.3}Z`, roof) +
  stroke(d`M${x} ${foot - h + 16}v${h * 0.3}`, roof, w * 0.24);

export const prague: Place = {
  water: true,
  back: townBack(['hip', 'mansard', 'gable']),
  size: [800, 470],
  landmark: (_, p) => {
    const stone = mix(p.wall, p.haze, 0.2);
    const dark = mix(p.deep, p.ink, 0.35);
    const palace = mix(p.wall, p.paper, 0.4);
    const roof = mix(p.accent, p.deep, 0.2);
    const houses = Array.from({ length: 9 }, (_, n) => {
      const [x, h] = [-400 + n * 90, 50 + ((n * 29) % 36)];
      return (
        rect(x, -h, 84, h, n % 2 ? mix(p.wall, p.accent, 0.25) : mix(p.wall, p.lamp, 0.3)) +
        path(d`M${x - 6} ${-h}h96l-22-30h-52Z`, roof) +
        stroke(d`M${x + 14} ${24 - h}h60`, lamp(p), 17, 'stroke-dasharray="12 12" stroke-linecap="butt"')
      );
    }).join('');
    return (
      path('M-420 0q60-120 200-150 160-40 380-20 160 10 260 170z', mix(p.leaf, p.deep, 0.25)) +
      path('M-60-196v-100l20-26h150l20 26v100z', stone) +
      path('M-60-290l20-40h150l20 40z', dark) +
      stroke('M-40-270v60M-10-270v60M20-270v60M50-270v60M80-270v60M110-270v60', lamp(p), 11) +
      spire(-94, -190, 34, 160, stone, dark) +
      spire(-52, -190, 34, 160, stone, dark) +
      spire(40, -190, 44, 190, shadeOf(p, stone), mix(p.leaf, p.deep, 0.35)) +
      rect(-330, -206, 640, 66, palace) +
      path('M-336-204h652l-20-24h-612z', roof) +
      stroke(
        'M-316-184H300M-316-158H300',
        mix(p.deep, palace, 0.2),
        15,
        'stroke-dasharray="9 17" stroke-linecap="butt"',
      ) +
      rect(-356, -236, 40, 100, palace) +
      path('M-362-236h52l-26-40z', dark) +
      [-300, -210, -130, 150, 240, 320]
        .map((x, n) => disc(x, -104 + (n % 3) * 14, 36, mix(p.leaf, p.low, 0.1)))
        .join('') +
      houses
    );
  },
};

const rockFace = (x: number, top: number, foot: number, w: number, lit: string, dark: string): string =>
  path(
    d`M${x - w / 2} ${foot}l${w * 0.06} ${(top - foot) * 0.7}q${-w * 0.05} ${-w * 0.3} ${w * 0.16} ${(top - foot) * 0.3}h${w * 0.5}q${w * 0.22} ${w * 0.2} ${w * 0.16} ${(foot - top) * 0.34}L${x + w / 2} ${foot}Z`,
    lit,
  ) +
  path(
    d`M${x + w * 0.1} ${foot}l${-w * 0.05} ${(top - foot) * 0.98}h${w * 0.2}q${w * 0.2} ${w * 0.2} ${w * 0.14} ${(foot - top) * 0.34}L${x + w / 2} ${foot}Z`,
    dark,
  ) +
  stroke(
    d`M${x - w * 0.36} ${foot - (foot - top) * 0.3}h${w * 0.5}M${x - w * 0.38} ${foot - (foot - top) * 0.62}h${w * 0.4}M${x - w * 0.3} ${foot - (foot - top) * 0.84}h${w * 0.5}`,
    dark,
    w * 0.03,
  );

export const pragueThings = thingTable({
  /** The parapet of Charles Bridge with its blackened saints. */
  'charles-bridge': {
    stands: 'across',
    only: 'prague',
    size: [900, 330],
    draw: (_, p) => {
      const stone = mix(p.wall, p.land, 0.4);
      const saint = mix(p.ink, p.deep, 0.25);
      const plinth = (x: number) =>
        rect(x - 44, -130, 88, 130, stone) + rect(x - 54, -140, 108, 16, mix(stone, p.paper, 0.25));
      const one = (x: number) =>
        put(
          x,
          -140,
          1,
          path('M-34 0q-10-90 10-116 24-16 48 0 20 30 10 116zM-10-120l4-26h16l2 26z', saint) +
            disc(2, -154, 19, saint) +
            stroke('M30-96l34-40M64-190V0M46-160h36', saint, 9),
        );
      const group =
        path(
          'M-74 0q0-80 24-96 20-10 36 0l4 96zM-10 0q-4-110 16-130 30-14 44 6 16 40 10 124zM44 0q4-70 18-84 20-8 30 6 10 30 6 78z',
          saint,
        ) +
        disc(-32, -112, 17, saint) +
        disc(22, -150, 19, saint) +
        disc(70, -100, 15, saint);
      return (
        rect(-450, -74, 900, 74, stone) +
        rect(-450, -84, 900, 16, mix(stone, p.paper, 0.25)) +
        stroke('M-440-40H440', mix(stone, p.deep, 0.3), 5, 'stroke-dasharray="80 8"') +
        rect(-450, -10, 900, 16, mix(stone, p.deep, 0.4)) +
        [-380, -60, 330].map(plinth).join('') +
        one(-380) +
        put(-60, -140, 1, group) +
        one(330)
      );
    },
  },
  'gas-lamp': {
    stands: 'ground',
    size: [230, 560],
    draw: (_, p) =>
      disc(0, -470, 150, glow(p.lamp), 'opacity=".8"') +
      stroke('M0 0v-400M-36-380h72', p.ink, 15) +
      path('M-44 0l14-50h60l14 50zM-20-150h40v40h-40z', p.ink) +
      path('M-50-520h100l-20 124h-60z', mix(p.lamp, p.paper, 0.2)) +
      path('M-8-410q-20-40 8-70 26 34 8 70z', p.accent) +
      stroke('M-50-520l20 124M50-520l-20 124M0-520v30', p.ink, 7) +
      path('M-62-516h124l-40-40h-44zM-10-556h20v-18h-20zM-34-400h68v14h-68z', p.ink),
  },
  /** Houses of Nerudova under the signs of the Three Fiddles and the Two Suns. */
  'nerudova-houses': {
    stands: 'behind',
    only: 'prague',
    size: [820, 460],
    draw: (_, p) => {
      const roof = mix(p.accent, p.deep, 0.3);
      const gold = p.lamp;
      const front = (x: number, wall: string, h: number) =>
        rect(x, -h, 260, h, wall) +
        path(d`M${x - 8} ${-h}h276l-40-70h-196Z`, roof) +
        path(d`M${x + 60} ${-h - 6}v-40q40-40 80 0h60v40Z`, wall) +
        stroke(
          d`M${x + 50} ${50 - h}v60M${x + 130} ${50 - h}v60M${x + 210} ${50 - h}v60M${x + 50} ${-96}v40M${x + 210} ${-96}v40`,
          mix(p.paper, wall, 0.3),
          52,
          'stroke-linecap="butt"',
        ) +
        stroke(
          d`M${x + 50} ${54 - h}v52M${x + 130} ${54 - h}v52M${x + 210} ${54 - h}v52M${x + 50} ${-92}v32M${x + 210} ${-92}v32`,
          lamp(p),
          36,
          'stroke-linecap="butt"',
        ) +
        path(d`M${x + 96} 0v-96a34 34 0 0 1 68 0V0Z`, p.ink);
      const fiddle = (x: number, tilt: number) =>
        `<g transform="translate(${x} -186)rotate(${tilt})scale(1.15)">${path('M-12-30q-16 8-8 24-14 16 2 32 18 10 36 0 16-16 2-32 8-16-8-24z', mix(p.accent, p.ink, 0.4)) + stroke('M0-30v-34', p.ink, 7)}</g>`;
      const sun = (x: number) =>
        stroke(
          Array.from(
            { length: 8 },
            (_, n) => d`M${x} -180L${x + Math.cos(n * 0.785) * 40} ${-180 + Math.sin(n * 0.785) * 40}`,
          ).join(''),
          gold,
          8,
        ) +
        disc(x, -180, 25, gold) +
        stroke(d`M${x - 9} -184h0M${x + 9} -184h0M${x - 8} -172q8 6 16 0`, p.ink, 5);
      return (
        front(-400, mix(p.wall, p.accent, 0.3), 350) +
        front(-130, mix(p.wall, p.leaf, 0.25), 390) +
        front(140, mix(p.wall, p.lamp, 0.3), 340) +
        rect(-64, -240, 128, 100, p.paper, 'rx="46"') +
        fiddle(-34, -24) +
        fiddle(0, 0) +
        fiddle(34, 24) +
        rect(196, -236, 148, 110, mix(p.water, p.deep, 0.4), 'rx="50"') +
        sun(236) +
        sun(304)
      );
    },
  },
  /** The mill wheel on the Čertovka. */
  'kampa-mill': {
    stands: 'around',
    only: 'prague',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const line = h * 0.66;
      const wood = mix(p.accent, p.ink, 0.5);
      const [cx, cy] = [w * 0.52, line - 70 * u];
      const house = (x: number, wide: number, tall: number, wall: string) =>
        rect(x, line - tall * u, wide * u, tall * u, wall) +
        path(
          d`M${x - 14 * u} ${line - tall * u}h${(wide + 28) * u}l${-60 * u} ${-90 * u}h${-(wide - 92) * u}Z`,
          mix(p.accent, p.deep, 0.35),
        ) +
        stroke(
          d`M${x + 50 * u} ${line - (tall - 70) * u}h${(wide - 80) * u}M${x + 50 * u} ${line - (tall - 190) * u}h${(wide - 80) * u}`,
          lamp(p),
          60 * u,
          `stroke-dasharray="${Math.round(40 * u)} ${Math.round(56 * u)}" stroke-linecap="butt"`,
        );
      const spokes = Array.from({ length: 12 }, (_, n) => {
        const [c, s] = [Math.cos(n * 0.5236), Math.sin(n * 0.5236)];
        return d`M${cx} ${cy}L${cx + c * 210 * u} ${cy + s * 210 * u}`;
      }).join('');
      const paddles = Array.from({ length: 12 }, (_, n) => {
        const [c, s] = [Math.cos(n * 0.5236), Math.sin(n * 0.5236)];
        return d`M${cx + c * 170 * u} ${cy + s * 170 * u}L${cx + c * 226 * u} ${cy + s * 226 * u}`;
      }).join('');
      return (
        sky(r, p, f, { horizon: line, sun: placeSun(r, p, f, line), bare: true }) +
        house(w * 0.66, 440, 380, mix(p.wall, p.lamp, 0.25)) +
        house(-40 * u, 470, 430, mix(p.wall, p.accent, 0.3)) +
        rect(0, line - 20 * u, w, 24 * u, mix(p.wall, p.land, 0.5)) +
        water(r, p, f, { top: line, calm: true }) +
        stroke(spokes, wood, 13 * u) +
        disc(cx, cy, 200 * u, 'none', `stroke="${wood}" stroke-width="${Math.round(24 * u)}"`) +
        disc(cx, cy, 120 * u, 'none', `stroke="${wood}" stroke-width="${Math.round(14 * u)}"`) +
        stroke(paddles, mix(wood, p.wall, 0.35), 30 * u, 'stroke-linecap="butt"') +
        disc(cx, cy, 34 * u, p.ink) +
        stroke(
          d`M${cx - 240 * u} ${line + 60 * u}h${480 * u}M${cx - 160 * u} ${line + 100 * u}h${380 * u}`,
          mix(p.paper, p.water, 0.2),
          13 * u,
        ) +
        streetLamp(p, w * 0.16, line, 330 * u) +
        rect(0, line + 2 * u, w * 0.26, 40 * u, mix(p.wall, p.land, 0.4)) +
        stroke(
          d`M${w * 0.16} ${line + 70 * u}v${160 * u}`,
          p.lamp,
          22 * u,
          `stroke-dasharray="${Math.round(3 * u)} ${Math.round(34 * u)}"`,
        )
      );
    },
  },
  /** Sandstone towers standing up through the pines. */
  'sandstone-towers': {
    stands: 'around',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const horizon = h * 0.62;
      const lit = mix(p.wall, p.accent, 0.22);
      const dark = shadeOf(p, lit);
      return (
        sky(r, p, f, { horizon, sun: placeSun(r, p, f, horizon), bare: true }) +
        [0.2, 0.56, 0.68]
          .map((t, n) =>
            rockFace(w * t, h * (0.36 - n * 0.03), h * 0.7, 110 * u, mix(lit, p.haze, 0.55), mix(dark, p.haze, 0.55)),
          )
          .join('') +
        pineWood(r, f, () => h * 0.66, 110, mix(p.leaf, p.haze, 0.35), h * 0.76) +
        rockFace(w * 0.06, h * 0.08, h * 0.9, 230 * u, lit, dark) +
        rockFace(w * 0.95, h * 0.04, h * 0.9, 280 * u, lit, dark) +
        hills(r, f, h * 0.78, 14, mix(p.leaf, p.low, 0.2)) +
        [0.02, 0.15, 0.84, 0.99]
          .map((t, n) => pine(w * t, h * (0.9 + (n % 2) * 0.06), u * (250 + n * 20), mix(p.leaf, p.deep, 0.45)))
          .join('') +
        path(
          d`M${w * 0.46} ${h * 0.78}Q${w * 0.62} ${h * 0.86} ${w * 0.5} ${h + 2}h${260 * u}Q${w * 0.74} ${h * 0.84} ${w * 0.5} ${h * 0.78}Z`,
          mix(p.wall, p.paper, 0.2),
        )
      );
    },
  },
  /** A path so narrow between two walls of rock that little sky is left. */
  'rock-corridor': {
    stands: 'around',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const lit = mix(p.wall, p.accent, 0.25);
      const dark = mix(shadeOf(p, lit), p.deep, 0.2);
      const layers = (left: boolean) =>
        Array.from({ length: 7 }, (_, n) => {
          const y = h * (0.06 + n * 0.13);
          return left
            ? d`M0 ${y}q${w * 0.2} ${r.range(-20, 20)} ${w * 0.36} ${14 * u}`
            : d`M${w} ${y}q${-w * 0.2} ${r.range(-20, 20)} ${-w * 0.34} ${14 * u}`;
        }).join('');
      return (
        rect(0, 0, w, h, fade(p.middle, p.low)) +
        pine(w * 0.5, h * 0.62, 300 * u, mix(p.leaf, p.haze, 0.3)) +
        pine(w * 0.55, h * 0.64, 210 * u, mix(p.leaf, p.haze, 0.15)) +
        path(
          d`M0 0H${w * 0.4}q${30 * u} ${h * 0.3} ${-20 * u} ${h * 0.5}t${50 * u} ${h * 0.3}L${w * 0.26} ${h}H0Z`,
          lit,
        ) +
        path(
          d`M${w * 0.33} 0h${w * 0.07}q${30 * u} ${h * 0.3} ${-20 * u} ${h * 0.5}t${50 * u} ${h * 0.3}L${w * 0.36} ${h * 0.86}q${40 * u} ${-h * 0.5} ${-30 * u} ${-h * 0.86}Z`,
          dark,
        ) +
        path(
          d`M${w} 0H${w * 0.62}q${-40 * u} ${h * 0.26} ${10 * u} ${h * 0.44}t${-50 * u} ${h * 0.34}L${w * 0.76} ${h}H${w}Z`,
          dark,
        ) +
        path(
          d`M${w} 0H${w * 0.74}q${-20 * u} ${h * 0.4} ${30 * u} ${h * 0.6}t${-20 * u} ${h * 0.4}H${w}Z`,
          mix(lit, dark, 0.45),
        ) +
        stroke(layers(true), mix(lit, p.deep, 0.25), 8 * u) +
        stroke(layers(false), mix(dark, p.deep, 0.3), 8 * u) +
        path(d`M${w * 0.43} ${h * 0.78}h${w * 0.15}L${w * 0.82} ${h + 2}H${w * 0.2}Z`, mix(p.wall, p.paper, 0.2)) +
        stroke(
          d`M${w * 0.41} ${h * 0.84}h${w * 0.22}M${w * 0.36} ${h * 0.9}h${w * 0.34}`,
          mix(p.wall, p.deep, 0.3),
          9 * u,
        )
      );
    },
  },
  /** Two ruined towers on two rocks: the Maiden and the Crone. */
  'trosky-castle': {
    stands: 'behind',
    only: 'prague',
    size: [560, 420],
    draw: (_, p) => {
      const stone = mix(p.wall, p.haze, 0.25);
      const rock = mix(p.land, p.deep, 0.35);
      return (
        path(
          'M-280 0q40-90 110-110l30-120 40-20 50 20 24 120q50 30 90 0l10-60 40-16 60 30 10 60q70 30 106 96z',
          mix(p.leaf, p.deep, 0.3),
        ) +
        path('M-160-100l24-140 44-24 46 24 26 140zM70-100l10-74 44-20 50 30 10 64z', rock) +
        path('M-100-264l14 4 30 20 26 140h-40z', shadeOf(p, rock)) +
        path('M-130-240v-150l20 12 14-18 20 10 22-8v154z', stone) +
        path('M-80-240v-140l8-4 18-2v146z', shadeOf(p, stone)) +
        path('M86-180v-120l24-10 20 12 26-10v128z', stone) +
        rect(130, -296, 26, 116, shadeOf(p, stone)) +
        path('M-54-150l60 20 80-14v34l-76 14-64-20z', stone) +
        stroke('M-104-340v24M-104-290v20M110-260v24', p.ink, 13)
      );
    },
  },
});

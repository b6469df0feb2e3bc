// Cusco: the cathedral on the square below the Andes.
import { mix } from '#colour.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { stars } from '#parts/nature/clouds.ts';
import { hills, ridge } from '#parts/nature/land.ts';
import { sky } from '#parts/nature/sky.ts';
import { d, disc, fade, oval, path, rect, stroke } from '#svg.ts';
import { thingTable } from '../things/thing.ts';
import { mountainBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

export const cusco: Place = {
  water: false,
  back: mountainBack,
  size: [640, 330],
  landmark: (_, p) => {
    const stone = mix(p.accent, p.wall, 0.42);
    const shade = shadeOf(p, stone);
    const tower = (x: number) =>
      rect(x - 60, -210, 120, 210, stone) +
      rect(x + 20, -210, 40, 210, shade) +
      rect(x - 66, -216, 132, 14, mix(stone, p.paper, 0.3)) +
      rect(x - 48, -270, 96, 56, stone) +
      path(d`M${x - 30} -214v-26a14 14 0 0 1 28 0v26ZM${x + 6} -214v-26a14 14 0 0 1 28 0v26Z`, p.ink) +
      path(d`M${x - 50} -270q0-50 50-54 50 4 50 54Z`, mix(p.accent, p.deep, 0.2)) +
      stroke(d`M${x} -324v-26M${x - 9} -342h18`, p.ink, 6) +
      stroke(d`M${x - 20} -150v26M${x - 20} -80v30`, p.ink, 17);
    const houses = [-300, -236, 236, 300]
      .map(
        (x) =>
          rect(x - 34, -74, 68, 74, p.paper) +
          path(d`M${x - 40} -70h80l-12-30h-56Z`, p.accent) +
          stroke(d`M${x - 14} -44h0M${x + 14} -44h0`, p.water, 17),
      )
      .join('');
    return (
      houses +
      rect(-110, -180, 220, 180, mix(stone, p.paper, 0.12)) +
      path('M-110-178Q0-262 110-178z', stone) +
      path('M-46 0v-110a46 46 0 0 1 92 0V0z', shade) +
      path('M-26 0v-90a26 26 0 0 1 52 0V0zM-94 0v-70a18 18 0 0 1 36 0V0zM58 0v-70a18 18 0 0 1 36 0V0z', p.ink) +
      stroke('M-60-178V0M60-178V0', mix(stone, p.paper, 0.4), 9) +
      disc(0, -192, 17, p.ink) +
      tower(-160) +
      tower(160) +
      rect(-350, -6, 700, 18, mix(stone, p.haze, 0.4))
    );
  },
};

const llamaLegs = 'M-96-120h28l-4 120h-22zM-50-120h26l2 120h-22zM40-120h26l4 120H46zM80-120h26l-2 120H82z';
const llamaBody =
  'M-130-150q-6-70 60-76 70-14 130 0l20-110q2-30 28-34l-6-26 18 18 20 0 12-20 4 32q10 8 14 26 16 6 14 22-22 14-40 6l-12 110q0 90-36 104h-190q-36-6-36-52z';

export const cuscoThings = thingTable({
  /** The zigzag ramparts of Sacsayhuamán, of huge fitted stones. */
  'sacsayhuaman-ramparts': {
    stands: 'across',
    only: 'cusco',
    size: [900, 400],
    draw: (r, p) => {
      const stone = mix(p.wall, p.haze, 0.35);
      const tier = (y: number, tall: number, dx: number, near: number) => {
        const lit = mix(p.haze, stone, near);
        const dark = shadeOf(p, lit);
        return Array.from({ length: 6 }, (_, n) => {
          const x = -520 + dx + n * 180;
          const joints =
            d`M${x + 6} ${y - tall * 0.34}q30 ${r.range(-12, 12)} 52 0t50 ${r.range(-8, 12)}M${x + 4} ${y - tall * 0.68}q40 ${r.range(-12, 12)} 104 4` +
            d`M${x + 40} ${y}v${-tall * 0.34}M${x + 76} ${y - tall * 0.36}v${-tall * 0.3}M${x + 34} ${y - tall * 0.68}v${-tall * 0.3}`;
          return (
            path(d`M${x} ${y}v${-tall}l112 14v${tall - 14}Z`, lit) +
            path(d`M${x + 112} ${y}v${14 - tall}l68-14v${tall}Z`, dark) +
            stroke(joints, dark, 6)
          );
        }).join('');
      };
      return (
        tier(-230, 120, 40, 0.5) +
        path('M-450-236h900v26h-900z', mix(p.leaf, p.low, 0.3)) +
        tier(-104, 140, -20, 0.75) +
        path('M-450-112h900v26h-900z', mix(p.leaf, p.low, 0.2)) +
        tier(20, 160, 60, 1) +
        path('M-450 10h900v34h-900z', mix(p.leaf, p.low, 0.15))
      );
    },
  },
  llama: {
    stands: 'ground',
    size: [300, 380],
    draw: (_, p) => {
      const wool = mix(p.paper, p.wall, 0.35);
      return (
        path(llamaLegs, mix(wool, p.deep, 0.4)) +
        path(llamaBody, wool) +
        path('M-120-130q60 30 214 0-6 44-28 52h-150q-34-6-36-52z', mix(wool, p.haze, 0.5)) +
        path('M-80-228q50-16 110-4l4 96q-60 14-118 0z', p.accent) +
        stroke('M-80-198q56 10 112 0M-82-166q58 12 116 0', p.second, 11) +
        stroke('M100-280l26 6', p.accent, 15) +
        disc(136, -348, 6, p.ink) +
        stroke('M158-328l12-2', p.ink, 5) +
        stroke('M118-396l-4-20M158-392l6-18', p.accent, 9)
      );
    },
  },
  /** A wooden saint with the long neck of San Blas. */
  'long-necked-saint': {
    stands: 'table',
    size: [180, 400],
    draw: (_, p) =>
      path('M-80 0q-6-170 50-220h60q56 50 50 220z', p.accent) +
      path('M20-220h10q56 50 50 220H30q20-110-10-220z', mix(p.accent, p.ink, 0.3)) +
      stroke('M-76-14q76 18 152 0M-70-70q70 18 140 0', p.second, 13) +
      path('M-46-190q46 40 92 0l-8 90q-38 24-76 0z', p.water) +
      path('M-13-214q4-60 0-92h26q-4 32 0 92z', '#d9a074') +
      disc(0, -326, 31, '#d9a074') +
      path('M-34-322q-4-44 34-44t34 44q-4 40 4 66l-14-4q4-50-10-70-28 4-34 0-4 30-8 66l-12 4q8-26 6-62z', p.ink) +
      disc(0, -340, 58, 'none', `stroke="${p.second}" stroke-width="11"`) +
      stroke('M-11-326h0M11-326h0', p.ink, 7),
  },
  /** Salt pans stepping down a slope. */
  'salt-pans': {
    stands: 'across',
    only: 'cusco',
    size: [900, 420],
    draw: (r, p) => {
      const earth = mix(p.wall, p.accent, 0.25);
      const bank = mix(earth, p.deep, 0.35);
      const pans = [0, 1, 2, 3, 4, 5, 6].flatMap((row) => {
        const [w, h] = [64 + row * 15, 22 + row * 5];
        return r.times(Math.ceil(960 / (w + 10)), (n) => {
          const x = -480 + (n + (row % 2) * 0.5) * (w + 8);
          const y = -384 + row * (48 + row * 4) + Math.sin(x / 90 + row) * (8 + row * 2);
          const [a, c] = [r.range(-4, 4), r.range(-5, 5)];
          const pan = (at: number) =>
            d`M${x} ${y + at}q${w * 0.5} ${-h * 0.4 + a} ${w} ${c}l${-w * 0.05} ${h}q${-w * 0.45} ${h * 0.3} ${-w * 0.9} 0Z`;
          const salt = r.pick([p.paper, p.paper, mix(p.paper, p.accent, 0.18), mix(p.paper, p.water, 0.4)] as const);
          return path(pan(h * 0.42), bank) + path(pan(0), salt);
        });
      });
      return path('M-450-400q450-40 900 20V60h-900z', mix(earth, p.land, 0.3)) + pans.join('');
    },
  },
  /** Moray: round terraces sunk into the ground. */
  'moray-rings': {
    stands: 'across',
    only: 'cusco',
    size: [900, 400],
    draw: (_, p) => {
      const grass = mix(p.leaf, p.low, 0.3);
      const rings = Array.from({ length: 7 }, (_, n) => {
        const k = 1 - n * 0.135;
        return (
          oval(0, -190 + n * 15, 420 * k, 190 * k, mix(p.wall, p.land, 0.4)) +
          oval(0, -178 + n * 15, 414 * k, 182 * k, n % 2 ? grass : mix(grass, p.second, 0.3))
        );
      });
      return (
        path('M-450-360q450-50 900 0V60h-900z', mix(grass, p.land, 0.3)) +
        rings.join('') +
        stroke('M-20-84h40M-12-96h24', p.deep, 5)
      );
    },
  },
  /** Snowy mountains beyond the high plain. */
  andes: {
    stands: 'around',
    draw: (r, p, f) =>
      sky(r, p, f, { horizon: f.height * 0.6, bare: true }) +
      mountainBack(r, p, f, f.height * 0.6) +
      rect(0, f.height * 0.58, f.width, f.height * 0.42 + 2, fade(mix(p.leaf, p.low, 0.4), mix(p.leaf, p.land, 0.4))),
  },
  /** The night sky with a llama dark in the bright river of stars. */
  'llama-in-the-milky-way': {
    stands: 'around',
    only: 'cusco',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const band = (t: number, spread: number) =>
        [
          w * (0.16 + t * 0.74) + u * r.range(-spread, spread),
          h * (0.62 - t * 0.56) + u * r.range(-spread, spread),
        ] as const;
      const dust = (count: number, spread: number, size: number, ink: string) =>
        stroke(
          r
            .times(count, () => {
              const [x, y] = band(r.range(0, 1), spread);
              return d`M${x} ${y}h0`;
            })
            .join(''),
          ink,
          size * u,
        );
      return (
        rect(0, 0, w, h * 0.7, fade(p.top, mix(p.top, p.middle, 0.6), p.middle)) +
        stars(r, p, f, h * 0.7) +
        path(
          d`M${w * 0.02} ${h * 0.66}Q${w * 0.4} ${h * 0.42} ${w * 0.72} ${-h * 0.02}H${w * 1.02}V${h * 0.1}Q${w * 0.7} ${h * 0.5} ${w * 0.3} ${h * 0.66}Z`,
          mix(p.low, p.paper, 0.4),
          'opacity=".4"',
        ) +
        path(
          d`M${w * 0.1} ${h * 0.65}Q${w * 0.44} ${h * 0.42} ${w * 0.79} ${-h * 0.02}H${w * 0.96}Q${w * 0.7} ${h * 0.42} ${w * 0.24} ${h * 0.66}Z`,
          mix(p.paper, p.low, 0.3),
          'opacity=".6"',
        ) +
        dust(70, 120, 4, p.paper) +
        dust(40, 80, 7, p.sun) +
        `<g transform="translate(${Math.round(w * 0.54)} ${Math.round(h * 0.52)})rotate(-16)scale(${(u * 1.1).toFixed(2)})">${path(llamaLegs + llamaBody, p.ink)}${stroke('M132-346h0M150-342h0', p.sun, 13)}</g>` +
        ridge(r, f, h * 0.7, 120, mix(p.deep, p.land, 0.4)) +
        hills(r, f, h * 0.8, 20, mix(p.deep, p.ink, 0.4))
      );
    },
  },
});

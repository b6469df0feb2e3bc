// Food and drink on a table, and where it is sold and cooked.
import { mix } from '#colour.ts';
import { stall } from '#parts/buildings/stalls.ts';
import { maker } from '#parts/things/crafts.ts';
import { bottle, pendant, pot, wineGlass } from '#parts/things/things.ts';
import { bars, d, disc, path, rect, stroke } from '#svg.ts';
import { room } from './room.ts';
import { thingTable } from './thing.ts';

export const foodThings = thingTable({
  'market-stall': {
    stands: 'behind',
    size: [420, 380],
    draw: (r, p) => stall(r, p, 0, 0, 400),
  },
  'fish-stall': {
    stands: 'behind',
    size: [700, 360],
    draw: (r, p) => {
      const fish = (x: number, y: number, ink: string) =>
        path(d`M${x - 60} ${y}q50-34 96-4l26-22v48l-26-18q-46 28-96-4Z`, ink) + disc(x - 38, y - 4, 5, p.ink);
      return (
        stroke('M-330 0v-350M330 0v-350', p.ink, 13) +
        path('M-350-350h700v44h-700z', p.water) +
        path('M-350-306h700l-24 34h-652z', mix(p.water, p.paper, 0.6)) +
        [-160, 140].map((x) => disc(x, -240, 26, p.lamp) + stroke(d`M${x} -262v-40`, p.ink, 5)).join('') +
        maker(r, p, -40, -130, 190, false) +
        path('M-350-150h700l20 84h-740z', mix(p.paper, p.water, 0.25)) +
        [-260, -110, 40, 190].map((x, n) => fish(x, -118, [p.haze, p.accent, p.deep, p.haze][n]!)).join('') +
        [-190, -30, 120, 270].map((x, n) => fish(x, -84, [p.deep, p.haze, p.accent, p.deep][n]!)).join('') +
        rect(-350, -66, 700, 66, mix(p.deep, p.water, 0.4))
      );
    },
  },
  'vegetable-basket': {
    stands: 'table',
    size: [360, 260],
    draw: (_, p) => {
      const wicker = mix(p.second, p.ink, 0.35);
      return (
        path('M-100-140q-30-70 10-90 50 0 40 90z', '#5a3a6e') +
        stroke('M-84-228l-8-16', p.leaf, 11) +
        disc(-10, -160, 50, p.accent) +
        disc(74, -150, 44, p.second) +
        path('M20-150q70-130 130-70-10 70-90 90z', mix(p.leaf, p.low, 0.15)) +
        stroke('M-150-140q-10-60-40-80M-136-140q4-60-10-100M-120-140q20-60 10-90', p.leaf, 15) +
        path('M-170-140h340q-6 110-60 140h-220q-54-30-60-140z', wicker) +
        stroke('M-160-100h320M-148-60h296M-126-24h252', mix(wicker, p.wall, 0.45), 8) +
        stroke('M-100-136l20 132M-30-136V-4M40-136L30-4M110-136L84-4', mix(wicker, p.wall, 0.45), 6) +
        path('M-180-154h360v24h-360z', mix(wicker, p.wall, 0.3))
      );
    },
  },
  'tea-glasses': {
    stands: 'table',
    size: [330, 220],
    draw: (_, p) => {
      const glass = (x: number) =>
        path(d`M${x - 80} -10q80-20 160 0-30 22-80 22t-80-22Z`, p.paper) +
        path(d`M${x - 40} -150h80q-26 60-6 90t-8 46h-52q-26-20-8-46t-6-90Z`, mix(p.paper, p.haze, 0.4)) +
        path(d`M${x - 34} -124h68q-18 50 0 70t-8 34h-52q-24-16-8-34t0-70Z`, mix(p.accent, p.deep, 0.15)) +
        stroke(d`M${x - 6} -160q-14-16 2-34`, p.paper, 6, 'opacity=".7"');
      return glass(-80) + glass(86);
    },
  },
  /** Filled pastries and lentil balls on a tray. */
  'stuffed-pastries': {
    stands: 'table',
    size: [430, 170],
    draw: (_, p) => {
      const roll = (x: number, y: number) =>
        rect(x - 60, y - 30, 120, 34, mix('#e0a24f', p.wall, 0.35), 'rx="15"') +
        stroke(d`M${x - 40} ${y - 24}q40 10 80 0`, mix(p.lamp, p.paper, 0.4), 6);
      return (
        path('M-215-30h430q-20 40-80 44h-270q-60-4-80-44z', mix(p.haze, p.paper, 0.5)) +
        roll(-120, -34) +
        roll(8, -34) +
        roll(-70, -62) +
        roll(-96, -90) +
        [110, 160, 136].map((x, n) => disc(x, n === 2 ? -92 : -52, 28, mix(p.accent, p.wall, 0.2))).join('') +
        stroke('M50-30q16-30 40-20M70-100q20-20 36 0M190-40q10-20 20-6', p.leaf, 11)
      );
    },
  },
  'wine-glasses': {
    stands: 'table',
    size: [260, 260],
    draw: (_, p) =>
      wineGlass(-70, 0, 230, mix(p.accent, p.deep, 0.35), mix(p.paper, p.haze, 0.3)) +
      wineGlass(70, 0, 250, mix(p.lamp, p.paper, 0.25), mix(p.paper, p.haze, 0.3)),
  },
  /** Narrow glasses of sparkling wine and their bottle. */
  'cava-glasses': {
    stands: 'table',
    size: [300, 320],
    draw: (_, p) => {
      const flute = (x: number) =>
        path(d`M${x - 28} -240h56q4 110-22 130l-2 96 34 14h-76l34-14-2-96q-26-20-22-130Z`, mix(p.paper, p.haze, 0.35)) +
        path(d`M${x - 26} -200h52q2 70-18 84h-16q-20-14-18-84Z`, p.lamp) +
        stroke(d`M${x - 6} -140h0M${x + 8} -160h0M${x - 2} -180h0`, p.paper, 7);
      return bottle(-94, 0, 316, mix(p.leaf, p.ink, 0.5), p.lamp, p.paper) + flute(30) + flute(110);
    },
  },
  'cheese-board': {
    stands: 'table',
    size: [390, 180],
    draw: (_, p) =>
      rect(-195, -24, 390, 28, mix(p.accent, p.ink, 0.3), 'rx="12"') +
      path('M-170-24v-84l150 60v24z', p.lamp) +
      path('M-170-108l150 60 20-34-96-56z', mix(p.lamp, p.paper, 0.5)) +
      disc(-120, -58, 11, mix(p.lamp, p.accent, 0.4)) +
      disc(-80, -40, 8, mix(p.lamp, p.accent, 0.4)) +
      path('M30-24q-10-70 50-76 76 0 80 76z', mix(p.accent, p.wall, 0.45)) +
      stroke('M62-84l16 30M96-92l14 32M130-84l10 28', mix(p.wall, p.paper, 0.4), 8) +
      disc(12, -44, 17, p.accent) +
      disc(2, -72, 15, mix(p.accent, p.deep, 0.4)),
  },
  /** Glass jars of sweets with paper labels. */
  'sweet-jars': {
    stands: 'table',
    size: [420, 270],
    draw: (r, p) => {
      const jar = (x: number, ink: string) =>
        rect(x - 62, -200, 124, 200, mix(p.paper, p.water, 0.3), 'rx="30"') +
        stroke(r.times(24, () => d`M${x + r.range(-42, 42)} ${r.range(-170, -20)}h0`).join(''), ink, 27) +
        disc(x, -86, 32, p.paper) +
        stroke(d`M${x - 16} -92h32M${x - 10} -78h20`, p.ink, 6) +
        rect(x - 56, -224, 112, 28, mix(p.accent, p.ink, 0.4), 'rx="8"') +
        disc(x, -236, 15, mix(p.accent, p.ink, 0.4));
      return jar(-140, p.accent) + jar(0, p.second) + jar(140, mix(p.leaf, p.low, 0.2));
    },
  },
  /** A kitchen with a window, pots on a shelf and cooks at work; its tiles and its sides differ. */
  kitchen: {
    stands: 'around',
    draw: (r, p, f, view) => {
      const { width: w, height: h, u } = f;
      const flip = r.chance(0.5);
      const at = (t: number) => w * (flip ? 1 - t : t);
      const shelf = h * 0.34;
      const tile = r.pick([p.water, p.leaf, p.accent, p.second] as const);
      const courses = [0.57, 0.64, 0.71, 0.78].map((t, n) => d`M${(n % 2) * 34 * u} ${h * t}H${w}`).join('');
      return (
        room(p, f, view, { left: !flip }) +
        (r.chance(0.6)
          ? rect(0, h * 0.54, w, h * 0.3, mix(p.wall, p.paper, 0.45)) +
            bars(courses, mix(tile, p.wall, 0.35), 40 * u, `stroke-dasharray="${Math.round(34 * u)}"`)
          : '') +
        rect(Math.min(at(0.52), at(0.94)), shelf, w * 0.42, 12 * u, mix(p.accent, p.ink, 0.5)) +
        r
          .times(5, (n) =>
            pot(
              r,
              at(0.56 + n * 0.085),
              shelf,
              u * r.range(64, 104),
              r.pick([p.accent, p.second, p.water, p.paper] as const),
              p.ink,
            ),
          )
          .join('') +
        stroke(d`M${at(0.56)} ${h * 0.42}H${at(0.92)}`, p.ink, 6 * u) +
        [0.6, 0.7, 0.8]
          .map(
            (t) =>
              stroke(d`M${at(t)} ${h * 0.42}v${50 * u}`, p.ink, 6 * u) +
              disc(at(t), h * 0.42 + 74 * u, 34 * u, mix(p.accent, p.deep, 0.2)),
          )
          .join('') +
        [0.34, 0.74].map((t) => pendant(p, at(t), h * 0.1, 70 * u, p.accent, h * 0.4)).join('') +
        maker(r, p, at(0.44), h * 0.82, 330 * u, flip) +
        maker(r, p, at(0.8), h * 0.82, 310 * u, !flip)
      );
    },
  },
});

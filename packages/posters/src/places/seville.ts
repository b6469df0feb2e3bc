// Seville: the Giralda beside the cathedral, above the Guadalquivir.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { dome } from '#parts/buildings/towers.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { skinOf } from '#parts/figures/people.ts';
import { players } from '#parts/figures/players.ts';
import { cypress, palm } from '#parts/nature/trees.ts';
import { pendant, plant } from '#parts/things/things.ts';
import { d, disc, oval, path, put, rect, stroke } from '#svg.ts';
import { thingTable } from '../things/thing.ts';
import { townBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

export const seville: Place = {
  water: true,
  back: townBack(['flat', 'hip', 'flat']),
  size: [640, 530],
  landmark: (r, p) => {
    const stone = mix(p.wall, p.accent, 0.2);
    const shade = shadeOf(p, stone);
    const light = mix(stone, p.paper, 0.4);
    const pinnacles = [40, 100, 160, 220, 280].map((x) => d`M${x - 9} -180v-40l9 -30l9 30v40Z`).join('');
    const quay = Array.from({ length: 12 }, (_, n) => {
      const [x, tall] = [-400 + n * 68, 58 + (n % 3) * 12];
      return (
        rect(x, -tall, 68, tall, n % 2 ? mix(p.wall, p.paper, 0.5) : mix(p.wall, p.lamp, 0.25)) +
        rect(x - 3, -tall - 8, 74, 10, mix(p.accent, p.wall, 0.2)) +
        stroke(d`M${x + 20} ${14 - tall}v10M${x + 48} ${14 - tall}v10M${x + 20} -14v10M${x + 48} -14v10`, p.deep, 11)
      );
    }).join('');
    return (
      rect(-20, -180, 340, 180, mix(stone, p.haze, 0.25)) +
      path(pinnacles, mix(stone, p.haze, 0.25)) +
      rect(80, -250, 190, 80, mix(stone, p.haze, 0.15)) +
      dome(p, 176, -250, 120, mix(stone, p.deep, 0.25), 1.1) +
      stroke('M30-120v70M90-120v70M150-120v70M210-120v70M270-120v70', p.ink, 22) +
      disc(176, -206, 22, lamp(p)) +
      rect(-170, -330, 130, 330, stone) +
      rect(-84, -330, 44, 330, shade) +
      stroke(
        'M-146-310V-20M-64-310V-20',
        mix(stone, p.deep, 0.25),
        22,
        'stroke-dasharray="60 14" stroke-linecap="butt"',
      ) +
      stroke('M-105-290v30M-105-220v30M-105-150v30M-105-80v30', lamp(p), 22) +
      rect(-178, -346, 146, 20, light) +
      rect(-164, -400, 118, 56, stone) +
      path(
        'M-152-346v-30a12 12 0 0 1 24 0v30zM-117-346v-30a12 12 0 0 1 24 0v30zM-82-346v-30a12 12 0 0 1 24 0v30z',
        p.ink,
      ) +
      rect(-170, -410, 130, 12, light) +
      rect(-144, -446, 78, 38, stone) +
      stroke('M-124-414v-14M-105-414v-14M-86-414v-14', p.ink, 11) +
      rect(-130, -474, 50, 30, light) +
      path('M-128-474q23-40 46 0z', shade) +
      stroke('M-105-494v-30M-114-512l18-8', p.ink, 6) +
      quay +
      [-250, -200, 340].map((x) => palm(r, x, 4, 150, mix(p.leaf, p.deep, 0.25), mix(p.wall, p.ink, 0.5))).join('') +
      [-290, -226, 10]
        .map(
          (x) =>
            disc(x, -30, 34, mix(p.leaf, p.deep, 0.1)) +
            stroke(d`M${x - 12} -38h0M${x + 10} -26h0M${x} -50h0`, p.accent, 11),
        )
        .join('') +
      rect(-320, -8, 640, 16, light)
    );
  },
};

/** Someone clapping on a chair; the coat distinguishes them. */
const clapping = (p: Palette, skin: string, coat: string): string =>
  stroke('M-60-4v-130M60-4v-130M-66-134H66', mix(p.accent, p.ink, 0.5), 13) +
  path('M-60-140h110q40 4 44 40L84 0H48l-10-88h-98z', p.ink) +
  path('M-60-140q-14-120 24-150 40-16 74 0 22 40 14 150z', coat) +
  stroke('M-40-256q-10 70 60 60M40-256q60 30 34 60', mix(coat, p.ink, 0.25), 26) +
  path('M40-220l44-34 14 14-36 40z', skin) +
  path('M70-196l44-36 12 16-40 36z', mix(skin, p.ink, 0.15)) +
  disc(0, -330, 40, skin) +
  path('M-42-330q-4-54 42-54t44 46q-50-6-70-10-2 20-16 18z', p.ink);

export const sevilleThings = thingTable({
  /** The round Gold Tower by the river. */
  'torre-del-oro': {
    stands: 'behind',
    only: 'seville',
    size: [640, 420],
    draw: (r, p) => {
      const stone = mix(p.wall, p.lamp, 0.3);
      const shade = shadeOf(p, stone);
      const battlement = (x: number, y: number, count: number, step: number) =>
        path(
          Array.from(
            { length: count },
            (_, n) => d`M${x + n * step} ${y}v-18l${step * 0.3} -14l${step * 0.3} 14v18Z`,
          ).join(''),
          stone,
        );
      return (
        [-270, -210, 200, 270]
          .map((x) => palm(r, x, 0, 300, mix(p.leaf, p.deep, 0.25), mix(p.wall, p.ink, 0.5)))
          .join('') +
        rect(-130, -230, 260, 230, stone) +
        path('M40-230h90V0H40zM-130-230h40V0h-40z', shade) +
        battlement(-130, -228, 7, 38) +
        stroke('M-60-190v34M0-190v34M80-190v34M-60-120v34M0-120v34M80-120v34', p.ink, 17) +
        stroke('M-130-70h260M-130-210h260', mix(stone, p.paper, 0.4), 7) +
        rect(-70, -320, 140, 92, stone) +
        rect(20, -320, 50, 92, shade) +
        battlement(-70, -318, 4, 38) +
        path('M-46-232v-40a14 14 0 0 1 28 0v40zM-8-232v-40a14 14 0 0 1 28 0v40z', p.ink) +
        rect(-34, -370, 68, 46, stone) +
        path('M-38-368q38-70 76 0z', '#d9a53a') +
        stroke('M0-404v-26', p.ink, 6) +
        rect(-320, -10, 640, 20, mix(p.wall, p.land, 0.5))
      );
    },
  },
  /** The half circle of Plaza de España: arcades between two towers, tiled benches below. */
  'plaza-de-espana': {
    stands: 'across',
    only: 'seville',
    size: [900, 300],
    draw: (_, p) => {
      const brick = mix(p.accent, p.wall, 0.35);
      const shade = shadeOf(p, brick);
      const cream = mix(p.paper, p.wall, 0.4);
      const blue = mix('#2f6fa8', p.deep, p.light === 'night' ? 0.4 : 0);
      const arcade = Array.from({ length: 17 }, (_, n) => {
        const x = -340 + n * 40;
        return d`M${x} -60v-58a15 15 0 0 1 30 0v58Z`;
      }).join('');
      const tower = (x: number) =>
        rect(x - 34, -330, 68, 330, brick) +
        rect(x + 8, -330, 26, 330, shade) +
        stroke(d`M${x - 10} -300v40M${x - 10} -220v40M${x - 10} -130v40`, p.ink, 15) +
        rect(x - 42, -338, 84, 16, cream) +
        rect(x - 24, -374, 48, 38, cream) +
        dome(p, x, -372, 52, blue, 1.3);
      const bench = (x: number) =>
        rect(x - 62, -60, 124, 50, mix(p.paper, blue, 0.2)) +
        path(d`M${x - 50} -16v-34h100v34Z`, blue) +
        disc(x, -34, 14, p.lamp) +
        stroke(d`M${x - 40} -24h22M${x + 18} -24h22`, p.paper, 6) +
        rect(x - 66, -14, 132, 20, p.lamp);
      return (
        rect(-360, -180, 720, 180, brick) +
        rect(-360, -200, 720, 22, cream) +
        stroke('M-350-206H350', cream, 13, 'stroke-dasharray="13 12" stroke-linecap="butt"') +
        path(arcade, p.ink) +
        stroke('M-350-160H350', lamp(p), 13, 'stroke-dasharray="10 30" stroke-linecap="butt"') +
        rect(-70, -250, 140, 190, brick) +
        path('M-80-248L0-290l80 42z', cream) +
        path('M-30-60v-90a30 30 0 0 1 60 0v90z', p.ink) +
        tower(-390) +
        tower(390) +
        rect(-460, -62, 920, 70, mix(brick, p.paper, 0.35)) +
        [-360, -216, -72, 72, 216, 360].map(bench).join('') +
        rect(-460, 4, 920, 60, mix(p.wall, p.paper, 0.3))
      );
    },
  },
  /** A small room in Triana: white walls, tiles, chairs and pots of geraniums. */
  tablao: {
    stands: 'around',
    draw: (r, p, { width: w, height: h, u }) => {
      const wall = p.light === 'night' ? mix(p.wall, p.land, 0.6) : mix(p.paper, p.wall, 0.5);
      const blue = mix('#2f6fa8', p.deep, 0.35);
      const tiles = Array.from(
        { length: 14 },
        (_, n) =>
          d`M${w * (n / 14) + 30 * u} ${h * 0.64}l${24 * u} ${30 * u}l${-24 * u} ${30 * u}l${-24 * u} ${-30 * u}Z`,
      ).join('');
      const poster = (x: number, ink: string) =>
        rect(w * x, h * 0.2, 120 * u, 170 * u, p.paper) +
        rect(w * x + 10 * u, h * 0.2 + 10 * u, 100 * u, 150 * u, ink) +
        disc(w * x + 60 * u, h * 0.2 + 64 * u, 26 * u, p.paper) +
        path(d`M${w * x + 60 * u} ${h * 0.2 + 80 * u}l${36 * u} ${70 * u}h${-72 * u}Z`, p.paper);
      return (
        rect(0, 0, w, h, wall) +
        path(
          d`M${w * 0.36} ${h * 0.62}V${h * 0.24}a${w * 0.14} ${h * 0.14} 0 0 1 ${w * 0.28} 0V${h * 0.62}Z`,
          mix(p.accent, p.ink, 0.35),
        ) +
        poster(0.08, p.accent) +
        poster(0.22, blue) +
        poster(0.8, mix(p.lamp, p.accent, 0.5)) +
        rect(0, h * 0.62, w, h * 0.16, mix(p.paper, p.wall, 0.3)) +
        path(tiles, blue) +
        stroke(d`M0 ${h * 0.625}H${w}M0 ${h * 0.775}H${w}`, p.lamp, 11 * u) +
        rect(0, h * 0.78, w, h * 0.22 + 2, mix(p.accent, p.ink, 0.55)) +
        stroke(d`M0 ${h * 0.85}H${w}M0 ${h * 0.93}H${w}`, p.ink, 5 * u, 'opacity=".4"') +
        [0.7, 0.94]
          .map(
            (x) =>
              plant(r, w * x, h * 0.44, 110 * u, p.leaf, mix(p.accent, p.deep, 0.2)) +
              disc(w * x, h * 0.36, 17 * u, p.accent) +
              disc(w * x - 30 * u, h * 0.38, 15 * u, p.accent),
          )
          .join('') +
        pendant(p, w * 0.5, h * 0.12, 80 * u, p.accent, h * 0.6)
      );
    },
  },
  /** A dancer in a ruffled dress with dots, a fan held high. */
  'flamenco-dancer': {
    stands: 'ground',
    size: [340, 450],
    draw: (r, p) => {
      const skin = skinOf(r, { ...p, light: 'day' });
      const red = mix('#c9323a', p.deep, p.dimness * 0.3);
      const dark = mix(red, p.ink, 0.35);
      const fold = (n: number) => d`M76-420l${-62 + n * 25} ${-44 - (n % 5 ? 14 : 0)}`;
      return (
        path('M-34-196q-26 66-84 116-46 34-38 72 76 26 152 10 70 20 166-2 10-50-56-92-58-44-68-104z', red) +
        path('M38-196q-4 70 60 116 40 40 20 80 30-2 44-6 10-46-56-86-58-44-68-104z', dark) +
        stroke('M-154-22q36-24 74-6t78-2 78 4 82-12M-124-70q34-20 66-4t64-2 66 0', p.paper, 9) +
        stroke(
          'M-40-150h0M8-168h0M4-118h0M-66-98h0M-30-84h0M52-98h0M-110-46h0M-62-40h0M16-44h0M78-48h0M46-140h0M112-38h0',
          p.paper,
          13,
        ) +
        path('M-34-190q-14-60-4-100 38-20 76 0 10 40-2 100-36 14-70 0z', red) +
        path('M-52-288q52-26 104 0l-16 58-36-22-36 22z', p.lamp) +
        stroke('M-50-262l-4 18M-30-248l-4 18M32-248l4 18M52-262l4 18', p.lamp, 5) +
        stroke('M-46-276q-60 26-46 84 14 8 44 6', skin, 19) +
        stroke('M46-278q62-36 32-122', skin, 19) +
        path('M76-400l-84-44q84-66 168 0z', p.second) +
        stroke([0, 1, 2, 3, 4, 5].map(fold).join(''), dark, 4) +
        path('M-12-290v-26h24v26z', skin) +
        disc(0, -338, 33, skin) +
        path('M-34-332q-8-52 36-52 42 2 36 42-24 0-38-18-10 24-34 28z', p.ink) +
        disc(-36, -350, 17, p.ink) +
        disc(-16, -382, 14, red) +
        disc(-16, -382, 5, p.lamp)
      );
    },
  },
  'flamenco-guitarist': {
    stands: 'ground',
    size: [290, 370],
    draw: (r, p) => put(-10, 0, 4, players.guitar({ ...p, accent: p.paper }, skinOf(r, { ...p, light: 'day' }))),
  },
  /** Two people learning to clap the rhythm. */
  'clapping-pair': {
    stands: 'ground',
    size: [440, 390],
    draw: (r, p) => {
      const skin = () => skinOf(r, { ...p, light: 'day' });
      return put(-120, 0, 1, clapping(p, skin(), p.lamp)) + put(120, 0, 1, clapping(p, skin(), p.water), true);
    },
  },
  /** The iron bridge of Triana on its rings. */
  'triana-bridge': {
    stands: 'across',
    only: 'seville',
    size: [900, 250],
    draw: (_, p) => {
      const iron = mix(p.leaf, p.ink, 0.4);
      const rings = [0, 1, 2]
        .flatMap((n) =>
          [
            [-96, 34],
            [-46, 24],
            [-14, 13],
            [46, 24],
            [96, 34],
            [14, 13],
          ].map(([dx, s]) => disc(-290 + n * 290 + dx!, -150 + s!, s!, 'none', `stroke="${iron}" stroke-width="9"`)),
        )
        .join('');
      return (
        rect(-460, -20, 920, 90, p.water) +
        stroke('M-420 10h100M-100 30h140M200 6h110M330 40h80', mix(p.paper, p.water, 0.3), 7) +
        rings +
        stroke('M-434 0Q-290-250-146 0M-146 0Q0-250 146 0M146 0Q290-250 434 0', iron, 15) +
        [-146, 146]
          .map(
            (x) =>
              rect(x - 26, -150, 52, 180, mix(p.wall, p.paper, 0.2)) + rect(x + 6, -150, 20, 180, shadeOf(p, p.wall)),
          )
          .join('') +
        rect(-460, -172, 920, 26, iron) +
        stroke('M-450-196H450M-450-178H450', iron, 6) +
        [-380, -240, -100, 40, 180, 320]
          .map((x) => stroke(d`M${x} -176v-60`, p.ink, 7) + disc(x, -244, 13, p.lamp))
          .join('')
      );
    },
  },
  /** The Roman amphitheatre of Itálica, its rows of seats half fallen. */
  'italica-amphitheatre': {
    stands: 'across',
    only: 'seville',
    size: [900, 300],
    draw: (r, p) => {
      const stone = mix(p.wall, p.accent, 0.18);
      const shade = shadeOf(p, stone);
      const seats = [0, 1, 2, 3, 4].map((n) =>
        oval(0, -150, 450 - n * 46, 190 - n * 24, n % 2 ? mix(stone, p.paper, 0.3) : mix(stone, p.deep, 0.3)),
      );
      const gaps = r
        .times(9, (n) => d`M${-330 + n * 82} ${-300 + Math.abs(n - 4) * 18}l${r.range(-10, 10)} 60`)
        .join('');
      return (
        [-400, -350, 360, 410].map((x) => cypress(x, -210, 170, mix(p.leaf, p.deep, 0.4))).join('') +
        path('M-470-150q470-330 940 0v230h-940z', mix(p.leaf, p.wall, 0.45)) +
        seats.join('') +
        stroke(gaps, shade, 11) +
        oval(0, -120, 250, 92, mix(p.wall, p.lamp, 0.3)) +
        path('M-60-120h120v34H-60z', p.ink) +
        stroke('M-20-86v-34M20-86v-34', stone, 11) +
        path('M-470-120q60 130 300 190h-300zM470-120q-60 130-300 190h300z', stone) +
        path('M-450 30v-110a40 44 0 0 1 80 0V60zM370 60v-140a40 44 0 0 1 80 0V30z', p.ink) +
        path(
          'M-470-200l50 20 40-16 30 40 50 10 20 50v50h-190zM470-200l-50 20-40-16-30 40-50 10-20 50v50h190z',
          mix(stone, p.accent, 0.14),
        ) +
        path('M-440-46v-60a26 26 0 0 1 52 0v60zM388-46v-60a26 26 0 0 1 52 0v60z', p.ink)
      );
    },
  },
  /** A Roman floor of birds in square fields. */
  'bird-mosaic': {
    stands: 'table',
    size: [470, 260],
    draw: (_, p) => {
      const ground = mix(p.paper, p.wall, 0.4);
      const inks = [
        p.accent,
        mix(p.leaf, p.deep, 0.2),
        p.water,
        mix(p.accent, p.ink, 0.4),
        p.leaf,
        mix(p.water, p.deep, 0.4),
      ];
      const bird = (x: number, y: number, ink: string, left: boolean) =>
        put(
          x,
          y,
          1,
          path('M-46-10q10-34 44-30 8-24 30-24 16 2 18 16l16 8-18 6q-4 36-36 40-36 4-54-16z', ink) +
            disc(28, -50, 4, p.paper) +
            stroke('M-6 2v18M8 0v20', p.ink, 5) +
            stroke('M-30-10q20-16 36 0', ground, 5),
          left,
        );
      return (
        path('M-200-240h400l35 240h-470z', mix(p.accent, p.ink, 0.3)) +
        path('M-188-228h376l32 216h-440z', ground) +
        stroke(
          'M-196-174h392M-66-228L-76-12M66-228L76-12M-206-122h412',
          mix(p.accent, p.ink, 0.3),
          9,
          'stroke-dasharray="7 11"',
        ) +
        [-134, 0, 134].map((x, n) => bird(x, -150, inks[n]!, n === 1)).join('') +
        [-144, 0, 144].map((x, n) => bird(x, -44, inks[n + 3]!, n !== 1)).join('')
      );
    },
  },
  /** The fortified monastery with its two churches side by side. */
  'santiponce-monastery': {
    stands: 'behind',
    only: 'seville',
    size: [780, 420],
    draw: (_, p) => {
      const white = mix(p.paper, p.wall, 0.3);
      const brick = mix(p.accent, p.wall, 0.4);
      const roof = mix(p.accent, p.deep, 0.25);
      const church = (x: number, wall: string) =>
        path(d`M${x} 0v-220l110 -60l110 60V0Z`, wall) +
        path(d`M${x - 8} -214l118 -70l118 70v-22l-118 -68l-118 68Z`, roof) +
        stroke(
          Array.from({ length: 6 }, (_, n) => d`M${x + 10 + n * 40} -216v-20`).join(''),
          wall,
          22,
          'stroke-linecap="butt"',
        ) +
        path(d`M${x + 70} 0v-90a40 50 0 0 1 80 0V0Z`, mix(wall, p.deep, 0.4)) +
        path(d`M${x + 84} 0v-86a26 36 0 0 1 52 0V0Z`, p.ink) +
        disc(x + 110, -186, 22, p.ink);
      return (
        rect(-380, -120, 180, 120, white) +
        path('M-386-118h192l-20-26h-152z', roof) +
        stroke('M-350-86v30M-300-86v30M-250-86v30', p.ink, 22) +
        church(-200, brick) +
        church(40, white) +
        rect(270, -330, 90, 330, white) +
        rect(328, -330, 32, 330, shadeOf(p, white)) +
        path('M284-270v-34a14 14 0 0 1 28 0v34zM322-270v-34a14 14 0 0 1 28 0v34z', p.ink) +
        path('M262-328h106l-53-60z', mix('#2f6fa8', p.deep, 0.2)) +
        stroke('M315-388v-30M302-404h26', p.ink, 6) +
        [-160, 0, 240].map((x) => cypress(x, 0, 170, mix(p.leaf, p.deep, 0.4))).join('')
      );
    },
  },
});

// Barcelona: the Sagrada Família above the flat roofs of the Eixample, before the hills.
import { mix } from '#colour.ts';
import { house, shadeOf } from '#parts/buildings/buildings.ts';
import { row, streetLamp } from '#parts/buildings/street.ts';
import { tower } from '#parts/buildings/towers.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { person } from '#parts/figures/people.ts';
import { pendant } from '#parts/things/things.ts';
import { d, disc, fade, oval, path, rect, stroke } from '#svg.ts';
import { thingTable } from '../things/thing.ts';
import { hillBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

export const barcelona: Place = {
  water: false,
  back: (r, p, f, horizon) =>
    hillBack(70)(r, p, f, horizon) +
    row(r, p, f, {
      from: -20,
      to: f.width,
      y: horizon,
      tall: [70, 104],
      wide: [120, 170],
      roofs: ['flat'],
      haze: 0.3,
      door: false,
    }),
  size: [430, 520],
  landmark: (_, p) => {
    const stone = mix(p.wall, p.accent, 0.22);
    const shade = shadeOf(p, stone);
    const spire = (x: number, h: number, w: number) =>
      path(
        d`M${x - w} 0C${x - w} ${-h * 0.6} ${x - w * 0.5} ${-h * 0.86} ${x} ${-h}C${x + w * 0.5} ${-h * 0.86} ${x + w} ${-h * 0.6} ${x + w} 0Z`,
        stone,
      ) +
      path(
        d`M${x + w * 0.2} 0C${x + w * 0.3} ${-h * 0.6} ${x + w * 0.2} ${-h * 0.86} ${x} ${-h}C${x + w * 0.5} ${-h * 0.86} ${x + w} ${-h * 0.6} ${x + w} 0Z`,
        shade,
      ) +
      stroke(d`M${x - w * 0.3} ${-h * 0.3}V${-h * 0.78}`, p.deep, w * 0.24, 'stroke-dasharray="2 18"') +
      stroke(d`M${x} ${-h}v-16`, p.second, 7) +
      disc(x, -h - 16, 9, p.accent);
    return (
      spire(0, 500, 50) +
      spire(-78, 400, 36) +
      spire(78, 400, 36) +
      spire(-160, 330, 34) +
      spire(160, 330, 34) +
      spire(-112, 366, 34) +
      spire(112, 366, 34) +
      path('M-200 0v-120l100-70 100-70 100 70 100 70V0z', stone) +
      path('M30 0v-230l170 112V0z', shade) +
      path('M-74 0v-90L0-200l74 110V0z', mix(stone, p.paper, 0.3)) +
      path('M-26 0v-70L0-120l26 50V0zM-64 0v-56l14-30 14 30V0zM36 0v-56l14-30 14 30V0z', p.ink) +
      disc(0, -150, 17, lamp(p)) +
      stroke('M-160 0v-60M-120 0v-70M120 0v-70M160 0v-60', p.deep, 17)
    );
  },
};

export const barcelonaThings = thingTable({
  /** The neo-Gothic bridge over the narrow Carrer del Bisbe. */
  'bisbe-bridge': {
    stands: 'around',
    only: 'barcelona',
    draw: (random, p, { width: w, height: h, u }) => {
      const stone = mix(p.wall, p.land, 0.25);
      const dark = shadeOf(p, stone);
      const pale = mix(stone, p.paper, 0.45);
      const [l, r, y] = [w * 0.3, w * 0.7, h * 0.36];
      const span = r - l;
      const arches = Array.from({ length: 5 }, (_, n) => {
        const x = l + span * (0.08 + n * 0.172);
        return d`M${x} ${y}v${-44 * u}q0 ${-30 * u} ${span * 0.07} ${-50 * u}q${span * 0.07} ${20 * u} ${span * 0.07} ${50 * u}v${44 * u}Z`;
      }).join('');
      const wall = (side: number) => {
        const s = (t: number) => (side < 0 ? w * t : w * (1 - t));
        const windows = [0.06, 0.15, 0.23]
          .map(
            (t, n) =>
              d`M${s(t) - (30 - n * 6) * u} ${h * 0.44}v${-100 * u}q0 ${-46 * u} ${(30 - n * 6) * u} ${-70 * u}q${(30 - n * 6) * u} ${24 * u} ${(30 - n * 6) * u} ${70 * u}v${100 * u}Z`,
          )
          .join('');
        const blocks = [0.52, 0.62, 0.74].map((t) => d`M${s(0)} ${h * t}H${s(0.28)}`).join('');
        return (
          path(d`M${s(-0.02)} 0H${s(0.3)}V${h * 0.74}L${s(-0.02)} ${h * 0.98}Z`, side < 0 ? stone : dark) +
          stroke(blocks, side < 0 ? dark : mix(dark, p.ink, 0.3), 4 * u, 'opacity=".5"') +
          path(windows, p.ink) +
          path(d`M${s(0.2)} ${h * 0.8}v${-120 * u}a${44 * u} ${44 * u} 0 0 1 ${88 * u} 0v${90 * u}Z`, p.ink)
        );
      };
      return (
        rect(0, 0, w, h * 0.75, fade(p.top, p.middle, p.low)) +
        tower(random, p, {
          x: w * 0.44,
          y: h * 0.72,
          w: 120 * u,
          h: 560 * u,
          wall: mix(stone, p.haze, 0.35),
          roof: mix(dark, p.haze, 0.3),
          top: 'spire',
          rows: 5,
        }) +
        house(random, p, {
          x: w * 0.6,
          y: h * 0.72,
          w: 210 * u,
          h: 270 * u,
          wall: mix(p.wall, p.accent, 0.3),
          roof: 'hip',
          roofInk: p.accent,
        }) +
        path(
          d`M${w * 0.3} ${h * 0.72}H${w * 0.7}L${w * 1.02} ${h}V${h + 4}H${-w * 0.02}V${h}Z`,
          mix(stone, p.haze, 0.4),
        ) +
        stroke([0.76, 0.82, 0.9].map((t) => d`M0 ${h * t}H${w}`).join(''), dark, 3 * u, 'opacity=".4"') +
        wall(-1) +
        wall(1) +
        path(
          d`M${l - 6} ${y - 130 * u}H${r + 6}V${y + 110 * u}H${r - 8 * u}Q${r - 20 * u} ${y + 34 * u} ${(l + r) / 2} ${y + 30 * u}Q${l + 20 * u} ${y + 34 * u} ${l + 8 * u} ${y + 110 * u}H${l - 6}Z`,
          pale,
        ) +
        path(arches, p.deep) +
        stroke(d`M${l} ${y + 8 * u}H${r}M${l} ${y - 112 * u}H${r}`, dark, 9 * u) +
        stroke(d`M${l} ${y - 136 * u}H${r}`, pale, 30 * u, 'stroke-dasharray="10 20" stroke-linecap="butt"') +
        streetLamp(p, w * 0.78, h * 0.84, 330 * u)
      );
    },
  },
  /** The Roman columns of the temple of Augustus in their courtyard between flats. */
  'augustus-columns': {
    stands: 'behind',
    only: 'barcelona',
    size: [620, 480],
    draw: (_, p) => {
      const yard = mix(p.wall, p.accent, 0.35);
      const stone = mix(p.wall, p.paper, 0.5);
      const shade = mix(stone, p.deep, 0.35);
      const column = (x: number) =>
        rect(x - 30, -376, 60, 320, stone) +
        rect(x + 8, -376, 22, 320, shade) +
        stroke(d`M${x - 18} -366V-64M${x - 4} -366V-64M${x + 14} -366V-64`, mix(stone, p.deep, 0.5), 4) +
        path(d`M${x - 34} -368l-16-52h100l-16 52Z`, mix(stone, p.paper, 0.5)) +
        stroke(d`M${x - 30} -408q14 14 2 28M${x + 30} -408q-14 14-2 28M${x} -412v32`, shade, 6) +
        path(d`M${x - 40} -76h80l8 26h-96Z`, stone);
      return (
        rect(-310, -480, 620, 440, yard) +
        path('M170-480h140v440H170z', mix(yard, p.deep, 0.22)) +
        stroke(
          'M-282-420v44M-282-320v44M-282-220v44M282-420v44M282-320v44M282-220v44',
          mix(p.deep, p.ink, 0.3),
          34,
          'stroke-linecap="butt"',
        ) +
        stroke('M-300-172h36M264-172h36', p.leaf, 14) +
        [-165, -55, 55, 165].map(column).join('') +
        rect(-224, -458, 448, 40, stone) +
        rect(-236, -468, 472, 14, mix(stone, p.paper, 0.5)) +
        rect(-224, -426, 448, 9, shade) +
        rect(-246, -52, 492, 52, mix(stone, p.deep, 0.15)) +
        stroke('M-240-26h480M-120-52v26M40-52v26M-40-26V0M130-26V0', shade, 4)
      );
    },
  },
  /** A chocolate house of Carrer de Petritxol: tiled walls, mirrors and marble tables. */
  granja: {
    stands: 'around',
    draw: (r, p, { width: w, height: h, u }) => {
      const wood = mix(p.accent, p.ink, 0.5);
      const wall = mix(p.wall, p.paper, 0.3);
      const floor = h * 0.74;
      const mirror = (x: number) =>
        path(d`M${x - 116 * u} ${h * 0.46}v${-190 * u}a${116 * u} ${116 * u} 0 0 1 ${232 * u} 0v${190 * u}Z`, wood) +
        path(
          d`M${x - 98 * u} ${h * 0.44}v${-170 * u}a${98 * u} ${98 * u} 0 0 1 ${196 * u} 0v${170 * u}Z`,
          mix(p.haze, p.paper, 0.5),
        ) +
        stroke(
          d`M${x - 60 * u} ${h * 0.36}l${80 * u} ${-120 * u}M${x - 20 * u} ${h * 0.39}l${60 * u} ${-90 * u}`,
          p.paper,
          9 * u,
        );
      const dado = Array.from({ length: 3 }, (_, n) => d`M${(n % 2) * 30 * u} ${h * 0.545 + n * 62 * u}H${w}`).join('');
      const table = (x: number) =>
        stroke(d`M${x} ${floor}v${-140 * u}M${x - 50 * u} ${floor}h${100 * u}`, p.ink, 11 * u) +
        oval(x, floor - 146 * u, 120 * u, 17 * u, mix(p.paper, p.haze, 0.15)) +
        [-46, 46]
          .map(
            (at) =>
              path(
                d`M${x + (at - 22) * u} ${floor - 184 * u}h${44 * u}q0 ${30 * u} ${-14 * u} ${36 * u}h${-16 * u}q${-14 * u} ${-6 * u} ${-14 * u} ${-36 * u}Z`,
                p.paper,
              ) + oval(x + at * u, floor - 186 * u, 22 * u, 12 * u, p.paper),
          )
          .join('');
      const guest = (x: number, left: boolean) =>
        stroke(d`M${x - 26 * u} ${floor}v${-90 * u}h${56 * u}v${90 * u}`, wood, 10 * u) +
        person(r, p, { x, y: floor - 6 * u, h: 290 * u, pose: 'sit', left });
      return (
        rect(0, 0, w, h, fade(wall, mix(wall, p.haze, 0.3))) +
        rect(0, h * 0.5, w, floor - h * 0.5, mix(p.leaf, p.paper, 0.35)) +
        stroke(
          dado,
          mix(p.leaf, p.deep, 0.2),
          26 * u,
          `stroke-dasharray="${Math.round(26 * u)} ${Math.round(36 * u)}" stroke-linecap="butt"`,
        ) +
        stroke(d`M0 ${h * 0.5}H${w}`, wood, 17 * u) +
        [0.18, 0.5, 0.82].map((t) => mirror(w * t)).join('') +
        rect(0, floor, w, h - floor, mix(p.wall, p.deep, 0.45)) +
        guest(w * 0.13, false) +
        guest(w * 0.4, true) +
        table(w * 0.265) +
        guest(w * 0.66, false) +
        guest(w * 0.93, true) +
        table(w * 0.795) +
        [0.34, 0.66].map((t) => pendant(p, w * t, h * 0.1, 80 * u, p.paper, h * 0.3)).join('')
      );
    },
  },
  /** A cup under a hat of whipped cream, with sponge fingers. */
  'hot-chocolate': {
    stands: 'table',
    size: [360, 290],
    draw: (_, p) => {
      const cocoa = mix(p.ink, p.accent, 0.35);
      return (
        path('M-180-14q180-30 360 0-60 28-180 28t-180-28z', p.paper) +
        stroke('M92-130q70-10 60 46-8 46-70 44', p.paper, 20) +
        path('M-110-170h220q0 120-60 156h-100q-60-36-60-156z', mix(p.paper, p.wall, 0.2)) +
        path('M20-170h90q0 120-60 156H10q30-60 10-156z', mix(p.wall, p.haze, 0.5)) +
        path('M-112-176q112-34 224 0-112 36-224 0z', cocoa) +
        path('M-92-178q-6-40 40-40 0-36 42-34 40-24 52 18 54-6 50 56-92 26-184 0z', p.paper) +
        path('M-10-222q20 20 66 6 30 14 36 38-50 14-92 8 14-30-10-52z', mix(p.paper, p.haze, 0.35)) +
        stroke('M-176-44l116-24M-160-18l120-18', mix(p.second, p.wall, 0.35), 24) +
        stroke('M-10-262q-20-20 0-40M30-258q-18-20 4-40', p.paper, 6, 'opacity=".6"')
      );
    },
  },
  /** A mosaic of broken tiles laid as a flower on its board. */
  'tile-mosaic': {
    stands: 'table',
    size: [400, 370],
    draw: (r, p) => {
      const inks = [p.accent, p.second, p.water, p.paper, mix(p.leaf, p.low, 0.2)];
      const shard = (cx: number, cy: number, size: number, ink: string, turn: number) => {
        const at = (a: number, k: number) => [cx + Math.cos(a + turn) * size * k, cy + Math.sin(a + turn) * size * k];
        const [a, b, c, e] = [at(0, 1), at(1.5, 0.8), at(3, 0.95), at(4.6, 0.85)];
        return path(d`M${a[0]!} ${a[1]!}L${b[0]!} ${b[1]!}L${c[0]!} ${c[1]!}L${e[0]!} ${e[1]!}Z`, ink);
      };
      const rings = [0, 62, 116, 164].flatMap((radius, ring) =>
        r.times(ring ? ring * 8 : 1, (n) => {
          const a = (n / (ring * 8 || 1)) * Math.PI * 2;
          const [x, y] = [Math.cos(a) * radius, -185 + Math.sin(a) * radius];
          return shard(
            x,
            y,
            ring ? 25 : 34,
            ring === 2 ? (n % 2 ? inks[0]! : inks[1]!) : inks[(ring * 2 + (n % 2)) % 5]!,
            a,
          );
        }),
      );
      return (
        rect(-200, -370, 400, 370, mix(p.wall, p.ink, 0.35), 'rx="10"') +
        rect(-188, -358, 376, 346, mix(p.haze, p.paper, 0.4)) +
        rings.join('')
      );
    },
  },
  /** A hammer among broken plates and tiles. */
  'hammer-and-shards': {
    stands: 'table',
    size: [400, 260],
    draw: (r, p) =>
      path('M-190 0l40-70 60 14-14 56zM-70 0l26-48 66 20 10 28z', p.water) +
      path('M60 0l20-60 60-4 40 64z', p.second) +
      path('M-150-70l30-44 44 40-14 18z', p.accent) +
      path('M-110-20a80 60 0 0 1 110-30l-40 50z', p.paper) +
      path('M10-10l44-50 44 44-30 16z', mix(p.leaf, p.low, 0.2)) +
      stroke(r.times(12, () => d`M${r.range(-190, 190)} ${r.range(-16, 0)}l14-8`).join(''), p.paper, 9) +
      stroke('M150-40L-20-210', mix(p.accent, p.ink, 0.3), 24) +
      path('M-84-190l76-76 34 30-30 20 20 22-56 54z', mix(p.ink, p.haze, 0.25)),
  },
  /** The winding tiled bench of Park Güell. */
  'park-guell-bench': {
    stands: 'across',
    only: 'barcelona',
    size: [860, 300],
    draw: (r, p) => {
      const wave = 'M-430-120q110-110 220 0t220 0 220 0 220 0';
      const dots = (ink: string, count: number) =>
        stroke(
          r
            .times(
              count,
              (n) =>
                d`M${-420 + (n * 840) / count} ${-120 - Math.sin((n / count) * 24.4) * 44 + r.range(-26, 40)}h${r.range(4, 16)}`,
            )
            .join(''),
          ink,
          25,
          'stroke-linecap="square"',
        );
      return (
        path(`${wave}V0h-880z`, mix(p.wall, p.paper, 0.3)) +
        stroke(wave, p.paper, 120) +
        dots(p.water, 26) +
        dots(p.accent, 20) +
        dots(p.second, 22) +
        dots(mix(p.leaf, p.low, 0.1), 16) +
        stroke('M-430-64q110-110 220 0t220 0 220 0 220 0', mix(p.paper, p.second, 0.3), 22)
      );
    },
  },
});

// New York: the Empire State and Chrysler Buildings above the East River.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { highRise } from '#parts/buildings/high-rises.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { skinOf } from '#parts/figures/people.ts';
import { players } from '#parts/figures/players.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { maker } from '#parts/things/crafts.ts';
import { pendant } from '#parts/things/things.ts';
import { d, disc, fade, oval, path, put, rect, stroke } from '#svg.ts';
import { room } from '../things/room.ts';
import { thingTable } from '../things/thing.ts';
import type { Place } from '#place.ts';

const dashed = (data: string, ink: string) => stroke(data, ink, 8, 'stroke-dasharray="10 10" stroke-linecap="butt"');

/** A block with rows of windows. */
const block = (p: Palette, x: number, w: number, h: number, wall: string): string =>
  rect(x, -h, w, h, wall) +
  rect(x + w * 0.62, -h, w * 0.38, h, shadeOf(p, wall)) +
  dashed(Array.from({ length: Math.floor(w / 20) }, (_, n) => d`M${x + 14 + n * 20} ${20 - h}V-10`).join(''), lamp(p));

export const newYork: Place = {
  water: true,
  back: (r, p, f, horizon) =>
    r
      .times(9, (n) => highRise(r, p, f, f.width * ((n + 0.5) / 9), horizon, 118 * f.u, f.u * r.range(90, 220), 0.25))
      .join(''),
  size: [560, 560],
  landmark: (_, p) => {
    const stone = mix(p.wall, p.paper, 0.2);
    const brick = mix(p.accent, p.wall, 0.45);
    const steel = mix(p.paper, p.haze, 0.3);
    const arcs = [0, 1, 2]
      .map((n) => d`M${150 + n * 12} ${-330 - n * 26}q${46 - n * 12} -60 ${92 - n * 24} 0`)
      .join('');
    return (
      block(p, -280, 92, 220, brick) +
      block(p, -186, 84, 290, mix(stone, p.haze, 0.4)) +
      block(p, 248, 70, 200, brick) +
      block(p, 148, 96, 330, mix(stone, p.haze, 0.15)) +
      path('M148-330q0-90 48-170 48 80 48 170z', steel) +
      path('M196-500q48 80 48 170h-30q0-90-18-170z', shadeOf(p, steel)) +
      stroke(arcs, p.ink, 7) +
      stroke('M196-500v-40', steel, 7) +
      block(p, -78, 156, 300, stone) +
      block(p, -56, 112, 400, stone) +
      rect(-36, -436, 72, 40, stone) +
      rect(8, -436, 28, 40, shadeOf(p, stone)) +
      path('M-22-436l6-54h32l6 54z', mix(stone, p.paper, 0.4)) +
      stroke('M0-490v-80', stone, 8) +
      block(p, 84, 60, 150, mix(brick, p.haze, 0.2))
    );
  },
};

/** Two pointed openings of a bridge tower 110 wide, its foot on 0,0. */
const bridgeTower = (p: Palette, stone = mix(mix(p.wall, p.accent, 0.4), p.ink, 0.45)): string =>
  rect(-58, -310, 116, 310, stone) +
  rect(30, -310, 28, 310, shadeOf(p, stone)) +
  path('M-40-130v-70q4-40 16-54 14 14 16 54v70zM8-130v-70q4-40 16-54 14 14 16 54v70z', mix(p.low, p.haze, 0.4)) +
  rect(-68, -326, 136, 22, mix(stone, p.paper, 0.3)) +
  rect(-64, -284, 128, 8, shadeOf(p, stone));

export const newYorkThings = thingTable({
  /** Stone towers, cables fanning down to the deck, the river below. */
  'brooklyn-bridge': {
    stands: 'across',
    only: 'new-york',
    size: [900, 330],
    draw: (_, p) => {
      const towers = [-230, 270];
      const fans = towers
        .flatMap((x) => [-200, -160, -120, -80, 80, 120, 160, 200].map((dx) => d`M${x} -300L${x + dx} -150`))
        .join('');
      return (
        rect(-450, -140, 900, 160, p.water) +
        stroke('M-400-90h90M-120-100h120M60-70h80M330-96h90M-300-60h60', mix(p.paper, p.water, 0.4), 6) +
        towers.map((x) => put(x, 0, 1, bridgeTower(p))).join('') +
        stroke(fans, p.ink, 3) +
        stroke('M-470-170Q-330-200-230-312Q20-20 270-312Q360-200 470-180', p.ink, 8) +
        stroke('M-130-220v70M-80-190v40M-30-176v30M70-176v30M120-190v40M170-220v70M20-170v20', p.ink, 3) +
        rect(-450, -160, 900, 22, mix(p.ink, p.deep, 0.3)) +
        rect(-450, -166, 900, 7, mix(p.wall, p.paper, 0.3))
      );
    },
  },
  /** Two bagels with seeds beside a cup of coffee. */
  bagels: {
    stands: 'table',
    size: [450, 240],
    draw: (r, p) => {
      const crust = mix(p.lamp, p.accent, 0.35);
      const bagel = (x: number, y: number) =>
        oval(x, y, 88, 52, mix(crust, p.ink, 0.25)) +
        oval(x, y - 10, 88, 50, crust) +
        oval(x, y - 12, 27, 13, mix(crust, p.ink, 0.55)) +
        stroke(
          r
            .times(
              12,
              (n) => d`M${x + Math.cos(n * 0.52) * r.range(44, 74)} ${y - 12 + Math.sin(n * 0.52) * r.range(24, 40)}h6`,
            )
            .join(''),
          p.paper,
          7,
        );
      return (
        oval(-60, -26, 180, 32, p.paper) +
        bagel(-120, -60) +
        bagel(10, -56) +
        bagel(-60, -108) +
        path('M120-220h120l-18 220h-84z', p.paper) +
        path('M126-150h108l-8 90h-92z', p.water) +
        path('M112-244h136v26h-136z', mix(p.accent, p.ink, 0.4)) +
        stroke('M160-108q20-20 40 0', p.paper, 8)
      );
    },
  },
  /** The boardwalk of the bridge running to a stone tower under a net of cables. */
  'brooklyn-boardwalk': {
    stands: 'around',
    only: 'new-york',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const [cx, cy] = [w * 0.5, h * 0.62];
      const top = cy - 430 * u;
      const fan = Array.from({ length: 9 }, (_, n) => {
        const t = (n + 1) / 9;
        return (
          d`M${cx - 60 * u} ${top}L${cx - w * 0.6 * t} ${cy + 120 * u * t}` +
          d`M${cx + 60 * u} ${top}L${cx + w * 0.6 * t} ${cy + 120 * u * t}`
        );
      }).join('');
      const rungs = [0.2, 0.34, 0.5, 0.68, 0.86]
        .map(
          (t) =>
            d`M${cx - w * 0.6 * t} ${cy + 120 * u * t}L${cx - w * 0.36 * t} ${cy - 480 * u * (1 - t) * 0.5}` +
            d`M${cx + w * 0.6 * t} ${cy + 120 * u * t}L${cx + w * 0.36 * t} ${cy - 480 * u * (1 - t) * 0.5}`,
        )
        .join('');
      const planks = [0.66, 0.71, 0.78, 0.86, 0.95].map((t) => d`M0 ${h * t}H${w}`).join('');
      const wood = mix(p.accent, p.wall, 0.5);
      return (
        sky(r, p, f, { horizon: cy, sun: placeSun(r, p, f, cy), bare: true }) +
        [0.04, 0.13, 0.2, 0.28, 0.7, 0.78, 0.87, 0.96]
          .map((t) => highRise(r, p, f, w * t, cy + 10 * u, 74 * u, u * r.range(110, 230), 0.2))
          .join('') +
        rect(0, cy, w, h - cy + 2, fade(mix(p.water, p.low, 0.4), p.water)) +
        path(d`M${cx - 60 * u} ${cy}h${120 * u}L${w * 0.94} ${h + 2}H${w * 0.06}Z`, wood) +
        stroke(planks, mix(wood, p.ink, 0.3), 5 * u) +
        put(cx, cy + 4 * u, 1.4 * u, bridgeTower(p)) +
        stroke(rungs, p.ink, 4 * u, 'opacity=".7"') +
        stroke(fan, p.ink, 4 * u) +
        stroke(
          d`M${cx - 64 * u} ${top}Q${w * 0.3} ${cy - 60 * u} ${-20 * u} ${cy - 40 * u}M${cx + 64 * u} ${top}Q${w * 0.7} ${cy - 60 * u} ${w + 20 * u} ${cy - 40 * u}`,
          p.ink,
          13 * u,
        ) +
        stroke(d`M${cx - 62 * u} ${cy}L${w * 0.05} ${h}M${cx + 62 * u} ${cy}L${w * 0.95} ${h}`, p.ink, 11 * u)
      );
    },
  },
  /** The elevated line above a street of shops. */
  'seven-train': {
    stands: 'across',
    only: 'new-york',
    size: [900, 380],
    draw: (_, p) => {
      const steel = mix(p.leaf, p.ink, 0.45);
      const shops = [p.accent, p.lamp, p.water, p.accent, p.leaf, p.lamp];
      const car = (x: number) =>
        rect(x, -358, 290, 104, mix(p.paper, p.haze, 0.35), 'rx="14"') +
        rect(x, -280, 290, 16, '#9a4fa8') +
        stroke(d`M${x + 30} -318h230`, p.ink, 40, 'stroke-dasharray="44 20" stroke-linecap="butt"');
      return (
        rect(-450, -170, 900, 190, mix(p.wall, p.accent, 0.3)) +
        shops
          .map((ink, n) => {
            const x = -450 + n * 150;
            return (
              rect(x + 12, -96, 126, 110, lamp(p)) +
              path(d`M${x + 6} -130h138l10 46h-158Z`, ink) +
              stroke(d`M${x + 74} -84v100`, p.ink, 6)
            );
          })
          .join('') +
        car(-430) +
        car(-134) +
        rect(162, -358, 280, 104, mix(p.paper, p.haze, 0.35), 'rx="20"') +
        rect(162, -280, 280, 16, '#9a4fa8') +
        rect(190, -338, 60, 40, p.ink) +
        rect(380, -342, 50, 50, p.ink) +
        disc(316, -318, 33, '#9a4fa8') +
        stroke('M302-334h28l-18 34', p.paper, 9) +
        rect(-460, -252, 920, 42, steel) +
        stroke('M-450-231H450', mix(steel, p.paper, 0.3), 24, 'stroke-dasharray="5 24" stroke-linecap="butt"') +
        [-330, -110, 110, 330].map((x) => rect(x - 12, -212, 24, 232, steel)).join('') +
        stroke('M-380-208l50 44 50-44M-160-208l50 44 50-44M60-208l50 44 50-44M280-208l50 44 50-44', steel, 9)
      );
    },
  },
  /** Dumplings in a bamboo steamer and a dish of chilli sauce. */
  momos: {
    stands: 'table',
    size: [450, 250],
    draw: (_, p) => {
      const wood = mix(p.lamp, p.wall, 0.3);
      const momo = (x: number, y: number) =>
        path(d`M${x - 48} ${y}q-6 -50 30 -60l18 -12 18 12q36 10 30 60 -48 16 -96 0Z`, mix(p.paper, p.wall, 0.25)) +
        stroke(
          d`M${x} ${y - 66}q-26 20-30 50M${x} ${y - 66}v50M${x} ${y - 66}q26 20 30 50`,
          mix(p.wall, p.deep, 0.25),
          5,
        );
      return (
        stroke('M-130-200q-20-24 0-46M-40-210q-20-24 0-46M50-200q-20-24 0-46', p.paper, 8, 'opacity=".7"') +
        oval(-40, -90, 180, 40, mix(wood, p.ink, 0.35)) +
        momo(-120, -98) +
        momo(40, -98) +
        momo(-40, -124) +
        momo(-80, -82) +
        momo(4, -82) +
        path('M-220-92q180 60 360 0v62q-180 60-360 0z', wood) +
        stroke('M-218-66q178 60 356 0M-218-44q178 60 356 0', mix(wood, p.ink, 0.35), 6) +
        path('M130-60h96q-6 56-30 60h-36q-24-4-30-60z', p.water) +
        oval(178, -60, 48, 13, p.accent)
      );
    },
  },
  /** A lit truck with a serving window. */
  'taco-truck': {
    stands: 'behind',
    size: [700, 380],
    draw: (r, p) => {
      const body = mix(p.accent, p.paper, 0.1);
      const wheel = (x: number) => disc(x, -34, 42, p.ink) + disc(x, -34, 18, p.haze);
      return (
        path('M-330-350h480v60h70q40 10 60 100l50 30v110h-660z', body) +
        rect(-330, -150, 640, 20, p.lamp) +
        path('M170-276h46q30 6 44 90h-90z', mix(p.water, p.paper, 0.4)) +
        rect(-270, -300, 360, 140, lamp(p)) +
        maker(r, p, -170, -160, 170, false) +
        maker(r, p, 10, -160, 160, true) +
        path('M-80-200h26l-4 40h-18zM-78-280h22v80h-22z', mix(p.accent, p.ink, 0.3)) +
        path('M-290-300h400l40-50h-480z', p.paper) +
        stroke('M-260-310l20-30M-180-310l10-30M-100-310l4-30M-20-310v-30M60-310l-8-30', p.accent, 25) +
        rect(-290, -166, 400, 16, p.paper) +
        path('M-290-110h70l-35 60zM-190-110h70l-35 60zM-90-110h70l-35 60z', p.leaf) +
        stroke('M-340-366h520', p.lamp, 11, 'stroke-dasharray="1 34"') +
        wheel(-220) +
        wheel(210)
      );
    },
  },
  tacos: {
    stands: 'table',
    size: [450, 180],
    draw: (_, p) => {
      const taco = (x: number) =>
        stroke(d`M${x - 50} -100q14-24 30 0t30 0 26 0`, mix(p.leaf, p.low, 0.2), 22) +
        stroke(d`M${x - 44} -84h10M${x - 8} -96h10M${x + 26} -84h10`, mix(p.accent, p.ink, 0.2), 34) +
        stroke(d`M${x - 24} -106h0M${x + 16} -112h0`, p.lamp, 19) +
        path(d`M${x - 78} -20q-4-80 78-84 82 4 78 84Z`, mix('#eab65c', p.wall, 0.2)) +
        stroke(d`M${x - 30} -40h0M${x + 20} -60h0M${x + 44} -36h0M${x - 6} -80h0`, mix('#c9823a', p.wall, 0.1), 11);
      return (
        oval(0, -14, 226, 28, p.paper) +
        taco(-130) +
        taco(4) +
        taco(136) +
        disc(-200, -34, 24, p.leaf) +
        disc(-200, -34, 14, mix(p.leaf, p.paper, 0.6))
      );
    },
  },
  /** The front room of a brownstone: a window, a mantelpiece, a rug and a lamp. */
  parlour: {
    stands: 'around',
    draw: (_, p, f) => {
      const { width: w, height: h, u } = f;
      const wood = mix(p.accent, p.ink, 0.5);
      const stone = mix(p.accent, p.ink, p.light === 'night' ? 0.55 : 0.3);
      const [x, y] = [w * 0.08, h * 0.12];
      const opposite = [0, 1, 2].map((n) => d`M${x + (52 + n * 92) * u} ${y + 110 * u}v${80 * u}`).join('');
      const window =
        rect(x, y, 288 * u, 360 * u, fade(p.top, p.middle)) +
        rect(x, y + 64 * u, 288 * u, 296 * u, stone) +
        stroke(
          Array.from({ length: 8 }, (_, n) => d`M${x + (18 + n * 36) * u} ${y + 62 * u}v${14 * u}`).join(''),
          mix(stone, p.wall, 0.2),
          20 * u,
          'stroke-linecap="butt"',
        ) +
        stroke(opposite, lamp(p), 46 * u, 'stroke-linecap="butt"') +
        stroke(
          d`M${x + 52 * u} ${y + 260 * u}v${100 * u}M${x + 236 * u} ${y + 260 * u}v${100 * u}`,
          lamp(p),
          46 * u,
          'stroke-linecap="butt"',
        ) +
        rect(x + 112 * u, y + 250 * u, 64 * u, 110 * u, p.ink) +
        stroke(d`M${x} ${y}h${288 * u}v${360 * u}h${-288 * u}ZM${x} ${y + 180 * u}h${288 * u}`, p.paper, 13 * u) +
        path(
          d`M${x - 24 * u} ${y - 20 * u}h${90 * u}q${-10 * u} ${200 * u} ${-90 * u} ${300 * u}ZM${x + 312 * u} ${y - 20 * u}h${-90 * u}q${10 * u} ${200 * u} ${90 * u} ${300 * u}Z`,
          p.accent,
        ) +
        rect(x - 24 * u, y + 360 * u, 336 * u, 20 * u, p.paper);
      return (
        room(p, f, () => '', { left: true }) +
        window +
        rect(0, h * 0.76, w, h * 0.24 + 2, mix(wood, p.ink, 0.2)) +
        oval(w * 0.5, h * 0.9, w * 0.42, 74 * u, mix(p.accent, p.deep, 0.35)) +
        oval(w * 0.5, h * 0.9, w * 0.36, 56 * u, mix(p.accent, p.lamp, 0.3)) +
        rect(w * 0.68, h * 0.46, 330 * u, h * 0.3, wood) +
        rect(w * 0.66, h * 0.44, 380 * u, 22 * u, mix(wood, p.wall, 0.3)) +
        rect(w * 0.74, h * 0.54, 180 * u, h * 0.22, p.ink) +
        path(
          d`M${w * 0.79} ${h * 0.76}q${-30 * u} ${-60 * u} ${30 * u} ${-110 * u}q${60 * u} ${50 * u} ${24 * u} ${110 * u}Z`,
          p.lamp,
        ) +
        rect(w * 0.71, h * 0.17, 250 * u, 200 * u, p.lamp) +
        rect(w * 0.72, h * 0.185, 226 * u, 172 * u, mix(p.water, p.deep, 0.3)) +
        disc(w * 0.81, h * 0.28, 50 * u, mix(p.accent, p.lamp, 0.4)) +
        pendant(p, w * 0.53, h * 0.13, 80 * u, p.accent, h * 0.5)
      );
    },
  },
  'jazz-pianist': {
    stands: 'ground',
    size: [470, 330],
    draw: (r, p) => put(-60, 0, 3.9, players.piano(p, skinOf(r, { ...p, light: 'day' }))),
  },
  'bass-player': {
    stands: 'ground',
    size: [240, 430],
    draw: (r, p) => {
      const skin = skinOf(r, { ...p, light: 'day' });
      const wood = mix('#a4552a', p.ink, 0.1);
      const sleeve = mix(p.second, p.ink, 0.25);
      return (
        path('M-74 0l6-190h82l24 190H6l-26-140-24 140z', mix(p.ink, p.deep, 0.3)) +
        path('M-78-180q-14-140 34-158h48q40 16 26 158z', p.second) +
        path('M-20-338l14 60 14-60z', p.paper) +
        disc(-2, -372, 35, skin) +
        path('M-42-378h86l-12-24q-30-24-62 0z', p.ink) +
        path(
          'M70-8q-66-8-56-72 6-34 22-50-22-20-14-58 10-38 52-40 42 2 52 40 8 38-14 58 16 16 22 50 10 64-64 72z',
          wood,
        ) +
        path('M76-228q40 4 50 40 8 38-14 58 16 16 22 50 10 64-64 72 56-60 30-122-30-40-24-98z', mix(wood, p.ink, 0.3)) +
        stroke('M74-110v-300', p.ink, 14) +
        stroke('M60-404h28M60-420h28', mix(p.ink, p.wall, 0.3), 6) +
        stroke('M44-96q-8 20 0 40M104-96q8 20 0 40', p.ink, 5) +
        stroke('M70-210V-50', p.paper, 3) +
        rect(58, -64, 32, 10, p.ink) +
        stroke('M74-8V6', p.ink, 7) +
        stroke('M-56-310q-26 90 40 112l64 6', sleeve, 27) +
        stroke('M24-320q44 20 42-34', sleeve, 25) +
        disc(58, -190, 16, skin) +
        disc(68, -364, 15, skin)
      );
    },
  },
  /** A row of brownstones with high stoops. */
  brownstones: {
    stands: 'behind',
    size: [840, 440],
    draw: (_, p) => {
      const front = (x: number, stone: string) => {
        const shade = shadeOf(p, stone);
        const panes = [0, 1, 2]
          .flatMap((row) => [0, 1, 2].map((col) => [x + 52 + col * 76, -390 + row * 112] as const))
          .filter(([px], at) => at < 8 || px < x);
        return (
          rect(x, -430, 268, 430, stone) +
          rect(x - 6, -450, 280, 34, shade) +
          stroke(
            d`M${x + 12} -412h250`,
            mix(stone, p.paper, 0.3),
            11,
            'stroke-dasharray="12 14" stroke-linecap="butt"',
          ) +
          panes.map(([px, py]) => rect(px - 24, py - 6, 48, 82, shade) + rect(px - 17, py, 34, 70, lamp(p))).join('') +
          path(d`M${x + 172} -96v-86a30 30 0 0 1 64 0v86Z`, p.ink) +
          [0, 1, 2, 3, 4]
            .map((n) => rect(x + 158 - n * 10, -98 + n * 20, 92 + n * 8, 21, mix(stone, p.paper, 0.1 + n * 0.09)))
            .join('') +
          stroke(d`M${x + 150} -140L${x + 104} -40V0M${x + 250} -140l26 100V0`, p.ink, 7)
        );
      };
      const brown = mix(p.accent, p.ink, 0.35);
      return front(-410, brown) + front(-136, mix(brown, p.wall, 0.22)) + front(138, mix(brown, p.deep, 0.2));
    },
  },
});

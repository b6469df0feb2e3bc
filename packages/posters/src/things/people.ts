// People who guide, draw, sing and ride.
import { mix } from '#colour.ts';
import { person, skinOf } from '#parts/figures/people.ts';
import { players } from '#parts/figures/players.ts';
import { bicycleOf } from '#parts/things/bicycles.ts';
import { maker } from '#parts/things/crafts.ts';
import { bottle, pendant } from '#parts/things/things.ts';
import { beam, d, disc, path, put, rect, stroke } from '#svg.ts';
import { room } from './room.ts';
import { thingTable } from './thing.ts';

export const peopleThings = thingTable({
  /** A guide pointing something out to two guests. */
  'guide-and-guests': {
    stands: 'ground',
    points: true,
    size: [390, 330],
    draw: (r, p) => {
      const [guide, one, other] = r.pick([
        [p.accent, p.second, p.water],
        [p.water, p.accent, p.second],
        [p.second, p.water, p.accent],
        [p.accent, p.paper, p.leaf],
      ] as const);
      const dressed = r.chance(0.5);
      return (
        person(r, p, { x: -110, y: 0, h: 320, pose: 'stand', coat: guide, left: false }) +
        stroke('M-98-236l84-62', '#c98d63', 15) +
        person(r, p, { x: 60, y: 6, h: 300, pose: dressed ? 'dress' : 'stand', coat: one, left: true }) +
        person(r, p, { x: 150, y: 0, h: 310, pose: dressed ? 'stand' : 'dress', coat: other, left: true })
      );
    },
  },
  'two-hikers': {
    stands: 'ground',
    size: [300, 360],
    draw: (r, p) =>
      person(r, p, { x: -70, y: 0, h: 350, pose: 'hiker', coat: p.accent, left: false }) +
      person(r, p, { x: 84, y: 6, h: 330, pose: 'hiker', coat: p.second, left: false }),
  },
  /** Someone seated, drawing in a sketchbook. */
  sketcher: {
    stands: 'ground',
    size: [300, 330],
    draw: (r, p) => {
      const skin = skinOf(r, p);
      return (
        stroke('M-90-4l30-110M40-4L10-114M-70-114h100', p.ink, 13) +
        path('M-70-110h130q24 4 24 28L92 0H60l-14-76H-60z', mix(p.deep, p.ink, 0.4)) +
        path('M-74-106q-6-110 24-130 34-16 62 6 18 40 6 124z', p.accent) +
        path('M28-128l110-40 10 96-100 30z', p.paper) +
        stroke('M56-118q20-30 40-22t30-12M64-92l60-22', p.ink, 5) +
        stroke('M-20-206q16 70 84 84', mix(p.accent, p.ink, 0.3), 28) +
        disc(66, -124, 14, skin) +
        stroke('M70-126l24-34', p.second, 8) +
        disc(-10, -272, 34, skin) +
        path('M-46-268q-6-50 40-48 38 2 34 40-26 2-40-12-8 20-34 20z', p.ink) +
        path('M-56-290q46-56 92-8l-24-30q-40-22-70 10z', p.water)
      );
    },
  },
  cyclist: {
    stands: 'ground',
    size: [500, 430],
    draw: (r, p) =>
      bicycleOf(p, 0, 0, 330, p.accent, true, false) +
      stroke('M-30-240l60 70-20 90M-30-236l-10 90 40 80', mix(p.ink, p.deep, 0.4), 34) +
      path('M-70-246q10-100 96-120 40 0 40 36-44 50-66 104-50 16-70-20z', p.second) +
      stroke('M40-340l26 70 50 24', mix(p.second, p.ink, 0.25), 24) +
      disc(70, -388, 32, skinOf(r, p)) +
      path('M34-394q2-44 42-42 36 4 34 38l-14 4q-30-8-62 0z', p.accent),
  },
  /** Someone at work behind a table. */
  artisan: {
    stands: 'ground',
    size: [200, 380],
    draw: (r, p) => maker(r, p, 0, 0, 380, false),
  },
  /** Two people at a telescope under blankets. */
  telescope: {
    stands: 'ground',
    size: [420, 390],
    draw: (r, p) =>
      stroke('M40-170L-30 0M40-170L110 0M40-170V0', p.ink, 11) +
      `<g transform="translate(40 -180)rotate(-38)">${rect(-140, -28, 250, 56, p.paper, 'rx="8"') + rect(92, -36, 40, 72, p.accent, 'rx="6"') + rect(-176, -13, 40, 26, p.ink)}</g>` +
      person(r, p, { x: -130, y: 0, h: 300, pose: 'stand', coat: p.accent, left: false }) +
      path('M-172-210q40-30 84 0l14 150h-112z', p.second) +
      stroke('M-180-150h100M-184-110h108M-186-70h112', p.accent, 11) +
      person(r, p, { x: 170, y: 4, h: 280, pose: 'stand', coat: p.water, left: true }),
  },
  'bouzouki-player': {
    stands: 'ground',
    size: [340, 400],
    draw: (r, p) => {
      const skin = skinOf(r, { ...p, light: 'day' });
      return (
        stroke('M-80-4v-150M60-4v-150M-90-150H70', mix(p.accent, p.ink, 0.5), 15) +
        path('M-80-150h120q50 0 56 40L112 0H70l-16-96H-70z', p.ink) +
        path('M-70-146q-16-150 30-170 50-20 86 4 24 60 6 166z', p.paper) +
        path('M-70-146q-16-150 30-170l20-4q-14 80 0 174zM52-146q10-100-12-172l8 4q24 60 6 168z', p.accent) +
        path('M-80-140q-10-70 60-76 66 10 60 60-24 50-70 44-44-2-50-28z', mix(p.lamp, p.accent, 0.35)) +
        disc(-18, -162, 17, p.ink) +
        stroke('M20-170L164-250', mix(p.ink, p.accent, 0.35), 15) +
        stroke('M156-256l26-14', p.ink, 24) +
        stroke('M-40-280q-50 70 14 116M56-286q60 20 62 58', p.paper, 25) +
        disc(-18, -164, 15, skin) +
        disc(120, -224, 15, skin) +
        disc(6, -352, 36, skin) +
        path('M-32-352q-8-48 40-46 44 2 36 46-12-20-36-22-26 2-40 22z', p.ink) +
        path('M-10-338q18-12 36 0z', p.ink)
      );
    },
  },
  singer: {
    stands: 'ground',
    size: [260, 390],
    draw: (r, p) =>
      put(
        0,
        0,
        4.2,
        players
          .singer({ ...p, accent: mix(p.paper, p.water, 0.3) }, skinOf(r, { ...p, light: 'day' }))
          .replace(/<path d="M24-80.*$/, ''),
      ) +
      disc(104, -330, 44, mix(p.accent, p.ink, 0.4)) +
      disc(104, -330, 33, mix(p.wall, p.paper, 0.4)) +
      stroke('M64-316h0M76-362h0M132-362h0M144-316h0M104-288h0', p.lamp, 13),
  },
  /** A taverna room: barrels, bottles and a lamp over the players; no two have the same walls. */
  taverna: {
    stands: 'around',
    draw: (r, p, f, view) => {
      const { width: w, height: h, u } = f;
      const flip = r.chance(0.5);
      const at = (t: number) => w * (flip ? 1 - t : t);
      const wood = mix(p.accent, p.ink, 0.5);
      const barrel = (x: number, y: number, s: number) =>
        path(
          d`M${x - 90 * s * u} ${y}q${-30 * s * u} ${-100 * s * u} 0 ${-200 * s * u}h${180 * s * u}q${30 * s * u} ${100 * s * u} 0 ${200 * s * u}Z`,
          mix(p.accent, p.ink, 0.45),
        ) +
        stroke(
          d`M${x - 100 * s * u} ${y - 50 * s * u}h${200 * s * u}M${x - 100 * s * u} ${y - 150 * s * u}h${200 * s * u}`,
          p.ink,
          10 * s * u,
        );
      const walls: readonly [() => string, ...(() => string)[]] = [
        // A dado of boards.
        () =>
          rect(0, h * 0.54, w, h * 0.18, mix(wood, p.wall, 0.25)) +
          stroke(
            Array.from({ length: 15 }, (_, n) => d`M${(w * (n + 0.5)) / 15} ${h * 0.55}V${h * 0.72}`).join(''),
            wood,
            4 * u,
          ),
        // Two pictures.
        () =>
          [0.68, 0.83]
            .map(
              (t) =>
                rect(at(t) - 50 * u, h * 0.24, 100 * u, 130 * u, wood) +
                rect(at(t) - 38 * u, h * 0.24 + 12 * u, 76 * u, 106 * u, mix(p.wall, p.second, 0.5)) +
                disc(at(t), h * 0.24 + 58 * u, 22 * u, p.accent),
            )
            .join(''),
        // Garlic and peppers hung on a beam.
        () =>
          rect(0, h * 0.05, w, 26 * u, wood) +
          [0.62, 0.7, 0.78, 0.86]
            .map((t, n) =>
              stroke(
                [0, 1, 2, 3].map((k) => d`M${at(t) + (k % 2 ? 9 : -9) * u} ${h * 0.12 + k * 26 * u}h0`).join(''),
                n % 2 ? p.accent : mix(p.paper, p.wall, 0.3),
                30 * u,
              ),
            )
            .join(''),
      ];
      return (
        room(p, f, view, { left: flip }) +
        r.pick(walls)() +
        rect(0, h * 0.72, w, h * 0.28 + 2, mix(p.accent, p.ink, 0.62)) +
        rect(Math.min(at(0.05), at(0.51)), h * 0.36, w * 0.46, 12 * u, wood) +
        r
          .times(8, (n) =>
            bottle(
              at(0.08 + n * 0.055),
              h * 0.36,
              u * r.range(90, 130),
              r.pick([mix(p.leaf, p.ink, 0.4), p.accent, p.second] as const),
              p.paper,
              p.paper,
            ),
          )
          .join('') +
        barrel(at(0.09), h * 0.72, 1) +
        (r.chance(0.5)
          ? barrel(at(0.92), h * 0.72, 1)
          : barrel(at(0.86), h * 0.72, 0.7) + barrel(at(0.97), h * 0.72, 0.8)) +
        path(d`M${at(0.3)} ${h * 0.12}H${at(0.6)}L${at(0.78)} ${h * 0.9}H${at(0.12)}Z`, beam(p.lamp), 'opacity=".5"') +
        pendant(p, at(0.45), h * 0.13, 80 * u, p.accent, h * 0.3)
      );
    },
  },
  /** A workshop with a window and a shelf of tools. */
  studio: {
    stands: 'around',
    draw: (r, p, f, view) => {
      const { width: w, height: h, u } = f;
      const tool = (n: number) => {
        const x = w * (0.56 + n * 0.075);
        return (
          stroke(d`M${x} ${h * 0.2}v${u * r.range(70, 110)}`, mix(p.accent, p.ink, 0.4), 11 * u) +
          (n % 2
            ? rect(x - 24 * u, h * 0.2 + 80 * u, 48 * u, 30 * u, p.ink)
            : path(
                d`M${x - 14 * u} ${h * 0.2 + 76 * u}h${28 * u}l${-7 * u} ${54 * u}h${-14 * u}Z`,
                mix(p.paper, p.haze, 0.3),
              ))
        );
      };
      return (
        room(p, f, view, { left: true }) +
        rect(w * 0.52, h * 0.19, w * 0.42, 13 * u, mix(p.accent, p.ink, 0.5)) +
        [0, 1, 2, 3, 4].map(tool).join('') +
        pendant(p, w * 0.46, h * 0.14, 80 * u, p.accent, h * 0.4)
      );
    },
  },
});

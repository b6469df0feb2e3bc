// Arranges a scene: the place's view, what stands in the middle distance, and what is shown large in front.
import { mix } from './colour.ts';
import type { Frame } from './frame.ts';
import type { Palette } from './palettes.ts';
import { company } from './parts/figures/people.ts';
import { birds } from './parts/nature/clouds.ts';
import { placeSun, sky } from './parts/nature/sky.ts';
import { litTree } from './parts/nature/trees.ts';
import { glints, mirrored, water } from './parts/nature/water.ts';
import { places } from './places/places.ts';
import type { Random } from './random.ts';
import type { PlaceName, Scene, ThingName } from './scene.ts';
import { d, fade, group, oval, put, rect, stroke } from './svg.ts';
import type { Figure, Surroundings, Thing } from './things/thing.ts';
import { things } from './things/things.ts';

type Ink = { r: Random; p: Palette; f: Frame };
type Shown<Kind = Figure> = { name: ThingName; thing: Kind };

/** Marks what a part of the drawing shows, so that a picture can be compared with its list. */
const marked = (kind: 'shows' | 'place', name: string, content: string) => group(content, `data-${kind}="${name}"`);

const has = (shown: Shown[], stands: Figure['stands']) => shown.some(({ thing }) => thing.stands === stands);

/** Where the place's ground begins, below its water. */
const bank = (f: Frame): number => f.height * 0.72;

function ground({ r, p, f }: Ink, from: number): string {
  const { width: w, height: h, u } = f;
  const stone = mix(p.wall, p.haze, 0.3);
  return (
    rect(0, from, w, h - from + 2, fade(mix(stone, p.paper, 0.2), mix(stone, p.land, 0.45))) +
    rect(0, from, w, 9 * u, mix(p.deep, stone, 0.55)) +
    stroke(
      r.times(9, () => d`M${r.range(-40, w)} ${r.range(from + 24 * u, h)}h${u * r.range(40, 150)}`).join(''),
      p.deep,
      3 * u,
      'opacity=".16"',
    )
  );
}

/** Where the landmark stands and how large it is, beside what is shown. */
function landmarkSlot(shown: Shown[]): { x: number; wide: number; tall: number } {
  if (shown.length === 0) return { x: 0.5, wide: 0.66, tall: 540 };
  if (has(shown, 'behind')) return { x: 0.85, wide: 0.28, tall: 380 };
  if (has(shown, 'across')) return { x: 0.64, wide: 0.5, tall: 450 };
  return { x: shown.length % 2 ? 0.77 : 0.52, wide: 0.4, tall: 440 };
}

/** Trees and people before a landmark that has no water. */
const square = ({ r, p, f: { width: w, height: h, u } }: Ink): string =>
  [0.05, 0.14, 0.87, 0.96]
    .map((x) =>
      litTree(r, w * x, h * 0.78, u * r.range(150, 210), mix(p.leaf, p.deep, 0.3), mix(p.leaf, p.low, 0.2), p.ink),
    )
    .join('') +
  company(r, p, w * 0.3, h * 0.86, 96 * u, 3) +
  company(r, p, w * 0.68, h * 0.92, 118 * u, 2);

/** The landmark above its water or ground. */
function landscape(ink: Ink, place: PlaceName | undefined, shown: Shown[]): string {
  const { r, p, f } = ink;
  const { width: w, height: h, u } = f;
  const here = place && places[place];
  const alone = shown.length === 0;
  const horizon = h * (alone ? 0.7 : has(shown, 'table') ? 0.58 : 0.6);
  const sun = placeSun(r, p, f, horizon);
  const near = alone ? here?.water : has(shown, 'water');
  const slot = landmarkSlot(shown);
  const sight = here ? Math.min(slot.tall / here.size[1], (slot.wide * w) / u / here.size[0]) : 1;
  const skyline = here
    ? here.back(r, p, f, horizon) + marked('place', place, put(w * slot.x, horizon, sight * u, here.landmark(r, p)))
    : '';
  return (
    sky(r, p, f, { horizon, sun, bare: !alone }) +
    (near || here?.water ? water(r, p, f, { top: horizon, sun, calm: true }) : ground(ink, horizon - 4 * u)) +
    (near && alone ? mirrored('view', skyline, horizon + 6 * u, 0.6) : skyline) +
    (here?.water ? rect(0, horizon - 4 * u, w, 12 * u, mix(p.deep, p.land, 0.4)) : '') +
    (near
      ? glints(r, f, horizon + 30 * u, h, mix(p.paper, p.water, 0.2), 22)
      : here?.water
        ? ground(ink, bank(f))
        : '') +
    (alone ? birds(r, f, w * 0.24, h * 0.2, p.deep, 5) + (near ? '' : square(ink)) : '')
  );
}

/** A table top along the lower edge. */
function tableTop({ p, f }: Ink): string {
  const { width: w, height: h, u } = f;
  const wood = mix(p.accent, p.ink, p.light === 'night' ? 0.6 : 0.42);
  return (
    rect(0, h * 0.8, w, h * 0.2 + 2, fade(mix(wood, p.wall, 0.35), wood)) +
    rect(0, h * 0.8, w, 8 * u, mix(wood, p.paper, 0.4)) +
    stroke(
      d`M${w * 0.06} ${h * 0.87}h${w * 0.4}M${w * 0.55} ${h * 0.93}h${w * 0.4}M${w * 0.1} ${h * 0.97}h${w * 0.2}`,
      p.ink,
      3 * u,
      'opacity=".25"',
    )
  );
}

/** A share of the width and units of a picture 900 high. */
type Box = readonly [wide: number, tall: number];

/** One thing with its foot at x,y, as large as its box allows. */
function placed(
  { r, p, f: { width: w, height: h, u } }: Ink,
  { name, thing }: Shown,
  x: number,
  y: number,
  [wide, tall]: Box,
  flip = false,
) {
  const scale = Math.min(tall / thing.size[1], (wide * w) / u / thing.size[0]);
  const half = (thing.size[0] * scale * u) / 2;
  const shadow = ['ground', 'water', 'table'].includes(thing.stands)
    ? oval(w * x, h * y, half * 0.96, Math.min(16 * u, half * 0.14), p.ink, 'opacity=".28"')
    : '';
  return marked('shows', name, shadow + put(w * x, h * y, scale * u, thing.draw(r, p), flip));
}

/** Drawn as wide as the picture. */
function spread(ink: Ink, one: Shown, wet: boolean): string {
  const { width: w, height: h } = ink.f;
  const tall = (1.04 * w * one.thing.size[1]) / one.thing.size[0] / h;
  return placed(ink, one, 0.5, wet ? 0.76 : Math.max(0.84, 0.4 + tall), [1.04, 2000]);
}

/** Centres and greatest width by how many stand beside each other. */
const slots: Record<number, { at: readonly number[]; wide: number }> = {
  1: { at: [0.42], wide: 0.72 },
  2: { at: [0.27, 0.74], wide: 0.46 },
  3: { at: [0.2, 0.51, 0.81], wide: 0.32 },
};

function rowOf(ink: Ink, shown: Shown[], y: number, tall: number, alone = 0.42): string {
  const { at, wide } = slots[shown.length] ?? slots[1]!;
  return shown
    .map((one, n) => {
      const x = shown.length === 1 ? alone : at[n]!;
      return placed(ink, one, x, y, [wide, tall], one.thing.points && x > 0.5);
    })
    .join('');
}

/** What is far first, what is near last. */
function arranged(ink: Ink, shown: Shown[], inside: boolean): string {
  const { p, f } = ink;
  const of = (...stands: Figure['stands'][]) => shown.filter(({ thing }) => stands.includes(thing.stands));
  const [across, behind, front, laid] = [of('across'), of('behind'), of('ground', 'water'), of('table')];
  const [backed, tabled, wet] = [behind.length > 0, laid.length > 0, has(front, 'water')];
  const tall = tabled ? 400 : backed || across.length || inside ? 370 : front.length > 1 ? 450 : 540;
  const foot = tabled ? 0.83 : wet ? 0.88 : 0.95;
  return (
    of('sky')
      .map((one) => placed(ink, one, 0.5, 0.36, [0.6, 260]))
      .join('') +
    of('beyond')
      .map((one) => placed(ink, one, 0.3, 0.79, [0.6, 500]))
      .join('') +
    across.map((one) => spread(ink, one, wet)).join('') +
    behind
      .map((one, n) => placed(ink, one, [front.length === 1 ? 0.36 : 0.4, 0.76][n]!, tabled ? 0.77 : 0.79, [0.66, 460]))
      .join('') +
    rowOf(
      ink,
      front,
      foot,
      tall,
      backed ? 0.74 : tabled ? (inside ? 0.46 : 0.3) : across.length && !wet ? 0.26 : 0.46,
    ) +
    (wet ? glints(ink.r, f, f.height * 0.87, f.height, mix(p.paper, p.water, 0.1), 12) : '') +
    (tabled
      ? tableTop(ink) +
        rowOf(
          ink,
          laid,
          0.92,
          front.length > 1 ? 210 : inside ? 230 : front.length ? 250 : backed ? 290 : 330,
          front.length === 1 ? 0.68 : 0.42,
        )
      : '')
  );
}

const isAround = (one: { name: ThingName; thing: Thing }): one is Shown<Surroundings & Thing> =>
  one.thing.stands === 'around';

export function compose(r: Random, p: Palette, f: Frame, { place, shows }: Scene): string {
  const all = shows.map((name) => ({ name, thing: things[name] }));
  const around = all.find(isAround);
  const shown = all.filter((one): one is Shown => !isAround(one));
  const front = arranged({ r, p, f }, shown, around !== undefined);
  if (!around) return landscape({ r, p, f }, place, shown) + front;
  const view = (frame: Frame) => (place ? landscape({ r, p, f: frame }, place, []) : '');
  return marked('shows', around.name, around.thing.draw(r, p, f, view)) + front;
}

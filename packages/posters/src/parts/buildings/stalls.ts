// Market stalls and crates.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { person } from '../figures/people.ts';
import type { Random } from '#random.ts';
import { d, disc, glow, path, put, stroke } from '#svg.ts';

/** Rounds of fruit heaped in a crate, 100 wide. */
function crate(r: Random, p: Palette, x: number, y: number, w: number): string {
  const heap = 'M-34-34h0M-11-34h0M12-34h0M35-34h0M-23-51h0M0-51h0M23-51h0M-12-68h0M12-68h0';
  const ink = r.pick([
    p.accent,
    p.second,
    mix(p.leaf, p.low, 0.2),
    mix(p.accent, p.deep, 0.4),
    mix(p.second, p.leaf, 0.4),
  ] as const);
  const wood =
    path('M-50-32H50V0H-50z', mix(p.wall, p.accent, 0.28)) +
    stroke('M-48-21h96M-48-10h96', mix(p.wall, p.ink, 0.45), 2);
  return put(x, y, w / 100, stroke(heap, mix(ink, p.deep, 0.3), 24) + stroke(heap, ink, 19) + wood);
}

const stripe = (odd: number): string =>
  Array.from({ length: 8 }, (_, n) =>
    n % 2 === odd ? d`M${-200 + n * 50}-290L${-168 + n * 42}-368h42L${-150 + n * 50}-290a25 27 0 0 1-50 0Z` : '',
  ).join('');

/** A stall 400 wide under a striped awning. */
export function stall(r: Random, p: Palette, x: number, y: number, w: number, far = false): string {
  const [one, other] = r.pick([
    [p.accent, p.paper],
    [p.second, p.paper],
    [mix(p.leaf, p.deep, 0.1), p.paper],
    [p.accent, p.second],
    [p.water, p.paper],
  ] as const);
  const glowing = p.light === 'night' || p.light === 'dusk';
  const goods = far
    ? ''
    : stroke('M-140-290v34M-45-290v30M50-290v38M140-290v32', p.ink, 3) +
      stroke('M-140-246v22M50-238v16', r.pick([p.accent, p.leaf] as const), 26) +
      stroke('M-45-246v22M140-242v14', r.pick([p.second, p.paper] as const), 26);
  const front = far
    ? ''
    : path('M-188-104h112V0h-112zM-64-104H60V0H-64zM72-104h116V0H72z', mix(p.wall, p.accent, 0.6)) +
      stroke('M-188-70h112M-188-36h112M-64-70H60M-64-36H60M72-70h116M72-36h116', mix(p.wall, p.deep, 0.4), 4) +
      path('M-34-92h64v54h-64z', p.ink) +
      stroke('M-22-76h38M-22-64h26M-22-52h34', p.paper, 4);
  const content =
    path('M-184-330h368V0h-368z', glowing ? mix(p.lamp, p.accent, 0.35) : mix(p.deep, p.wall, 0.25)) +
    (glowing ? disc(0, -220, 150, glow(p.lamp)) : '') +
    goods +
    (far ? '' : person(r, p, { x: r.range(-60, 60), y: -20, h: 240, pose: 'stand' })) +
    path('M-184-368h10V0h-10zM176-368h10V0h-10z', p.ink) +
    path('M-200-136h400V0h-400z', mix(p.wall, p.accent, 0.42)) +
    path('M-200-136h400v20h-400z', mix(p.wall, p.paper, 0.3)) +
    front +
    (far
      ? stroke('M-160-146h60M-40-146h60M80-146h80', p.accent, 44) + stroke('M-90-146h40M30-146h40', p.lamp, 44)
      : [-140, 0, 140].map((cx) => crate(r, p, cx, -128, 124)).join('')) +
    path(stripe(0), one) +
    path(stripe(1), other) +
    path('M-172-376h344v14h-344z', mix(one, p.deep, 0.35));
  return put(x, y, w / 400, content);
}

// Hot-air balloons and fairy chimneys.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';
import { d, fade, path, put, stroke } from '#svg.ts';

export function balloonOf(r: Random, p: Palette, x: number, y: number, s: number): string {
  const [one, two, three] = r.pick([
    [p.accent, p.paper, p.second],
    [p.second, p.accent, p.paper],
    [p.paper, p.accent, p.water],
    [p.leaf, p.paper, p.accent],
    [p.water, p.paper, p.second],
  ] as const);
  const shell = (half: number) =>
    d`M0-400C${half * 1.34}-400 ${half * 1.2}-160 ${half * 0.26} 0H${-half * 0.26}C${-half * 1.2}-160 ${-half * 1.34}-400 0-400Z`;
  const style = r.int(0, 4);
  const pattern =
    path(shell(200), one) +
    (style < 3
      ? path(shell(136), two) + path(shell(52), style ? one : three)
      : style === 3
        ? path('M-194-240q192 56 388 0-4 52-40 92-160 32-308 0-36-40-40-92Z', two)
        : path(
            'M-192-270l55 60 55-60 55 60 55-60 55 60 55-60 55 60-10 36-55 54-55-54-55 54-55-54-55 54-55-54-50 20Z',
            two,
          ) + path('M-80-380q80 34 160 0-40-20-80-20t-80 20Z', three));
  const basket =
    stroke('M-48 0l20 60M48 0L28 60', p.ink, 4) +
    path('M-32 56h64l-6 42h-52z', mix(p.ink, p.accent, 0.3)) +
    path('M-24 58v-10a10 10 0 0 1 20 0v10zM6 58v-12a10 10 0 0 1 20 0v12z', p.ink);
  const fire = p.light === 'day' ? '' : path('M-12 16q12-48 24 0z', p.second);
  const side = path('M0-400C268-400 240-160 52 0H24C168-160 184-344 0-400Z', p.deep, 'opacity=".24"');
  return put(x, y, s / 400, pattern + side + basket + fire);
}

/** A fairy chimney, 200 high: a pale cone, some under a dark cap. */
export function chimney(r: Random, p: Palette, x: number, y: number, h: number, rock: string, veil: number): string {
  const [lit, shade] = [mix(rock, p.haze, veil), mix(mix(rock, p.deep, 0.4), p.haze, veil * 0.8)];
  const cap = mix(mix(p.land, p.deep, 0.5), p.haze, veil);
  const glowing = p.light === 'night' || p.light === 'dusk';
  const k = r.pick([40, 52, 66] as const);
  const [body, side, hat] = r.pick<readonly [string, string, string]>([
    [
      d`M${-k} 0Q${-k * 0.5}-100-16-164H16Q${k * 0.5}-100 ${k} 0Z`,
      d`M6-164H16Q${k * 0.5}-100 ${k} 0H${k * 0.3}Q${k * 0.3}-90 6-164Z`,
      'M-30-158Q-16-196 0-200 16-196 30-158 0-150-30-158Z',
    ],
    [
      d`M${-k} 0Q${-k * 0.6}-90-10-186 0-204 10-186 ${k * 0.6}-90 ${k} 0Z`,
      d`M2-196Q10-190 10-186 ${k * 0.6}-90 ${k} 0H${k * 0.3}Q${k * 0.34}-90 2-196Z`,
      '',
    ],
    [
      d`M${-k} 0Q${-k * 0.4}-80-24-150L24-150Q${k * 0.4}-80 ${k} 0Z`,
      d`M8-150H24Q${k * 0.4}-80 ${k} 0H${k * 0.3}Q${k * 0.2}-90 8-150Z`,
      'M-40-146l14-26 28-18 26 20 10 24Q0-138-40-146Z',
    ],
  ]);
  const doors =
    h > 150
      ? path(
          'M-14-30v-14a6 6 0 0 1 12 0v14zM0-72v-10a5 5 0 0 1 10 0v10zM-16-96v-9a4 4 0 0 1 8 0v9z',
          glowing ? p.lamp : p.deep,
        )
      : '';
  return put(
    x,
    y,
    h / 200,
    path(body, fade(lit, mix(lit, shade, 0.3))) + path(side, shade) + (hat && path(hat, cap)) + doors,
  );
}

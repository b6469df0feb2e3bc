// One illustration: a seed and a scene in, a complete SVG document out, always the same.
import type { Scene } from './scene.ts';
import { mix } from './colour.ts';
import { compose } from './compose.ts';
import { eveningStyle, pairInks } from './evening.ts';
import { palettesFor, type Palette } from './palettes.ts';
import { randomFrom, type Random } from './random.ts';
import { squeeze } from './squeeze.ts';
import { definitions, d, rect, stroke } from './svg.ts';
import { frameOf, type Frame, type Theme } from './frame.ts';
import { road } from './themes/road.ts';

export type { PlaceName, Scene, SceneLight, ThingName } from './scene.ts';

export type Size = { width: number; height: number };

const standard: Size = { width: 1200, height: 900 };

/** Flecks of a printed sheet: a small tile of light and dark dots. */
function grain(random: Random, palette: Palette, frame: Frame): string {
  const side = 200;
  const dots = (count: number) =>
    random.times(count, () => d`M${random.range(2, side - 2)} ${random.range(2, side - 2)}h0`).join('');
  const tile = `<pattern id="grain" width="${side}" height="${side}" patternUnits="userSpaceOnUse">${stroke(dots(30), palette.paper, 2)}${stroke(dots(22), palette.ink, 2)}</pattern>`;
  return `<defs>${tile}</defs>${rect(0, 0, frame.width, frame.height, 'url(#grain)', 'opacity=".2"')}`;
}

function print(theme: Theme, seed: string, light: Scene['light'], size: Size): string {
  const frame = frameOf(size);
  const draw = (inks: 'palette' | 'evening') => {
    const random = randomFrom(seed);
    const palette = palettesFor(random, light)[inks];
    const back = rect(0, 0, size.width, size.height, mix(palette.low, palette.haze, 0.5));
    return back + theme(random, palette, frame) + grain(random, palette, frame);
  };
  const drawn = draw('palette');
  const body = squeeze(drawn);
  const content = definitions(body) + body;
  // Other sizes are for link previews, which become a PNG.
  const isForPages = size === standard && light !== 'night';
  const style = isForPages ? eveningStyle(content, pairInks(drawn, draw('evening'))) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" fill="none" stroke-linecap="round">${style}${content}</svg>\n`;
}

export function drawPoster(seed: string, scene: Scene, size: Size = standard): string {
  const name = [seed, scene.place ?? '', ...scene.shows, scene.light].join(' ');
  return print((random, palette, frame) => compose(random, palette, frame, scene), name, scene.light, size);
}

/** The general travel picture: a road to the mountains at dawn. */
export const drawStock = (size: Size = standard): string => print(road, 'senda', 'dawn', size);

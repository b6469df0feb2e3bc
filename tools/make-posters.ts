// node tools/make-posters.ts [outDir]: every picture of the demo world as a file.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cities } from '#world/cities.ts';
import { photoDrawings } from '#world/review-photos.ts';
import type { WorldCity } from '#world/world.ts';
import { drawPoster, drawStock, type Scene } from '@senda/posters';

// Link previews (Open Graph) are composed for their own format, not cropped.
const linkSize = { width: 1200, height: 630 };

const drawn = (name: string, scene: Scene) => [`${name}.svg`, drawPoster(name, scene)] as const;

/** File name and SVG of everything a city shows. */
export function* postersOf(city: WorldCity): Generator<readonly [name: string, svg: string]> {
  yield drawn(`city-${city.slug}`, city.picture);
  yield [`city-${city.slug}-og.svg`, drawPoster(`city-${city.slug}`, city.picture, linkSize)];
  for (const tour of city.tours) {
    for (const [at, scene] of tour.pictures.entries()) yield drawn(`${tour.slug}-${at + 1}`, scene);
    yield [`${tour.slug}-og.svg`, drawPoster(`${tour.slug}-1`, tour.pictures[0], linkSize)];
  }
}

async function writeIfChanged(path: string, text: string): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(path, text);
}

export async function makePosters(outDir: string): Promise<{ count: number; bytes: number }> {
  await mkdir(outDir, { recursive: true });
  const posters = new Map<string, string>([
    ['stock.svg', drawStock()],
    ['stock-og.svg', drawStock(linkSize)],
  ]);
  for (const city of cities) for (const [name, svg] of postersOf(city)) posters.set(name, svg);
  for (const { name, scene, size } of photoDrawings) posters.set(`${name}.svg`, drawPoster(name, scene, size));
  let bytes = 0;
  for (const [name, svg] of posters) {
    await writeIfChanged(join(outDir, name), svg);
    bytes += Buffer.byteLength(svg);
  }
  return { count: posters.size, bytes };
}

if (import.meta.main) {
  const outDir = process.argv[2] ?? 'dist/posters';
  const { count, bytes } = await makePosters(outDir);
  console.log(`${count} posters, ${Math.round(bytes / 1024)} kB, in ${outDir}`);
}

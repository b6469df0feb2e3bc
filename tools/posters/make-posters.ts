// node tools/posters/make-posters.ts [outDir]: every picture of the demo world as a file.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Scene, WorldCity } from '../../db/world/world.ts';
import { drawPoster, drawStock } from './draw-poster.ts';

const citiesDir = join(import.meta.dirname, '../../db/world/cities');

const isCity = (value: unknown): value is WorldCity =>
  typeof value === 'object' && value !== null && 'tours' in value && 'picture' in value;

/** A city whose file is missing or broken is left out: the world is seeded from the same files. */
async function citiesOf(file: string): Promise<WorldCity[]> {
  try {
    const module = (await import(pathToFileURL(join(citiesDir, file)).href)) as object;
    return Object.values(module).filter(isCity);
  } catch (error) {
    console.warn(`posters: ${file} skipped (${(error as Error).message})`);
    return [];
  }
}

async function loadCities(): Promise<WorldCity[]> {
  const names = await readdir(citiesDir).catch(() => []);
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
  return (await Promise.all(files.map(citiesOf))).flat();
}

/** File name and SVG of everything a city shows. */
export function* postersOf(city: WorldCity): Generator<readonly [name: string, svg: string]> {
  const drawn = (name: string, scene: Scene) => [`${name}.svg`, drawPoster(name, scene)] as const;
  yield drawn(`city-${city.slug}`, city.picture);
  for (const tour of city.tours) {
    for (const [at, scene] of tour.pictures.entries()) yield drawn(`${tour.slug}-${at + 1}`, scene);
  }
}

async function writeIfChanged(path: string, text: string): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(path, text);
}

export async function makePosters(outDir: string): Promise<{ count: number; bytes: number }> {
  await mkdir(outDir, { recursive: true });
  const cities = await loadCities();
  const posters = new Map<string, string>([['stock.svg', drawStock()]]);
  for (const city of cities) for (const [name, svg] of postersOf(city)) posters.set(name, svg);
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

// What is drawn besides water around the cities of the demo world (db/world/ground), read when a map first needs it.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Point } from '#kernel/maps/clip-ring.ts';

const folder = path.join(import.meta.dirname, '../../../db/world/ground');

/** Lines and rings are longitude and latitude. */
export type Ground = {
  names: { name: string; at: Point }[];
  roads: Point[][];
  greens: Point[][];
  /** Lines along valleys. */
  valleys: Point[][];
};

type File = { names: [string, number, number][] } & Partial<Record<'roads' | 'greens' | 'valleys', Point[][]>>;

const loaded = new Map<string, Promise<Ground>>();

export function readGround(city: string): Promise<Ground> {
  const known = loaded.get(city) ?? read(city);
  loaded.set(city, known);
  return known;
}

async function read(city: string): Promise<Ground> {
  const file = JSON.parse(await readFile(path.join(folder, `${city}.json`), 'utf8')) as File;
  const { names, roads = [], greens = [], valleys = [] } = file;
  return { names: names.map(([name, ...at]) => ({ name, at })), roads, greens, valleys };
}

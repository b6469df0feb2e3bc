import type { Import } from './read-imports.ts';

/** Rings of files that run each other. Imports of types are erased and cannot bite. */
export function findRings(edges: readonly Import[]): string[][] {
  const next = Map.groupBy(
    edges.filter(({ target }) => target !== undefined),
    ({ file }) => file,
  );
  const done = new Set<string>();
  const rings: string[][] = [];
  const walk = (file: string, way: string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) rings.push([...way.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const { target } of next.get(file) ?? []) walk(target!, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return rings;
}

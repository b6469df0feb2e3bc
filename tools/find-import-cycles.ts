import type { Import } from './read-imports.ts';

/** Cycles of files that import each other. Imports of types count too: files that need each other's types are read together. */
export function findImportCycles(edges: readonly Import[]): string[][] {
  const next = Map.groupBy(
    edges.filter(({ target }) => target !== undefined),
    ({ file }) => file,
  );
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (file: string, trail: string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const { target } of next.get(file) ?? []) walk(target!, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return cycles;
}

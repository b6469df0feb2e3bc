export type Edge = { from: string; to: string };

/** The cycles of a directed graph, each as its nodes with the first one repeated at the end. */
export function findCycles(edges: readonly Edge[]): string[][] {
  const next = Map.groupBy(edges, ({ from }) => from);
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (node: string, trail: string[]): void => {
    const start = trail.indexOf(node);
    if (start >= 0) cycles.push([...trail.slice(start), node]);
    if (start >= 0 || done.has(node)) return;
    for (const { to } of next.get(node) ?? []) walk(to, [...trail, node]);
    done.add(node);
  };
  for (const node of next.keys()) walk(node, []);
  return cycles;
}

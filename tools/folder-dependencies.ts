import type { Edge } from './find-cycles.ts';
import type { TableRow } from './table-owners.ts';

/** Which folders each depends on, by imports (tools/import-table.ts) and by tables (tools/table-owners.ts): taken by itself neither
 *  list has a cycle, and the two together could have one. */
export function folderDependencies(
  imports: Record<string, readonly string[]>,
  owners: Record<string, TableRow>,
): Edge[] {
  const ownerOf = new Map(Object.entries(owners).flatMap(([name, { owns }]) => owns.map((table) => [table, name])));
  return [
    ...Object.entries(imports).flatMap(([from, others]) => others.map((to) => ({ from, to }))),
    ...Object.entries(owners).flatMap(([from, row]) =>
      grantsOf(row).flatMap((table) => {
        const to = ownerOf.get(table);
        return to === undefined ? [] : [{ from, to }];
      }),
    ),
  ];
}

/** The tables of others that a folder uses. */
export const grantsOf = ({ reads = [], alsoWrites = [], watches = [] }: TableRow): readonly string[] => [
  ...reads,
  ...alsoWrites,
  ...watches,
];

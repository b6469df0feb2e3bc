// Checks the SQL of src/ and of the functions of db/schema.sql against tools/table-owners.ts: tables of others are read only where the list
// grants it, and written by their owner; so are triggers on them. Refuses cycles between folders, by imports, tables and functions together. Functions whose names begin with `broken_` are the invariants, which
// read whatever they check and write nothing. Refuses conversions of times by a place's zone in SQL, also of migrations. `--write` draws the list in docs/architecture.md; anything else only checks.
import { findCycles } from './find-cycles.ts';
import { folderDependencies, grantsOf } from './folder-dependencies.ts';
import { updateGeneratedSection } from './generated-sections.ts';
import { domains } from './import-table.ts';
import { sourceFiles, textOf } from './read-imports.ts';
import { functionsOf, type TableUse, tableUsesOf, triggersOf, zoneConversionsOf } from './read-sql.ts';
import { tableOwners } from './table-owners.ts';

const tables = new Set(Array.from(textOf('db/schema.sql').matchAll(/^create table (\w+)/gm), ([, name]) => name!));
const names = Object.keys(tableOwners);
const ownerOf = new Map(names.flatMap((name) => tableOwners[name]!.owns.map((table) => [table, name] as const)));
const isTest = (file: string): boolean => /\.(?:test|e2e)\.tsx?$|^src\/domain\/[^/]+\/test-/.test(file);
const files = sourceFiles(['src/**/*.{ts,tsx}']).filter((file) => !isTest(file));
const allFunctions = functionsOf('db/schema.sql', tables);
const [invariants, functions] = [
  allFunctions.filter(({ name }) => name.startsWith('broken_')),
  allFunctions.filter(({ name }) => !name.startsWith('broken_')),
];
const folderOfFunction = new Map(
  names.flatMap((name) => (tableOwners[name]!.functions ?? []).map((one) => [one, name] as const)),
);
const watched = triggersOf('db/schema.sql').filter(
  ({ table, calls }) => folderOfFunction.get(calls) !== ownerOf.get(table),
);
const uses: (TableUse & { folder: string })[] = [
  ...files.flatMap((file) => tableUsesOf(file, tables).map((use) => ({ ...use, folder: folderOf(file) }))),
  ...functions.flatMap(({ name, uses: used }) =>
    used.map((use) => ({ ...use, folder: folderOfFunction.get(name) ?? name })),
  ),
];

const problems = [
  ...listProblems(),
  ...uses.flatMap(useProblems),
  ...functionProblems(),
  ...cycleProblems(),
  ...unusedGrants(),
  ...zoneProblems(),
  ...drawingProblems(),
];
for (const problem of problems) console.error(problem);
console.log(
  `${tables.size} tables, ${allFunctions.length} functions, ${uses.length} uses in SQL, ${problems.length} against the list`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

function folderOf(file: string): string {
  const [, layer, folder] = file.split('/');
  return layer === 'domain' ? folder! : layer!;
}

/** Each table has one owner, and a row reads only tables of earlier rows: so the grants have no cycle. */
function listProblems(): string[] {
  const owned = names.flatMap((name) => tableOwners[name]!.owns);
  return [
    ...[...tables].filter((table) => !ownerOf.has(table)).map((table) => `${table} has no owner`),
    ...owned.filter((table) => !tables.has(table)).map((table) => `${table} is no table`),
    ...owned.filter((table, index) => owned.indexOf(table) !== index).map((table) => `${table} has two owners`),
    ...names.flatMap((name, row) =>
      grantsOf(tableOwners[name]!)
        .filter((table) => names.indexOf(ownerOf.get(table) ?? '') >= row || !ownerOf.has(table))
        .map((table) => `${name} is granted ${table}, which no earlier row owns`),
    ),
  ];
}

/** A folder depends on those that it imports, whose tables it uses, and whose functions of the database its own call. */
function cycleProblems(): string[] {
  const calls = functions.flatMap((one) =>
    callsOf(one).map((other) => ({ from: folderOfFunction.get(one.name)!, to: folderOfFunction.get(other.name)! })),
  );
  const edges = [...folderDependencies(domains, tableOwners), ...calls].filter(({ from, to }) => from !== to);
  return findCycles(edges).map((cycle) => `folders depend on each other: ${cycle.join(' → ')}`);
}

function callsOf({ name, body }: (typeof functions)[number]): (typeof functions)[number][] {
  return functions.filter((other) => other.name !== name && new RegExp(`\\b${other.name}\\(`).test(body));
}

function useProblems({ file, line, table, writes, folder }: (typeof uses)[number]): string[] {
  const row = tableOwners[folder];
  const granted = [...(row?.owns ?? []), ...(row?.alsoWrites ?? []), ...(writes ? [] : (row?.reads ?? []))];
  if (granted.includes(table)) return [];
  return [`${file}:${line}: ${folder} ${writes ? 'writes' : 'reads'} ${table}, which ${ownerOf.get(table)} owns`];
}

function unusedGrants(): string[] {
  const used = new Set(uses.map(({ folder, table }) => `${folder} ${table}`));
  const seen = new Set(watched.map(({ table, calls }) => `${folderOfFunction.get(calls)} ${table}`));
  return names.flatMap((name) => {
    const { reads = [], alsoWrites = [], watches = [] } = tableOwners[name]!;
    const unused = [...reads, ...alsoWrites].filter((table) => !used.has(`${name} ${table}`));
    return [
      ...unused.map((table) => `${name} is granted ${table}, and does not use it`),
      ...watches.filter((table) => !seen.has(`${name} ${table}`)).map((table) => `${name} has no trigger on ${table}`),
    ];
  });
}

/** Every function has one folder, calls only those of earlier rows, and is called by triggers of others only where the list says so. */
function functionProblems(): string[] {
  const known = new Set(functions.map(({ name }) => name));
  const listed = names.flatMap((name) => tableOwners[name]!.functions ?? []);
  const rowOf = (name: string) => names.indexOf(folderOfFunction.get(name) ?? '');
  return [
    ...[...known].filter((name) => !folderOfFunction.has(name)).map((name) => `${name}() is listed with no folder`),
    ...listed.filter((name) => !known.has(name)).map((name) => `${name}() is no function`),
    ...listed.filter((name, index) => listed.indexOf(name) !== index).map((name) => `${name}() has two folders`),
    ...functions.flatMap((one) =>
      callsOf(one)
        .filter((other) => rowOf(other.name) > rowOf(one.name))
        .map((other) => `${one.name}() calls ${other.name}(), which a later row has`),
    ),
    ...watched
      .filter(({ table, calls }) => !tableOwners[folderOfFunction.get(calls) ?? '']?.watches?.includes(table))
      .map(
        ({ table, calls }) =>
          `a trigger on ${table} calls ${calls}() of ${folderOfFunction.get(calls)}, which is not granted`,
      ),
    ...invariants.flatMap(({ name, uses: used }) =>
      used.filter(({ writes }) => writes).map(({ table }) => `${name}() writes ${table}`),
    ),
  ];
}

/** Node's zone data decides. The exception is the tool that compares PostgreSQL's with it. */
function zoneProblems(): string[] {
  const checked = [...files, ...sourceFiles(['db/migrations/*.sql'])];
  return checked
    .filter((file) => file !== 'src/domain/inventory/compare-clocks.ts')
    .flatMap((file) =>
      zoneConversionsOf(file).map((line) => `${file}:${line}: converts a time by another zone than UTC in SQL`),
    );
}

function drawing(): string {
  const list = (some: readonly string[]) => some.map((table) => `\`${table}\``).join(', ');
  const rows = names.map((name) => {
    const { owns, reads = [], alsoWrites = [], watches = [] } = tableOwners[name]!;
    return `| ${name} | ${list(owns)} | ${list(reads)} | ${list(alsoWrites)} | ${list(watches)} |`;
  });
  const head = '| Folder | owns | reads of others | writes of others | has triggers on others |';
  return [head, '|---|---|---|---|---|', ...rows].join('\n');
}

function drawingProblems(): string[] {
  const problem = updateGeneratedSection('docs/architecture.md', 'table owners', drawing());
  return problem ? [problem] : [];
}

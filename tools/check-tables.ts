// Holds the SQL of src/ to tools/table-owners.ts: tables of others are read only where the list grants it, and written by their
// owner. Refuses conversions of times by a place's zone in SQL, also of migrations. `--write` draws the list in docs/architecture.md; anything else only checks.
import { updateGeneratedSection } from './generated-sections.ts';
import { sourceFiles, textOf } from './read-imports.ts';
import { type TableUse, tableUsesOf, zoneConversionsOf } from './read-sql.ts';
import { tableOwners } from './table-owners.ts';

const tables = new Set(Array.from(textOf('db/schema.sql').matchAll(/^create table (\w+)/gm), ([, name]) => name!));
const names = Object.keys(tableOwners);
const ownerOf = new Map(names.flatMap((name) => tableOwners[name]!.owns.map((table) => [table, name] as const)));
const isTest = (file: string): boolean => /\.(?:test|e2e)\.tsx?$|^src\/domain\/[^/]+\/test-/.test(file);
const files = sourceFiles(['src/**/*.{ts,tsx}']).filter((file) => !isTest(file));
const uses = files.flatMap((file) => tableUsesOf(file, tables));

const problems = [
  ...listProblems(),
  ...uses.flatMap(useProblems),
  ...unusedGrants(),
  ...zoneProblems(),
  ...drawingProblems(),
];
for (const problem of problems) console.error(problem);
console.log(`${tables.size} tables, ${uses.length} uses in SQL, ${problems.length} against the list`);
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
      grantsOf(name)
        .filter((table) => names.indexOf(ownerOf.get(table) ?? '') >= row || !ownerOf.has(table))
        .map((table) => `${name} is granted ${table}, which no earlier row owns`),
    ),
  ];
}

function grantsOf(name: string): readonly string[] {
  const { reads = [], alsoWrites = [] } = tableOwners[name]!;
  return [...reads, ...alsoWrites];
}

function useProblems({ file, line, table, writes }: TableUse): string[] {
  const folder = folderOf(file);
  const row = tableOwners[folder];
  const granted = [...(row?.owns ?? []), ...(row?.alsoWrites ?? []), ...(writes ? [] : (row?.reads ?? []))];
  if (granted.includes(table)) return [];
  return [`${file}:${line}: ${folder} ${writes ? 'writes' : 'reads'} ${table}, which ${ownerOf.get(table)} owns`];
}

function unusedGrants(): string[] {
  const used = new Set(uses.map(({ file, table }) => `${folderOf(file)} ${table}`));
  return names.flatMap((name) =>
    grantsOf(name)
      .filter((table) => !used.has(`${name} ${table}`))
      .map((table) => `${name} is granted ${table}, and does not use it`),
  );
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
    const { owns, reads = [], alsoWrites = [] } = tableOwners[name]!;
    return `| ${name} | ${list(owns)} | ${list(reads)} | ${list(alsoWrites)} |`;
  });
  return ['| Folder | owns | reads of others | writes of others |', '|---|---|---|---|', ...rows].join('\n');
}

function drawingProblems(): string[] {
  const problem = updateGeneratedSection('docs/architecture.md', 'table owners', drawing());
  return problem ? [problem] : [];
}

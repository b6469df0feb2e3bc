// Checks the imports of src/ and db/ against tools/import-table.ts, and the picture of that table in docs/architecture.md
// against the table. `--write` redraws the picture; anything else only checks.
import path from 'node:path';
import { updateGeneratedSection } from './generated-sections.ts';
import { findCycles } from './find-cycles.ts';
import {
  contractForWeb,
  developmentFiles,
  domains,
  type Layer,
  layerFolders,
  layers,
  serverPackages,
  typesOnly,
} from './import-table.ts';
import { exists, type Import, importsOf, packages, sourceFiles, textOf } from './read-imports.ts';

type Problem = { where: string; what: string };

const files = sourceFiles(['src/**/*.{ts,tsx}', 'db/**/*.ts']);
const imports = new Map(files.map((file) => [file, importsOf(file)]));
const all = [...imports.values()].flat();
const isTest = (file: string): boolean => /\.test\.tsx?$|^src\/domain\/[^/]+\/test-/.test(file);
const code = all.filter(({ file }) => !isTest(file));

/** Tools and tests may import anything, in no circle. */
const elsewhere = sourceFiles(['{packages,tools,test,e2e,bench}/**/*.{ts,tsx,mjs}', '*.ts'])
  .filter((file) => !file.includes('node_modules/'))
  .flatMap(importsOf);

const problems: Problem[] = [
  ...tableProblems(),
  ...all.flatMap(pathProblems),
  ...code.flatMap(layerProblems),
  ...code.flatMap(domainProblems),
  ...code.flatMap(webProblems),
  ...files.flatMap(barrelProblems),
  ...files.flatMap(unsafeProblems),
  ...webClosureProblems(),
  ...all.flatMap(packageProblems),
  ...cycleProblems(),
  ...pictureProblems(),
];

for (const { where, what } of problems) console.error(`${where}: ${what}`);
for (const name of unusedPackages()) console.log(`package.json has ${name} for production, and nothing imports it`);
for (const edge of unusedEdges()) console.log(`the table allows ${edge}, and nothing uses it`);
console.log(`${files.length} files, ${all.length} imports, ${problems.length} against the table`);
process.exitCode = problems.length === 0 ? 0 : 1;

function at(one: Import): string {
  return `${one.file}:${one.line}`;
}

function layerOf(file: string): Layer | undefined {
  return (Object.keys(layerFolders) as Layer[]).find((layer) => file.startsWith(layerFolders[layer]));
}

function domainOf(file: string): string | undefined {
  return file.startsWith(layerFolders.domain) ? file.split('/')[2] : undefined;
}

/** The table itself: every row exists, and each imports only earlier rows, so no cycle can be declared. */
function tableProblems(): Problem[] {
  const where = 'tools/import-table.ts';
  const names = Object.keys(domains);
  const folders = new Set(files.map(domainOf).filter((name) => name !== undefined));
  return [
    ...[...folders]
      .filter((name) => !names.includes(name))
      .map((name) => ({ where, what: `src/domain/${name} has no row` })),
    ...names.filter((name) => !folders.has(name)).map((name) => ({ where, what: `src/domain/${name} does not exist` })),
    ...names.flatMap((name, index) =>
      domains[name]!.filter((other) => names.indexOf(other) >= index || !names.includes(other)).map((other) => ({
        where,
        what: `${name} imports ${other}, which is not an earlier row`,
      })),
    ),
  ];
}

/** Imports of types count too: files that need each other's types are read together. */
function cycleProblems(): Problem[] {
  const edges = [...code, ...elsewhere].flatMap(({ file, target }) => (target ? [{ from: file, to: target }] : []));
  return findCycles(edges).map((cycle) => ({ where: cycle[0]!, what: `imports itself: ${cycle.join(' → ')}` }));
}

function pathProblems(one: Import): Problem[] {
  const { file, specifier, target } = one;
  if (target === undefined) return [];
  const where = at(one);
  const found: Problem[] = [];
  if (!exists(target)) found.push({ where, what: `${specifier} does not exist` });
  const wanted = specifierOf(file, target);
  if (wanted !== undefined && specifier !== wanted) found.push({ where, what: `${specifier} is written '${wanted}'` });
  return found;
}

/** Downwards, and within the folder right below a layer with one '../', a relative path; '#…' otherwise. Undefined outside the layers. */
function specifierOf(file: string, target: string): string | undefined {
  const layer = layerOf(target);
  if (layer === undefined) return undefined;
  const relative = path.posix.relative(path.posix.dirname(file), target);
  if (!relative.startsWith('../')) return `./${relative}`;
  if (!relative.startsWith('../../') && topFolderOf(file) === topFolderOf(target)) return relative;
  return `#${layer}/${target.slice(layerFolders[layer].length)}`;
}

/** 'src/domain/bookings' of all files below it; the layer itself of a file right in it. */
function topFolderOf(file: string): string {
  const layer = layerOf(file);
  if (layer === undefined) return '';
  return path.posix.dirname(file.split('/').slice(0, 4).join('/'));
}

function layerProblems(one: Import): Problem[] {
  if (one.target === undefined) return [];
  const from = layerOf(one.file);
  const to = layerOf(one.target);
  if (from === to || from === undefined) return [];
  // The keys of texts are types; their sentences are read where they are said.
  if (one.erased && one.target.startsWith('texts/')) return [];
  if (to === undefined) return [{ where: at(one), what: `${one.specifier} is not product code` }];
  if (layers[from].includes(to)) return [];
  if (one.erased && typesOnly.some(([a, b]) => a === from && b === to)) return [];
  return [{ where: at(one), what: `${from} may not import ${to} (${one.specifier})` }];
}

function domainProblems(one: Import): Problem[] {
  const from = domainOf(one.file);
  const to = one.target === undefined ? undefined : domainOf(one.target);
  if (from === undefined || to === undefined || from === to || domains[from]?.includes(to)) return [];
  return [{ where: at(one), what: `${from} may not import ${to} (${one.specifier})` }];
}

function webProblems(one: Import): Problem[] {
  if (layerOf(one.file) !== 'web' || one.erased) return [];
  if (!one.target?.startsWith(layerFolders.contract) || one.target === contractForWeb) return [];
  return [{ where: at(one), what: `web takes only types from ${one.specifier}; write 'import type'` }];
}

/** Files that a browser runs indirectly; the entry for servers is excluded. */
function webClosureProblems(): Problem[] {
  const seen = new Set<string>();
  const waiting = files.filter(
    (file) => layerOf(file) === 'web' && !isTest(file) && file !== 'src/web/runtime/document/entry-server.tsx',
  );
  const found: Problem[] = [];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const one of imports.get(file) ?? []) {
      if (one.erased) continue;
      if (one.target !== undefined) waiting.push(one.target);
      else if (serverPackages.test(one.specifier))
        found.push({ where: at(one), what: `${one.specifier} would reach the browser` });
    }
  }
  return found;
}

function packageOf({ specifier, target }: Import): string | undefined {
  // Modules that begin with 'virtual:' are generated at build (tools/web-build).
  if (target !== undefined || /^(?:node|virtual):/.test(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Code that runs in production may only import production packages; tests may import any. */
function packageProblems(one: Import): Problem[] {
  const name = packageOf(one);
  if (name === undefined || Object.hasOwn(packages.dependencies, name)) return [];
  // A workspace package that leaves nothing behind at run time: the world's types name what posters show.
  if (name.startsWith('@senda/') && one.erased) return [];
  const mayUseDevelopment = isTest(one.file) || developmentFiles.includes(one.file);
  if (mayUseDevelopment && Object.hasOwn(packages.devDependencies, name)) return [];
  return [{ where: at(one), what: `${name} is no production package` }];
}

function unusedPackages(): string[] {
  const used = new Set(all.map(packageOf));
  // Typefaces are named in style sheets, and files of a package by their paths.
  const named = sourceFiles(['src/web/**/*.css', 'src/web/**/*.ts']).map(textOf).join('\n');
  return Object.keys(packages.dependencies).filter((name) => !used.has(name) && !named.includes(`${name}/`));
}

function barrelProblems(file: string): Problem[] {
  const own = imports.get(file)!;
  const found = own
    .filter((one) => one.reExport === 'all')
    .map((one) => ({ where: at(one), what: 'export * hides what a file offers' }));
  if (/(^|\/)index\.tsx?$/.test(file)) found.push({ where: file, what: 'no index files: import the file itself' });
  return found;
}

/** React Router marks exports so that may change in any release; this project only uses its documented API (decision
 *  054). */
function unsafeProblems(file: string): Problem[] {
  return [...new Set(textOf(file).match(/\bUNSAFE_\w+/g))].map((name) => ({
    where: file,
    what: `${name} is not for us`,
  }));
}

function unusedEdges(): string[] {
  const used = new Set(
    code.flatMap((one) => (one.target === undefined ? [] : [`${domainOf(one.file)} → ${domainOf(one.target)}`])),
  );
  return Object.entries(domains)
    .flatMap(([from, to]) => to.map((other) => `${from} → ${other}`))
    .filter((edge) => !used.has(edge));
}

function picture(): string {
  const arrows = (rows: Record<string, readonly string[]>) =>
    Object.entries(rows).flatMap(([from, to]) => to.map((other) => `  ${from} --> ${other}`));
  const erased = typesOnly.map(([from, to]) => `  ${from} -. types .-> ${to}`);
  const lines = [
    '```mermaid',
    'flowchart TD',
    ...arrows(layers),
    ...erased,
    '```',
    '',
    '```mermaid',
    'flowchart TD',
    ...arrows(domains),
    '```',
  ];
  return lines.join('\n');
}

function pictureProblems(): Problem[] {
  const what = updateGeneratedSection('docs/architecture.md', 'import table', picture());
  return what ? [{ where: 'docs/architecture.md', what }] : [];
}

// Checks src/contract/paths.generated.ts and the matrix of rights in docs/rights.md against the contract, and the contract to
// itself: every group of endpoints is in it, no name occurs twice, no two endpoints answer the same address, and an address has
// the parameters that its schema reads. `--write` rewrites both; `--paths` the file alone, which the build does.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contract, type EndpointName, endpointNames, endpointOf } from '#contract/contract.ts';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { hasRight, identities, rights } from '#kernel/rights.ts';
import { updateGeneratedSection } from './generated-sections.ts';
import { root, sourceFiles } from './read-imports.ts';

const file = 'src/contract/paths.generated.ts';
const onlyPaths = process.argv.includes('--paths');
const problems = [...(await groupProblems()), ...addressProblems(), ...endpointNames.flatMap(parameterProblems)];
keepPaths();
const drawn = onlyPaths ? undefined : updateGeneratedSection('docs/rights.md', 'who may call', rightsMatrix());
if (drawn) problems.push(drawn);
for (const problem of problems) console.error(problem);
console.log(`${endpointNames.length} endpoints, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Constants instead of one object, so that the build includes only those that a page uses. */
function pathsFile(): string {
  const lines = endpointNames
    .toSorted()
    .map((name) => `export const ${name} = '${endpointOf(name).method} ${endpointOf(name).path}';`);
  return [
    '// Written by tools/check-contract.ts from the contract: all of it that the browser needs at run time.',
    ...lines,
    '',
  ].join('\n');
}

function keepPaths(): void {
  const target = path.join(root, file);
  const wanted = pathsFile();
  if (existsSync(target) && readFileSync(target, 'utf8') === wanted) return;
  if (onlyPaths || process.argv.includes('--write')) writeFileSync(target, wanted);
  else
    problems.push(`${file} is not what the contract says; run node_modules/.bin/node tools/check-contract.ts --write`);
}

/** Where anyone may call a key is anonymous. */
function scopeOf(name: EndpointName): string {
  const { access, scope } = endpointOf(name);
  return access === 'anyone' ? '✓' : scope ? `\`${scope}\`` : '';
}

/** Each operation with everyone who may call it, and the scope of a key for programs that opens it. */
function rightsMatrix(): string {
  const cells = (right: Access) => identities.map((identity) => (hasRight(right, identity) ? ' ✓ |' : ' |')).join('');
  const namesFor = (right: Access) => endpointNames.filter((name) => endpointOf(name).access === right).toSorted();
  const rows = (Object.keys(rights) as Access[]).flatMap((right) =>
    namesFor(right).map((name) => `| \`${name}\` | \`${right}\` |${cells(right)} ${scopeOf(name)} |`),
  );
  return [
    `| Operation | Right | ${identities.join(' | ')} | a key with |`,
    `| --- | --- |${' --- |'.repeat(identities.length + 1)}`,
    ...rows,
  ].join('\n');
}

/** Spreading one group over another would hide a name that both have. */
async function groupProblems(): Promise<string[]> {
  const found: string[] = [];
  const groupOf = new Map<string, string>();
  for (const source of sourceFiles(['src/contract/**/*.ts'])) {
    const exported = (await import(path.join(root, source))) as Record<string, Record<string, Endpoint>>;
    for (const group of Object.keys(exported).filter((name) => name.endsWith('Endpoints')))
      for (const [name, endpoint] of Object.entries(exported[group]!)) {
        if (groupOf.has(name)) found.push(`${source}: ${name} is declared in ${groupOf.get(name)} too`);
        else if (contract[name as EndpointName] !== endpoint)
          found.push(`${source}: ${group} is not part of src/contract/contract.ts`);
        groupOf.set(name, source);
      }
  }
  return found;
}

function addressProblems(): string[] {
  const byAddress = Map.groupBy(endpointNames, (name) => {
    const { method, path: address } = endpointOf(name);
    return `${method} ${address.replace(/\{\w+\}/g, '{}')}`;
  });
  return [...byAddress]
    .filter(([, names]) => names.length > 1)
    .map(([address, names]) => `${names.join(' and ')} answer the same address: ${address}`);
}

function parameterProblems(name: EndpointName): string[] {
  const { path: address, params } = endpointOf(name);
  const inAddress = [...address.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!).toSorted();
  const inSchema = Object.keys(params?.shape ?? {}).toSorted();
  if (inAddress.join() === inSchema.join()) return [];
  return [
    `${name}: its address has the parameters ${inAddress.join(', ') || 'none'}, its schema ${inSchema.join(', ') || 'none'}`,
  ];
}

// Checks texts/: the same files, keys and {{parameters}} in every language, plural forms complete, and that the code
// asks only for texts that exist.
//
// Checked in src/web: keys written out, t('key') and t('namespace:key'), with a `t` that useT('namespace') gave in the same
// component or that a page's head gets ('common'); and that a page's row in routes.ts names every namespace that its
// files use. Of a `t` handed over as a parameter only that some namespace has the key. Checked on the server: text(…, 'file', 'key').
// Not checked: keys put together at run time (t(`tab_${tab}`)), beyond that some key begins like that.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namespaces } from '#contract/namespaces.ts';
import { languages } from '#kernel/languages.ts';
import { importsOf, root, sourceFiles, withoutComments } from './read-imports.ts';

type Texts = Record<string, string>;

const problems: string[] = [];
const files = [
  ...new Set(globSync('texts/*/*.json', { cwd: root }).map((file) => path.basename(file, '.json'))),
].sort();
const texts = new Map(
  languages.map((language) => [language, new Map(files.map((name) => [name, readTexts(language, name)]))]),
);
const english = texts.get('en')!;
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

for (const name of namespaces)
  if (!files.includes(name)) problems.push(`texts/en/${name}.json is missing: the contract offers this namespace`);
for (const name of files) compareLanguages(name);
const sources = new Map(
  sourceFiles(['src/**/*.{ts,tsx}'])
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file, withoutComments(readFileSync(path.join(root, file), 'utf8'))]),
);
for (const [file, source] of sources) (file.startsWith('src/web/') ? checkWeb : checkServer)(file, source);
checkPages();

for (const problem of problems) console.error(problem);
const keys = [...english.values()].reduce((sum, one) => sum + Object.keys(one ?? {}).length, 0);
console.log(`${files.length} files of texts, ${keys} English keys, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

function readTexts(language: string, name: string): Texts | undefined {
  try {
    return JSON.parse(readFileSync(path.join(root, 'texts', language, `${name}.json`), 'utf8')) as Texts;
  } catch (error) {
    problems.push(`texts/${language}/${name}.json cannot be read: ${(error as Error).message}`);
    return undefined;
  }
}

/** 'tours_count' for 'tours_count_one'; a key that merely ends like a plural has no sibling and stays what it is. */
function baseOf(own: Texts, key: string): string {
  const base = key.replace(pluralForm, '');
  return base !== key && `${base}_other` in own ? base : key;
}

function compareLanguages(name: string): void {
  const shape = shapeOf('en', name);
  for (const language of languages) {
    const own = shapeOf(language, name);
    const file = `texts/${language}/${name}.json`;
    for (const [key, parameters] of shape) {
      if (!own.has(key)) problems.push(`${file} has no ${key}`);
      else if (own.get(key) !== parameters)
        problems.push(
          `${file}: ${key} has the parameters ${own.get(key) || 'none'}, in English ${parameters || 'none'}`,
        );
    }
    for (const key of own.keys()) if (!shape.has(key)) problems.push(`${file}: ${key} is not in English`);
  }
}

/** Each key, plural forms as one, with the parameters its text takes. A form may leave out what it spells out. */
function shapeOf(language: (typeof languages)[number], name: string): Map<string, string> {
  const found = texts.get(language)!.get(name) ?? {};
  const shape = new Map<string, Set<string>>();
  for (const [key, value] of Object.entries(found)) {
    const base = baseOf(found, key);
    const parameters = shape.get(base) ?? new Set();
    for (const [, parameter] of value.matchAll(/\{\{\s*(\w+)\s*\}\}/g)) parameters.add(parameter!);
    shape.set(base, parameters);
    if (value.trim() === '') problems.push(`texts/${language}/${name}.json: ${key} is empty`);
  }
  for (const key of Object.keys(found)) {
    const base = key.replace(pluralForm, '');
    if (key.endsWith('_one') && !(`${base}_other` in found))
      problems.push(`texts/${language}/${name}.json: ${base}_other is missing`);
    if (
      base !== key &&
      key.endsWith('_other') &&
      !(`${base}_one` in found) &&
      english.get(name)?.[`${base}_one`] !== undefined
    )
      problems.push(`texts/${language}/${name}.json: ${base}_one is missing`);
  }
  return new Map([...shape].map(([key, parameters]) => [key, [...parameters].sort().join(', ')]));
}

function has(namespace: string, key: string): boolean {
  const found = english.get(namespace);
  return found !== undefined && (key in found || `${key}_other` in found);
}

function hasBeginning(namespace: string | undefined, start: string): boolean {
  const asked = namespace === undefined ? [...english.values()] : [english.get(namespace)];
  return asked.some((found) => Object.keys(found ?? {}).some((key) => key.startsWith(start)));
}

function checkServer(file: string, source: string): void {
  for (const match of source.matchAll(/\btext\([\w.]+,\s*'([\w-]+)',\s*'([^']+)'/g)) {
    if (!has(match[1]!, match[2]!))
      problems.push(`${file}:${lineOf(source, match.index)}: texts/*/${match[1]}.json has no ${match[2]}`);
  }
}

function checkWeb(file: string, source: string): void {
  for (const { text, start } of partsOf(source)) {
    const bound = new Map([...text.matchAll(/\b(\w+) = useT\('([\w-]+)'\)/g)].map((match) => [match[1]!, match[2]!]));
    if (/\bdefinePage\(|\bhead: /.test(text) && !bound.has('t')) bound.set('t', 'common');
    for (const match of text.matchAll(/(?<![\w.])(t|t[A-Z]\w*|say)\((['`])([^'`]*)\2/g)) {
      const [, name, quote, key] = match;
      const problem =
        quote === '`' && key!.includes('${')
          ? composedProblem(bound.get(name!), key!)
          : keyProblem(bound.get(name!), key!);
      if (problem) problems.push(`${file}:${lineOf(source, start + match.index)}: ${problem}`);
    }
  }
}

function keyProblem(namespace: string | undefined, key: string): string | undefined {
  const [, named, rest] = /^([\w-]+):(.+)$/.exec(key) ?? [];
  const asked = named ?? namespace;
  if (asked === undefined)
    return [...english.keys()].some((one) => has(one, key)) ? undefined : `no namespace has ${key}`;
  return has(asked, rest ?? key) ? undefined : `${asked} has no ${rest ?? key}`;
}

function composedProblem(namespace: string | undefined, key: string): string | undefined {
  const [, named, start] = /^(?:([\w-]+):)?([^$]*)/.exec(key)!;
  return hasBeginning(named ?? namespace, start!)
    ? undefined
    : `${named ?? namespace ?? 'no namespace'} has nothing that begins with ${start}`;
}

/** A file's top-level functions and values, each with where it begins. */
function partsOf(source: string): { text: string; start: number }[] {
  const starts = [...source.matchAll(/^(?:export )?(?:default )?(?:async )?(?:function|const|let)\b/gm)].map(
    (match) => match.index,
  );
  return starts.map((start, index) => ({ start, text: source.slice(start, starts[index + 1]) }));
}

function lineOf(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}

/** The server sends a page the namespaces of its row and no others: what its files use must be among them. */
function checkPages(): void {
  const routes = sources.get('src/web/routes.ts')!;
  const shell = namesIn(/shellNamespaces[^=]*= \[([^\]]*)\]/.exec(routes)?.[1] ?? '');
  for (const [, address, module, list] of routes.matchAll(
    /path: '([^']+)', module: '([^']+)'[\s\S]*?namespaces: \[([^\]]*)\]/g,
  )) {
    const given = new Set([...shell, ...namesIn(list!)]);
    const { asked, fetched } = namespacesBelow(`src/web/${module}`);
    for (const [namespace, file] of asked) {
      if (!given.has(namespace) && !fetched.has(namespace))
        problems.push(`src/web/routes.ts: the page ${address} needs ${namespace} (${file})`);
    }
  }
}

function namesIn(list: string): string[] {
  return [...list.matchAll(/'([\w-]+)'/g)].map((match) => match[1]!);
}

type Below = { asked: Map<string, string>; fetched: Set<string> };

/** The namespaces that a file and what it runs use, each with one file that does, and those fetched on demand beside the
 *  page's own: `messages.ensure?.(['reviews'])`. */
function namespacesBelow(first: string): Below {
  const asked = new Map<string, string>();
  const fetched = new Set<string>();
  const seen = new Set<string>();
  const waiting = [first];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = sources.get(file);
    if (source === undefined || seen.has(file)) continue;
    seen.add(file);
    for (const match of source.matchAll(/\buseT\('([\w-]+)'\)|(?<![\w.])t\(['`]([\w-]+):/g))
      asked.set(match[1] ?? match[2]!, file);
    for (const [, list] of source.matchAll(/\bensure\?\.\(\[([^\]]*)\]\)/g))
      for (const name of namesIn(list!)) fetched.add(name);
    waiting.push(
      ...importsOf(file)
        .filter((one) => !one.erased && one.target !== undefined)
        .map((one) => one.target!),
    );
  }
  return { asked, fetched };
}

// Checks texts/: the same files, keys and {{parameters}} in every language, plural forms complete, that every page has a row in
// one of the four files of routes, that the row names every namespace that its files use, that no page sets a colon of its own,
// and that pages of suppliers name nothing of the payment provider, which is still to come. That code uses keys that exist is a
// matter of types (src/kernel/text-keys.ts), which know the files that are listed there.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { languages } from '#kernel/languages.ts';
import { importsOf, root, sourceFiles, textOf, withoutComments } from './read-imports.ts';

type Texts = Record<string, string>;

const problems: string[] = [];
const files = [
  ...new Set(globSync('texts/*/*.json', { cwd: root }).map((file) => path.basename(file, '.json'))),
].sort();
const texts = new Map(
  languages.map((language) => [language, new Map(files.map((name) => [name, readTexts(language, name)]))]),
);
const english = texts.get('en')!;
const routesFiles = ['routes.ts', 'other-routes.ts', 'operator-routes.ts', 'supplier-routes.ts'].map(
  (file) => `src/web/runtime/router/${file}`,
);
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

const listed = textOf('src/kernel/text-keys.ts');
for (const name of files)
  if (!listed.includes(`'#texts/en/${name}.json'`))
    problems.push(`src/kernel/text-keys.ts does not list texts/en/${name}.json`);
for (const name of files) compareLanguages(name);
checkWording();
checkSupplierPages();
const sources = new Map(
  sourceFiles(['src/web/**/*.{ts,tsx}'])
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file, withoutComments(readFileSync(path.join(root, file), 'utf8'))]),
);
checkColons();
const pagesChecked = checkPages();

for (const problem of problems) console.error(problem);
const keys = [...english.values()].reduce((sum, one) => sum + Object.keys(one ?? {}).length, 0);
console.log(`${files.length} files of texts, ${keys} English keys, ${pagesChecked} pages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

function readTexts(language: string, name: string): Texts | undefined {
  try {
    const text = readFileSync(path.join(root, 'texts', language, `${name}.json`), 'utf8');
    for (const key of findTwice(text)) problems.push(`texts/${language}/${name}.json has ${key} twice`);
    return JSON.parse(text) as Texts;
  } catch (error) {
    problems.push(`texts/${language}/${name}.json cannot be read: ${(error as Error).message}`);
    return undefined;
  }
}

/** Of a key that occurs twice JSON reads the last, and says nothing. */
function findTwice(text: string): string[] {
  const found = [...text.matchAll(/^\s*"((?:[^"\\]|\\.)*)":/gm)].map(([, key]) => key!);
  return found.filter((key, index) => found.indexOf(key) < index);
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

/** Each key, plural forms as one, with the parameters of its text. A plural form may omit the number that it spells
 *  out. */
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

/** Words of old English that no one says to a customer, and the space before separators and French marks, which must not break a line. */
function checkWording(): void {
  const refused = [
    ['en', /\b(?:whoever|told|stands (?:in|below|above))\b/i, 'say it as one would to a customer'],
    ['fr', /\S (?:[:;!?»%](?!\S)|€)|« /, 'a no-break space belongs there'],
    ...languages.map((language) => [language, / ·/, 'a no-break space belongs before it'] as const),
  ] as const;
  for (const [language, pattern, advice] of refused)
    for (const name of files)
      for (const [key, text] of Object.entries(texts.get(language)!.get(name) ?? {})) {
        const found = pattern.exec(text);
        if (found) problems.push(`texts/${language}/${name}.json: ${key} has '${found[0]}': ${advice}`);
      }
}

/** What comes with the payment provider is named to no supplier before it is there. */
function checkSupplierPages(): void {
  const namespaces = new Set(['become-supplier', ...readRoutes().supplierRoutes.flatMap((page) => page.namespaces)]);
  const refused = {
    en: /\bpay-?outs?\b|\bpa(?:y|ys|id) out\b|\bbank accounts?\b|\bstatements?\b(?! of reasons)|\bdisputes?\b|\bchargebacks?\b|\bsigned tickets?\b/i,
    es: /\bdesembols\w+|\bcuentas? bancarias?\b|\btransferencias?\b|\bliquidaci(?:ón|ones)\b|\bextractos? (?:bancarios?|de cuenta)\b|\bdisputas?\b|\bcontracargos?\b|\b(?:entradas?|tickets?) firmad[ao]s?\b/i,
    fr: /\b(?:versements?|versée?s?|virements?|comptes? bancaires?|litiges?|rétrofacturations?)(?!\w)|\brelevés? (?:bancaires?|de compte)\b|\bbillets? signés?(?!\w)/i,
  };
  for (const language of languages)
    for (const name of namespaces)
      for (const [key, text] of Object.entries(texts.get(language)!.get(name) ?? {})) {
        const found = refused[language].exec(text);
        if (found)
          problems.push(`texts/${language}/${name}.json: ${key} has '${found[0]}', which suppliers do not have yet`);
      }
}

/** A colon after what a page inserts: French has a no-break space before it, so it is in the text `said_of`. What an error says
 *  is for the log. */
function checkColons(): void {
  for (const [file, source] of sources)
    for (const [found] of source.matchAll(/^.*\{(?!\s)(?:[^{}]|\{[^{}]*\})*[^\s{}]\}:(?:\s.*|<.*)?$/gm))
      if (!found.includes('new Error('))
        problems.push(`${file} has '${found.trim()}': the colon belongs to the language, as in common:said_of`);
}

type PageRow = { path: string; module: string; namespaces: string[] };

/** The server sends a page the namespaces of its row and no others: what its files use must be among them. */
function checkPages(): number {
  const { journeyRoutes, otherRoutes, operatorRoutes, supplierRoutes, shellNamespaces } = readRoutes();
  const pages = [...journeyRoutes, ...otherRoutes, ...operatorRoutes, ...supplierRoutes];
  const modules = new Set(pages.map(({ module }) => `src/web/${module}`));
  for (const [file, source] of sources)
    if (file.endsWith('-page.tsx') && source.includes('export const page =') && !modules.has(file))
      problems.push(`No table of routes has a row for ${file}`);
  for (const { path: address, module, namespaces } of pages) {
    const available = new Set([...shellNamespaces, ...namespaces]);
    const file = `src/web/${module}`;
    if (!sources.has(file)) problems.push(`The page ${address} names ${file}, which does not exist`);
    const { used, fetched } = namespacesBelow(file);
    for (const [namespace, user] of used) {
      if (!available.has(namespace) && !fetched.has(namespace))
        problems.push(`The page ${address} needs ${namespace} (${user})`);
    }
  }
  return pages.length;
}

type Routes = {
  journeyRoutes: PageRow[];
  otherRoutes: PageRow[];
  operatorRoutes: PageRow[];
  supplierRoutes: PageRow[];
  shellNamespaces: string[];
};

/** The tables are parsed, not imported: their `import.meta.glob` exists only in a build by Vite. */
function readRoutes(): Routes {
  const constants: Record<string, unknown> = {};
  const visitor = new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (
        id.type === 'Identifier' &&
        init &&
        ['journeyRoutes', 'otherRoutes', 'operatorRoutes', 'supplierRoutes', 'shellNamespaces'].includes(id.name)
      )
        constants[id.name] = literalOf(init);
    },
  });
  for (const file of routesFiles) visitor.visit(parseSync(file, textOf(file)).program);
  return constants as Routes;
}

/** The value of literals, arrays and objects; undefined for a name, such as that of a constant. */
function literalOf(expression: Expression): unknown {
  if (expression.type === 'Literal') return expression.value;
  if (expression.type === 'Identifier') return undefined;
  // A table that another one spreads is read in its own file.
  if (expression.type === 'ArrayExpression')
    return expression.elements
      .filter((one) => one?.type !== 'SpreadElement')
      .map((one) => literalOf(one as Expression));
  if (expression.type !== 'ObjectExpression') throw new Error(`A table of routes: cannot read ${expression.type}`);
  return Object.fromEntries(
    expression.properties.map((one) => {
      if (one.type !== 'Property' || one.key.type !== 'Identifier')
        throw new Error('A table of routes: cannot read a row');
      return [one.key.name, literalOf(one.value)];
    }),
  );
}

function namesIn(list: string): string[] {
  return [...list.matchAll(/'([\w-]+)'/g)].map((match) => match[1]!);
}

type Below = { used: Map<string, string>; fetched: Set<string> };

/** The namespaces that a file and its imports use, each with one file that uses it, and those fetched on demand:
 *  `messages.ensure?.(['reviews'])` or `useTextsOf('reviews')`. */
function namespacesBelow(first: string): Below {
  const used = new Map<string, string>();
  const fetched = new Set<string>();
  const seen = new Set<string>();
  const waiting = [first];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = sources.get(file);
    if (source === undefined || seen.has(file)) continue;
    seen.add(file);
    for (const match of source.matchAll(/\buseT\('([\w-]+)'\)|(?<![\w.])t\(['`]([\w-]+):/g))
      used.set(match[1] ?? match[2]!, file);
    for (const [, list] of source.matchAll(/\bensure\?\.\(\[([^\]]*)\]\)/g))
      for (const name of namesIn(list!)) fetched.add(name);
    for (const [, name] of source.matchAll(/\buseTextsOf\('([\w-]+)'\)/g)) fetched.add(name!);
    waiting.push(
      ...importsOf(file)
        .filter((one) => !one.erased && one.target !== undefined)
        .map((one) => one.target!),
    );
  }
  return { used, fetched };
}

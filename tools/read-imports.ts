// The imports of source files, as oxc-parser reads them: TypeScript 7 has no compiler API.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export type Import = {
  /** Relative to the root, with slashes. */
  file: string;
  line: number;
  specifier: string;
  /** The file it names, or undefined for a package. */
  target: string | undefined;
  /** `import type` and `export type` leave nothing behind; `import { type X }` still runs the other file. */
  erased: boolean;
  reExport: 'all' | 'names' | undefined;
};

export const root = path.join(import.meta.dirname, '..');

type Manifest = Record<'imports' | 'dependencies' | 'devDependencies', Record<string, string>>;
export const packages = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;

const aliases = Object.entries(packages.imports).map(
  ([alias, folder]) => [alias.slice(0, -1), folder.slice('./'.length, -1)] as const,
);

export function sourceFiles(patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

export function importsOf(file: string): Import[] {
  const text = textOf(file);
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Import[] = [];
  const add = (start: number, specifier: string, erased: boolean, reExport?: Import['reExport']): void => {
    const line = text.slice(0, start).split('\n').length;
    found.push({ file, line, specifier, target: resolve(file, specifier), erased, reExport });
  };
  new Visitor({
    ImportDeclaration: ({ start, source, importKind }) => add(start, source.value, importKind === 'type'),
    ExportNamedDeclaration: ({ start, source, exportKind }) =>
      source && add(start, source.value, exportKind === 'type', 'names'),
    ExportAllDeclaration: ({ start, source, exportKind }) => add(start, source.value, exportKind === 'type', 'all'),
    // An address that is computed names no file.
    ImportExpression: ({ start, source }) =>
      source.type === 'Literal' && typeof source.value === 'string' && add(start, source.value, false),
    TSImportType: ({ start, source }) => add(start, source.value, true),
  }).visit(program);
  return found;
}

/** Replaces comments by blanks and keeps the lines. Sufficient for this project: none of its regular expressions
 *  contains the start of a comment after a blank. */
export function withoutComments(text: string): string {
  return text
    .replace(
      /(^|[\s{(;,])\/\*[\s\S]*?\*\//g,
      (comment, before: string) => before + comment.slice(before.length).replace(/[^\n]/g, ' '),
    )
    .replace(/(^|[\s;{}])\/\/[^\n]*/g, '$1');
}

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
  return alias && alias[1] + specifier.slice(alias[0].length);
}

export const exists = (file: string): boolean => existsSync(path.join(root, file));

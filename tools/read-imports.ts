// The imports of source files, read with regular expressions: TypeScript 7 has no compiler API.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

const statement =
  /^[ \t]*(?:import\s+(?<type>type\s+)?(?:[\w$*{},\s]+?\s+from\s+)?|export\s+(?<exportType>type\s+)?(?<what>\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s*)(['"])(?<specifier>[^'"\n]+)\4/gm;
const dynamic = /\bimport\(\s*(['"])(?<specifier>[^'"\n]+)\1/g;

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
  const text = withoutComments(textOf(file));
  const found = (match: RegExpExecArray, erased: boolean, reExport: Import['reExport']): Import => {
    const { specifier } = match.groups as { specifier: string };
    const line = text.slice(0, match.index).split('\n').length;
    return { file, line, specifier, target: resolve(file, specifier), erased, reExport };
  };
  return [
    ...[...text.matchAll(statement)].map((match) => {
      const { type, exportType, what } = match.groups!;
      return found(match, Boolean(type ?? exportType), what ? (what.startsWith('*') ? 'all' : 'names') : undefined);
    }),
    ...[...text.matchAll(dynamic)].map((match) => found(match, false, undefined)),
  ];
}

/** Blanks out comments and keeps the lines. Good for code of ours: no regular expression of it holds a comment's opening after a blank. */
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

// Sections of a page that a program generates: between `<!-- drawn: NAME … -->` and `<!-- end: NAME -->`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './read-imports.ts';

/** Writes the section when the program was called with `--write`; otherwise returns what is wrong with it, if anything. */
export function updateGeneratedSection(page: string, name: string, drawing: string): string | undefined {
  const file = path.join(root, page);
  const text = readFileSync(file, 'utf8');
  const part = new RegExp(`(<!-- drawn: ${name} [^\\n]*-->\\n)[\\s\\S]*?(<!-- end: ${name} -->)`);
  if (!part.test(text)) return `${page} has no place for the drawn ${name}`;
  const drawn = text.replace(part, (_, start: string, end: string) => `${start}\n${drawing}\n\n${end}`);
  if (process.argv.includes('--write')) writeFileSync(file, drawn);
  else if (drawn !== text)
    return `${page}: the drawn ${name} is old; run node_modules/.bin/node ${path.relative(root, process.argv[1]!)} --write`;
  return undefined;
}

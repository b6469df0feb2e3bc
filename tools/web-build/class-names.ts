// What a class of a CSS module is called in the build: its own name and the number of its file. A hash in place of the number
// cost a tour's page 266 bytes more when compressed, for each class has its own and a file's classes share theirs.
import { globSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
// Both builds, the browser's and the server's, have to come to the same names.
const files = globSync('src/web/**/*.module.css', { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();

export function className(local: string, file: string): string {
  const number = files.indexOf(path.relative(root, file).replaceAll(path.sep, '/'));
  if (number < 0) throw new Error(`${file} was not there when the build began`);
  return `${local}_${number.toString(36)}`;
}

/** For development: 'tour-card__title'. */
export const readableClassName = (local: string, file: string): string =>
  `${path.basename(file).replace(/\.module\.css.*$/, '')}__${local}`;

// The name of a CSS module's class in the build: its own name and the number of its file. A hash instead of the
// number added 266 bytes to a compressed tour page, because each class has its own hash while the classes of a file
// share its number.
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

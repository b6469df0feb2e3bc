// Prints the longest files and functions and the fullest folders, and those over the limits: for files and functions those of
// .oxlintrc.json, whose numbers are oxlint's own (lines with code, without blanks and comments), for folders 25 source files.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, sourceFiles } from './read-imports.ts';

type Diagnostic = { code: string; message: string; filename: string; labels: { span: { line: number } }[] };
type Size = { lines: number; where: string };

const shown = 10;
/** With more files in one folder it is hard to find the right one. */
const filesMax = 25;
// The world is data, tables.ts is written by a program.
const notMeasured = /^(?:db\/world|dist)\/|\.(?:test|e2e)\.ts:|^src\/platform\/database\/tables\.ts:/;

print('Longest files', measured('max-lines'));
print('Longest functions', measured('max-lines-per-function'));
const over = tooLong('.oxlintrc.json');
const folders = fullestFolders();
const overfull = folders.filter(({ files }) => files > filesMax);
console.log('Fullest folders:');
for (const { files, folder } of folders.slice(0, shown)) console.log(`${String(files).padStart(6)}  ${folder}`);
print('Over the limits', over);
for (const { files, folder } of overfull)
  console.error(`${folder} has ${files} source files, ${filesMax} at most: give what belongs together a folder`);
process.exitCode = over.length + overfull.length === 0 ? 0 : 1;

/** Source files of each folder by itself, tests and types alone apart. */
function fullestFolders(): { folder: string; files: number }[] {
  const sources = sourceFiles(['{src,packages}/**/*.{ts,tsx}']).filter(
    (file) => !/\.(?:[\w-]+\.)*(?:test|e2e|bench|d)\.tsx?$|\/node_modules\//.test(file),
  );
  return [...Map.groupBy(sources, (file) => path.posix.dirname(file))]
    .map(([folder, files]) => ({ folder, files: files.length }))
    .sort((a, b) => b.files - a.files);
}

/** The message of a rule whose maximum is one line. */
function measured(rule: string): Size[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'senda-sizes-'));
  const file = path.join(folder, 'oxlint.json');
  const limit = { max: 1, skipBlankLines: true, skipComments: true };
  writeFileSync(file, JSON.stringify({ categories: { correctness: 'off' }, rules: { [rule]: ['error', limit] } }));
  const found = tooLong(file).filter(({ where }) => !notMeasured.test(where));
  rmSync(folder, { recursive: true });
  return found;
}

/** The functions that are too long by a configuration of oxlint, longest first. */
function tooLong(configuration: string): Size[] {
  const { diagnostics } = JSON.parse(runOxlint(configuration)) as { diagnostics: Diagnostic[] };
  return diagnostics
    .filter(({ code }) => /\(max-lines/.test(code))
    .map(({ message, filename, labels }) => ({
      lines: Number(/\((\d+)\)/.exec(message)![1]),
      where: `${filename}:${labels[0]?.span.line ?? 1}`,
    }))
    .sort((a, b) => b.lines - a.lines);
}

function runOxlint(configuration: string): string {
  const parameters = [path.join(root, 'node_modules/oxlint/bin/oxlint'), '-c', configuration, '--format', 'json'];
  try {
    return execFileSync(process.execPath, parameters, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 });
  } catch (error) {
    // It ends with 1 when it finds something, and measuring always does.
    return (error as { stdout: string }).stdout;
  }
}

function print(title: string, sizes: Size[]): void {
  console.log(`${title}:${sizes.length === 0 ? ' none' : ''}`);
  for (const { lines, where } of sizes.slice(0, shown)) console.log(`${String(lines).padStart(6)}  ${where}`);
}

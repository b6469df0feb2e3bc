// Refuses the names in tools/old-names.txt: identifiers and file names that were replaced by plainer ones (docs/domain.md). Applied
// migrations, rows that older versions wrote (db/upgrades) and decisions stay as they were written. A name that is also a wire name, a storage key or a part of an address is not listed.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { exists, root, textOf } from './read-imports.ts';

const list = 'tools/old-names.txt';
const exempt =
  /^(?:db\/(?:migrations|upgrades)\/|docs\/decisions\/|bench\/results\/|package-lock\.json$|tools\/old-names\.txt$)/;
const scanned = /\.(?:tsx?|mjs|css|md|sql|json)$/;
const tokens = /[\w$-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css)\b|[A-Za-z_$][\w$]*/g;

const oldNames = new Set(
  textOf(list)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => scanned.test(file) && !exempt.test(file) && exists(file));

const problems = files.flatMap((file) => [...fileNameProblems(file), ...textProblems(file)]);
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${oldNames.size} old names, ${problems.length} found again`);
process.exitCode = problems.length === 0 ? 0 : 1;

function fileNameProblems(file: string): string[] {
  const name = path.posix.basename(file);
  return oldNames.has(name) ? [`${file}: ${name} is the old name of another file (${list})`] : [];
}

function textProblems(file: string): string[] {
  return textOf(file)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(tokens)]
        .filter(([token]) => oldNames.has(token))
        .map(([token]) => `${file}:${index + 1}: ${token} is an old name (${list})`),
    );
}

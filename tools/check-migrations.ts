// Checks db/migrations against db/migrations/hashes.txt: what is listed there never changes, and in both each number is above the one before.
// `--add` lists new migrations, and them alone: a hash that is listed is never rewritten, and a new migration comes after all that
// are listed. The newest rows that upgrades are tested with (db/upgrades) are at most so many migrations old.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrations } from '#platform/database/migrate.ts';
import {
  findAfterDumps,
  findChanged,
  findOvertaken,
  findUnlisted,
  findUnordered,
  formatHashes,
  parseHashes,
  parseLines,
} from './migration-hashes.ts';

const list = path.join(import.meta.dirname, '../db/migrations/hashes.txt');
const dumps = path.join(import.meta.dirname, '../db/upgrades');
const mostAfterDumps = 25;
const head = `# SHA-256 of each migration that has landed. They never change; list new ones by
# node_modules/.bin/node tools/check-migrations.ts --add
`;

const migrations = await readMigrations();
const text = readFileSync(list, 'utf8');
const listed = parseHashes(text);
const changed = findChanged(listed, migrations);
const unlisted = findUnlisted(listed, migrations);
const overtaken = findOvertaken(listed, migrations);
const unordered = {
  'db/migrations': findUnordered(migrations.map(({ name }) => name)),
  'db/migrations/hashes.txt': findUnordered(parseLines(text).map(([name]) => name)),
};
const afterDumps = findAfterDumps(readdirSync(dumps), migrations);
const isDumpOld = afterDumps.length > mostAfterDumps;
const misplaced = Object.values(unordered).flat().length;
const isAdding = process.argv.includes('--add') && overtaken.length + misplaced === 0;

for (const name of changed)
  console.error(`db/migrations/${name} was changed after it had landed; write a new migration instead`);
for (const name of overtaken)
  console.error(`db/migrations/${name} has no number above all that have landed; give it one`);
for (const [where, names] of Object.entries(unordered))
  for (const name of names)
    console.error(`${where}: ${name} has no number above the one before it; give it one, also in the list`);
if (isAdding) {
  const own = unlisted.map(({ name, hash }) => [name, hash] as const);
  writeFileSync(list, head + formatHashes(new Map([...listed, ...own])));
  for (const [name] of own) console.log(`listed ${name}`);
} else {
  for (const { name } of unlisted)
    console.error(`db/migrations/${name} is not listed: node_modules/.bin/node tools/check-migrations.ts --add`);
}
if (isDumpOld)
  console.error(
    `${afterDumps.length} migrations came after the newest dump in db/upgrades: node tools/run.mjs tools/upgrades/make-upgrade-dump.ts`,
  );
const added = isAdding ? 'added' : 'not listed';
console.log(`${migrations.length} migrations, ${changed.length} changed, ${unlisted.length} ${added}`);
process.exitCode =
  isDumpOld || changed.length + overtaken.length + misplaced > 0 || (unlisted.length > 0 && !isAdding) ? 1 : 0;

// Holds db/migrations to db/migrations/hashes.txt: what is listed there never changes. `--add` lists new migrations, and them alone:
// a hash that is listed is never written anew, and a new migration comes after all that are listed.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrations } from '#platform/database/migrate.ts';
import { findChanged, findOvertaken, findUnlisted, formatHashes, parseHashes } from './migration-hashes.ts';

const list = path.join(import.meta.dirname, '../db/migrations/hashes.txt');
const head = `# SHA-256 of each migration that has landed. They never change; list new ones by
# node_modules/.bin/node tools/check-migrations.ts --add
`;

const migrations = await readMigrations();
const listed = parseHashes(readFileSync(list, 'utf8'));
const changed = findChanged(listed, migrations);
const unlisted = findUnlisted(listed, migrations);
const overtaken = findOvertaken(listed, migrations);
const isAdding = process.argv.includes('--add') && overtaken.length === 0;

for (const name of changed)
  console.error(`db/migrations/${name} was changed after it had landed; write a new migration instead`);
for (const name of overtaken)
  console.error(`db/migrations/${name} has no number above all that have landed; give it one`);
if (isAdding) {
  const own = unlisted.map(({ name, hash }) => [name, hash] as const);
  writeFileSync(list, head + formatHashes(new Map([...listed, ...own])));
  for (const [name] of own) console.log(`listed ${name}`);
} else {
  for (const { name } of unlisted)
    console.error(`db/migrations/${name} is not listed: node_modules/.bin/node tools/check-migrations.ts --add`);
}
const added = isAdding ? 'added' : 'not listed';
console.log(`${migrations.length} migrations, ${changed.length} changed, ${unlisted.length} ${added}`);
process.exitCode = changed.length > 0 || overtaken.length > 0 || (unlisted.length > 0 && !isAdding) ? 1 : 0;

// The list of migrations that have landed, with the hash of each: db/migrations/hashes.txt. A database that has applied a
// migration refuses to start with another text of it, so a migration that has landed never changes.
import type { Migration } from '#platform/database/migrate.ts';

export type Hashes = ReadonlyMap<string, string>;

type Line = [name: string, hash: string];

/** The lines of the list, in its order. */
export const parseLines = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [hash, name] = line.split('  ');
      return [name!, hash!];
    });

export const parseHashes = (text: string): Hashes => new Map(parseLines(text));

export const formatHashes = (hashes: Hashes): string =>
  [...hashes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, hash]) => `${hash}  ${name}\n`)
    .join('');

/** Migrations that were changed or removed since they were listed. */
export function findChanged(hashes: Hashes, migrations: readonly Pick<Migration, 'name' | 'hash'>[]): string[] {
  const found = new Map(migrations.map(({ name, hash }) => [name, hash]));
  return [...hashes].filter(([name, hash]) => found.get(name) !== hash).map(([name]) => name);
}

/** New migrations whose number is not above all that have landed: a database that has those applies it after them, and a new one before. */
export function findOvertaken(hashes: Hashes, migrations: readonly Pick<Migration, 'name'>[]): string[] {
  const latest = Math.max(0, ...[...hashes.keys()].map(numberOf));
  return findUnlisted(hashes, migrations).flatMap(({ name }) => (numberOf(name) > latest ? [] : [name]));
}

/** Names whose number is not above the one before them: two of one number, an older one below a newer one, or a name without four digits. They
 *  are applied in the order of their names. */
export const findUnordered = (names: readonly string[]): string[] =>
  names.filter((name, index) => !(numberOf(name) > (index === 0 ? -1 : numberOf(names[index - 1]!))));

const numberOf = (name: string): number => Number(/^(\d{4})_\w+\.sql$/.exec(name)?.[1]);

export function findUnlisted<M extends Pick<Migration, 'name'>>(hashes: Hashes, migrations: readonly M[]): M[] {
  return migrations.filter(({ name }) => !hashes.has(name));
}

/** The migrations that no dump of rows has been upgraded over: those after the newest file of db/upgrades. */
export function findAfterDumps(dumps: readonly string[], migrations: readonly Pick<Migration, 'name'>[]): string[] {
  const newest = dumps.toSorted().at(-1)?.slice(0, 4) ?? '';
  return migrations.map(({ name }) => name).filter((name) => name.slice(0, 4) > newest);
}

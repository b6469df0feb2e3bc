// The file of the index of a database: another database, an older schema or another program has another name.
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

export async function indexFilePath(db: Queryable, dataDir: string): Promise<string> {
  const { rows } = await sql<Record<string, unknown>>`
    select (select system_identifier::text from pg_control_system()) as system,
      (select timeline_id from pg_control_checkpoint()) as timeline,
      (select oid from pg_database where datname = current_database()) as database,
      (select max(name) from migrations) as migration`.execute(db);
  const hash = createHash('sha256').update(JSON.stringify(rows[0]));
  for (const file of programFiles()) hash.update(await readFile(file));
  return path.join(dataDir, 'search-index', `${hash.digest('hex').slice(0, 16)}.bin`);
}

const programOfIndex = [
  'search/**/*.ts',
  'pricing/*.ts',
  'catalogue/catalogue-queries.ts',
  'catalogue/category-sql.ts',
  'inventory/inventory-queries.ts',
  'inventory/open-dated.ts',
  '../kernel/**/*.ts',
];

/** The program that makes an index. */
export function programFiles(): string[] {
  const domain = path.join(import.meta.dirname, '../..');
  const files = programOfIndex.flatMap((pattern) => globSync(pattern, { cwd: domain }));
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => path.join(domain, file));
}

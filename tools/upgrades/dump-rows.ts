// All rows of a database as INSERT statements, table by table. The schema is not in it: the migrations make it.
import type pg from 'pg';
import type { Database } from '#platform/database/database.ts';

type Column = { table: string; column: string };

const columnsSql = `
  select c.relname as "table", a.attname as "column" from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and c.relname <> 'migrations'
  order by c.relname, a.attnum`;

// A dump is loaded into a database that counts on from here: identity columns and sequences.
const sequencesSql = `
  select format('select setval(%L, %s);', sequencename, last_value) as line from pg_sequences
  where schemaname = 'public' and last_value is not null order by sequencename`;

export async function dumpRows({ pool }: Database): Promise<string> {
  const { rows: columns } = await pool.query<Column>(columnsSql);
  const tables = Map.groupBy(columns, ({ table }) => table);
  const parts = [];
  for (const [table, own] of tables) parts.push(await dumpTable(pool, table, own));
  const { rows: sequences } = await pool.query<{ line: string }>(sequencesSql);
  // Some migrations write rows of their own.
  const empty = `truncate ${[...tables.keys()].join(', ')};\n`;
  return [empty, ...parts, sequences.map(({ line }) => `${line}\n`).join('')].filter(Boolean).join('\n');
}

async function dumpTable(pool: pg.Pool, table: string, columns: Column[]): Promise<string> {
  const names = columns.map(({ column }) => `"${column}"`);
  const values = names.map((name) => `coalesce(quote_literal(${name}::text), 'null')`);
  // One row a line, in an order that does not change.
  const { rows } = await pool.query<{ line: string }>(
    `select '(' || ${values.join(` || ', ' || `)} || ')' as line from ${table} order by 1`,
  );
  if (rows.length === 0) return '';
  const lines = rows.map(({ line }) => line).join(',\n');
  return `insert into ${table} (${names.join(', ')}) overriding system value values\n${lines};\n`;
}

// Migrates an empty embedded database and writes what came out: db/schema.sql for readers and reviews,
// src/platform/database/tables.ts for the type checker. `--check` writes nothing and fails on a difference.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';

const root = path.join(import.meta.dirname, '..');

const typeOf: Record<string, string> = {
  text: 'string',
  bpchar: 'string',
  uuid: 'string',
  date: 'string',
  time: 'string',
  timestamp: 'string',
  timestamptz: 'Timestamp',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'number',
  bool: 'boolean',
  jsonb: 'Json',
  bytea: 'Buffer',
  _text: 'string[]',
  _int2: 'number[]',
  _time: 'string[]',
};

type Column = {
  table: string;
  column: string;
  type: string;
  shown: string;
  nullable: boolean;
  default: string | null;
  identity: boolean;
};

const columnsSql = `
  select c.relname as "table", a.attname as "column", t.typname as type, format_type(a.atttypid, a.atttypmod) as shown,
         not a.attnotnull as nullable, pg_get_expr(d.adbin, d.adrelid) as "default", a.attidentity <> '' as identity
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and c.relname <> 'migrations'
  order by c.relname, a.attnum`;

// NOT NULL constraints are columns' own since PostgreSQL 18 and unknown to 15: contype 'n' stays out.
const restSql = `
  select c.relname as "table", 1 as rank, con.conname as name, '  constraint ' || con.conname || ' ' || pg_get_constraintdef(con.oid) as line
  from pg_constraint con join pg_class c on c.oid = con.conrelid
  where c.relnamespace = 'public'::regnamespace and con.contype in ('p', 'u', 'f', 'c') and c.relname <> 'migrations'
  union all
  select tablename, 2, indexname, indexdef || ';' from pg_indexes
  where schemaname = 'public' and tablename <> 'migrations'
    and indexname not in (select conname from pg_constraint where contype in ('p', 'u'))
  union all
  select c.relname, 3, t.tgname, pg_get_triggerdef(t.oid) || ';' from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal
  order by 1, 2, 3`;

const functionsSql = `
  select pg_get_functiondef(p.oid) as line from pg_proc p where p.pronamespace = 'public'::regnamespace order by p.proname`;

const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function tableTypes(columns: Column[]): string {
  const tables = [...new Set(columns.map((column) => column.table))];
  const lines = [
    '// Written by tools/describe-database.ts from the migrations; npm run check keeps it true.',
    "import type { ColumnType, Generated } from 'kysely';",
    '',
    'type Timestamp = Date;',
    '',
  ];
  for (const table of tables) {
    lines.push(`export type ${pascal(table)}Table = {`);
    for (const column of columns.filter((one) => one.table === table)) {
      const base = typeOf[column.type] ?? fail(`no type for ${column.table}.${column.column} (${column.type})`);
      lines.push(`  ${camel(column.column)}: ${columnType(base, column)};`);
    }
    lines.push('};', '');
  }
  lines.push('export type Tables = {', ...tables.map((table) => `  ${camel(table)}: ${pascal(table)}Table;`), '};', '');
  return lines.join('\n');
}

function columnType(base: string, column: Column): string {
  const made = column.default !== null || column.identity;
  // jsonb is written as text and read as parsed JSON: the reader declares its type.
  if (base === 'Json')
    return `ColumnType<unknown, string${column.nullable ? ' | null' : ''}${made ? ' | undefined' : ''}, string>`;
  const type = column.nullable ? `${base} | null` : base;
  return made ? `Generated<${type}>` : type;
}

function fail(message: string): never {
  throw new Error(message);
}

function schemaText(
  columns: Column[],
  rest: { table: string; rank: number; line: string }[],
  functions: { line: string }[],
): string {
  const parts = [
    '-- What the migrations add up to. Written by tools/describe-database.ts; npm run check keeps it true.',
    '',
  ];
  for (const table of new Set(columns.map((column) => column.table))) {
    const own = rest.filter((row) => row.table === table);
    const inside = [
      ...columns.filter((one) => one.table === table).map(columnLine),
      ...own.filter((row) => row.rank === 1).map((row) => row.line),
    ];
    parts.push(`create table ${table} (`, inside.join(',\n'), ');');
    parts.push(...own.filter((row) => row.rank > 1).map((row) => row.line), '');
  }
  parts.push(...functions.map((row) => `${row.line.trim()};\n`));
  return parts.join('\n');
}

function columnLine(column: Column): string {
  const kept = column.identity
    ? ' generated always as identity'
    : column.default === null
      ? ''
      : ` default ${column.default}`;
  return `  ${column.column} ${column.shown}${column.nullable ? '' : ' not null'}${kept}`;
}

async function describe(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows: columns } = await pool.query<Column>(columnsSql);
  const { rows: rest } = await pool.query(restSql);
  const { rows: functions } = await pool.query(functionsSql);
  return {
    'db/schema.sql': schemaText(columns, rest, functions),
    'src/platform/database/tables.ts': tableTypes(columns),
  };
}

const database = await openDatabase({ memory: true });
const client = await database.pool.connect();
await migrate(client);
client.release();
const described = await describe(database.pool);
await database.close();

const checking = process.argv.includes('--check');
for (const [name, text] of Object.entries(described)) {
  const file = path.join(root, name);
  if (!checking) await writeFile(file, text);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`${name} is not what the migrations make; run npm run db:describe`);
    process.exitCode = 1;
  }
}

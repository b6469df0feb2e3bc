// The tables that a source file names in SQL, in calls of Kysely's query builder and in texts of SQL, and the conversions of times
// by a zone in it, as oxc-parser reads them.
import { parseSync, Visitor } from 'oxc-parser';
import { textOf } from './read-imports.ts';

export type TableUse = { file: string; line: number; table: string; writes: boolean };

const builderCalls =
  /^(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)$/;
const writingCalls = /^(?:insertInto|updateTable|deleteFrom|mergeInto)$/;
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Uses of `tables`, by their names in SQL. Other names, such as those of a `with`, are left out. */
export function tableUsesOf(file: string, tables: ReadonlySet<string>, text = textOf(file)): TableUse[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: TableUse[] = [];
  const add = (start: number, table: string, writes: boolean): void => {
    if (!tables.has(table)) return;
    found.push({ file, line: text.slice(0, start).split('\n').length, table, writes });
  };
  const addSql = (start: number, sql: string): void => {
    for (const { table, writes, index } of tablesInSql(sql)) add(start + index, table, writes);
  };
  new Visitor({
    CallExpression({ callee, arguments: parameters }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const method = callee.property.name;
      if (!builderCalls.test(method) || parameters[0] === undefined) return;
      const named = parameters[0].type === 'ArrayExpression' ? parameters[0].elements : [parameters[0]];
      for (const one of named)
        if (one?.type === 'Literal' && typeof one.value === 'string')
          add(one.start, snakeCase(one.value.split(/\s+as\s+/)[0]!), writingCalls.test(method));
    },
    TemplateElement: ({ start, value }) => addSql(start, value.raw),
    Literal: ({ start, value }) => typeof value === 'string' && addSql(start, value),
  }).visit(program);
  return found;
}

export type DatabaseFunction = { name: string; line: number; body: string; uses: TableUse[] };

/** The functions of a schema, with the tables that they name. */
export function functionsOf(file: string, tables: ReadonlySet<string>, text = textOf(file)): DatabaseFunction[] {
  const found = text.matchAll(/^CREATE OR REPLACE FUNCTION public\.(\w+)\([^$]*\$function\$([\s\S]*?)\$function\$/gm);
  return Array.from(found, ([whole, own, source]) => {
    const start = text.indexOf(whole);
    const body = source!.replaceAll(/--.*/g, '');
    const line = text.slice(0, start).split('\n').length;
    const used = [...tablesInSql(body)].filter(({ table }) => tables.has(table));
    return { name: own!, line, body, uses: used.map(({ table, writes }) => ({ file, line, table, writes })) };
  });
}

export type Trigger = { table: string; calls: string };

export const triggersOf = (file: string, text = textOf(file)): Trigger[] =>
  Array.from(
    text.matchAll(/^CREATE (?:CONSTRAINT )?TRIGGER .*? ON public\.(\w+) .*EXECUTE FUNCTION (\w+)\(/gm),
    ([, table, calls]) => ({ table: table!, calls: calls! }),
  );

/** Lines of a file that convert a time by another zone than UTC in SQL. The zone data of the database decides then, which may
 *  differ from Node's: local days and times are computed in TypeScript and passed as values. */
export function zoneConversionsOf(file: string, text = textOf(file)): number[] {
  const found: number[] = [];
  const addSql = (start: number, sql: string): void => {
    for (const { index } of sql.matchAll(zoneConversion)) found.push(text.slice(0, start + index).split('\n').length);
  };
  if (file.endsWith('.sql')) {
    addSql(0, text);
    return found;
  }
  new Visitor({
    TemplateElement: ({ start, value }) => addSql(start, value.raw),
    Literal: ({ start, value }) => typeof value === 'string' && addSql(start, value),
  }).visit(parseSync(file, text).program);
  return found;
}

const zoneConversion = /\bat\s+time\s+zone\b(?!\s+'UTC')|\btimezone\s*\((?!\s*'UTC'\s*,)/gi;

const name = '[a-z_][a-z0-9_]*';
const isSql = /\b(?:select|insert\s+into|update|delete\s+from|from|join|truncate)\b/i;
const tableWord = new RegExp(`\\b(from|join|into|update|truncate|table)\\s+(?:only\\s+)?"?(${name})`, 'gi');
/** `from a, b as c`: what follows the first table. */
const listedTables = new RegExp(
  `\\bfrom\\s+${name}(?:\\s+(?:as\\s+)?${name})?((?:\\s*,\\s*${name}(?:\\s+(?:as\\s+)?${name})?)+)`,
  'gi',
);

function* tablesInSql(sql: string): Generator<{ table: string; writes: boolean; index: number }> {
  if (!isSql.test(sql)) return;
  for (const { 1: word, 2: table, index } of sql.matchAll(tableWord)) {
    const writes =
      word!.toLowerCase() !== 'join' && (!/from/i.test(word!) || /\bdelete\s+$/i.test(sql.slice(0, index)));
    yield { table: table!.toLowerCase(), writes, index };
  }
  for (const { 1: list, index } of sql.matchAll(listedTables))
    for (const [table] of list!.matchAll(new RegExp(`(?<=,\\s*)${name}`, 'gi')))
      yield { table: table.toLowerCase(), writes: false, index };
}

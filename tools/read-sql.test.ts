import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { functionsOf, tableUsesOf, triggersOf, zoneConversionsOf } from './read-sql.ts';

const tables = new Set(['tours', 'tour_texts', 'bookings', 'jobs', 'users']);
const usesOf = (text: string) =>
  tableUsesOf('some.ts', tables, text).map(({ table, writes }) => `${writes ? 'writes' : 'reads'} ${table}`);

describe('the tables that a file names', () => {
  test('are found in calls of the query builder, whatever it hangs on, with another name or in a list', () => {
    assert.deepEqual(
      usesOf("db.selectFrom(['tours as t', 'bookings']).innerJoin('tourTexts as x', 'x.tourId', 't.id')").sort(),
      ['reads bookings', 'reads tour_texts', 'reads tours'],
    );
    assert.deepEqual(usesOf("db.with('a', (step) => step.updateTable('jobs').set({}).from('users'))").sort(), [
      'reads users',
      'writes jobs',
    ]);
  });

  test('are found in SQL, on every side of its values', () => {
    const sql =
      'sql`with a as (delete from jobs where id = ${id}) update tours t set n = ${n} from users u, bookings where ${also}`';
    assert.deepEqual(usesOf(sql), ['writes jobs', 'writes tours', 'reads users', 'reads bookings']);
    assert.deepEqual(usesOf("const text = 'insert into jobs (name) select name from users join tours on true'"), [
      'writes jobs',
      'reads users',
      'reads tours',
    ]);
  });

  test('are no columns, no names of a with, and no words of a sentence', () => {
    assert.deepEqual(usesOf('sql`with found as (select 1 as users) select found.users, jobs from found`'), []);
    assert.deepEqual(usesOf("say('All tours of all users, and their bookings')"), []);
  });

  test('are found in functions of a schema, apart from comments, and those that a trigger is on', () => {
    const schema = `CREATE TRIGGER noted AFTER UPDATE ON public.tours FOR EACH ROW WHEN ((old.id <> new.id)) EXECUTE FUNCTION note('x');
CREATE OR REPLACE FUNCTION public.note()
 RETURNS trigger
AS $function$
begin
  -- Not from users.
  insert into jobs (name) select t.name from changed join tours t on true;
end $function$;`;
    const [{ name, line, uses } = assert.fail()] = functionsOf('schema.sql', tables, schema);
    assert.deepEqual([name, line], ['note', 2]);
    assert.deepEqual(
      uses.map(({ table, writes }) => [table, writes]),
      [
        ['jobs', true],
        ['tours', false],
      ],
    );
    assert.deepEqual(triggersOf('schema.sql', schema), [{ table: 'tours', calls: 'note' }]);
  });

  test('are on their line', () => {
    const [use] = tableUsesOf('some.ts', tables, 'const a = 1;\nconst b = sql`\n  select from ${x}\n  join tours t`;');
    assert.equal(use!.line, 4);
  });
});

describe('conversions of times by a zone in SQL', () => {
  const linesOf = (text: string, file = 'some.ts') => zoneConversionsOf(file, text);

  test('are found by the zone of a column, a value or a place, in either way of writing', () => {
    assert.deepEqual(linesOf('sql`select starts_at at time zone d.time_zone\n from departures d`'), [1]);
    assert.deepEqual(
      linesOf("const a = 1;\nsql`select starts_at\n  AT TIME  ZONE ${zone}, timezone('Asia/Tokyo', x)`"),
      [3, 3],
    );
    assert.deepEqual(linesOf("const text = 'select timezone(p.time_zone, now())';"), [1]);
    assert.deepEqual(linesOf("select 1;\nselect now() at time zone 'Europe/Madrid';", 'some.sql'), [2]);
  });

  test('are none by UTC, nor in the names of columns and functions', () => {
    assert.deepEqual(
      linesOf("sql`select (at at time zone 'UTC')::date, timezone('UTC', at), time_zone`; timeZone(x);"),
      [],
    );
    assert.deepEqual(linesOf('create table places (time_zone text);', 'some.sql'), []);
  });
});

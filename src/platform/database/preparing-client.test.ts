import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type Database, openDatabase } from './database.ts';

describe('a statement', () => {
  // One of its own: elsewhere all names may be given by the time these tests run.
  let database: Database;
  before(async () => {
    const url = process.env.TEST_DATABASE_URL;
    database = await openDatabase(url ? { url, poolSize: 5 } : { memory: true });
  });
  after(() => database.close());

  /** The number of prepared statements with this text on the connection of this query: one connection for all, in a
   *  transaction. */
  const timesPrepared = (marked: string, query: (n: number) => ReturnType<typeof sql>, times: number) =>
    database.transaction(async (transaction) => {
      for (let n = 0; n < times; n++) await query(n).execute(transaction);
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_prepared_statements where statement like ${`%${marked}%`} and statement not like '%pg_prepared%'`.execute(
        transaction,
      );
      return rows[0]!.count;
    });

  test('that comes again is prepared, and answers each time for its own values', async () => {
    const responses: unknown[] = [];
    const count = await timesPrepared('as one_marked', (n) => sql`select ${n}::int + 1 as one_marked`, 5);
    assert.equal(count, 1);
    await database.transaction(async (transaction) => {
      for (const n of [1, 2, 3, 4, 5]) {
        const { rows } = await sql<{ next: number }>`select ${n}::int + 1 as next`.execute(transaction);
        responses.push(rows[0]!.next);
      }
    });
    assert.deepEqual(responses, [2, 3, 4, 5, 6]);
  });

  test('that has its name answers over a new connection too', async () => {
    const query = async (n: number) => {
      const { rows } = await sql<{ next: number }>`select ${n}::int + 1 as next_over_a_new_one`.execute(database.db);
      return Object.values(rows[0]!)[0];
    };
    for (const n of [1, 2, 3, 4]) assert.equal(await query(n), n + 1);
    // As the pool does with a connection that was idle for ten seconds.
    (await database.pool.connect()).release(true);
    for (const n of [1, 2, 3, 4]) assert.equal(await query(n), n + 1);
  });

  test('that was made for one occasion is not', async () => {
    const list = (n: number) => sql`select 1 as two_marked where 1 in (${sql.join(Array.from({ length: n + 1 }))})`;
    assert.equal(await timesPrepared('as two_marked', list, 5), 0);
  });

  test('that gives all columns there are is not: it must live through a migration', async () => {
    const db = database.db;
    await sql`create table three_marked (one integer)`.execute(db);
    await sql`insert into three_marked values (1)`.execute(db);
    const all = () => sql`select * from three_marked where one = ${1}`;
    assert.equal(await timesPrepared('three_marked', all, 5), 0);
    await sql`alter table three_marked add column two integer default 2`.execute(db);
    assert.deepEqual((await all().execute(db)).rows, [{ one: 1, two: 2 }]);
    await sql`drop table three_marked`.execute(db);
  });
});

// The database goes away for a moment, or a statement takes too long: a refusal, never the end of the process.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { makePostgresDatabase } from '#test/world-copy.ts';
import { type Database, openDatabase } from './database.ts';
import { isOutage } from './outage.ts';
import { defaultSilenceLimits, waitWithoutLimit } from './watch-server.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a connection to PostgreSQL', () => {
  let database: Database;
  let operator: pg.Client;
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);

  before(async () => {
    const url = await makePostgresDatabase(process.env.TEST_DATABASE_URL!);
    database = await openDatabase({ url, poolSize: 3 });
    operator = new pg.Client({ connectionString: url });
    await operator.connect();
    await operator.query('create table seats (id integer primary key, taken integer not null)');
    await operator.query('insert into seats values (1, 0), (2, 0)');
    process.on('uncaughtException', note);
  });
  after(async () => {
    process.off('uncaughtException', note);
    await operator.end();
    await database.close();
  });

  const cutAll = () =>
    operator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'senda' and datname = current_database()",
    );
  const takeSeat = () => sql`update seats set taken = taken + 1 where id = 1`;

  async function assertUsable(): Promise<void> {
    const { rows } = await sql<{ taken: number }>`select taken from seats where id = 1`.execute(database.db);
    assert.deepEqual(rows, [{ taken: 0 }]);
    assert.deepEqual(uncaught, []);
  }

  test('that is cut between two statements of a transaction undoes it and is replaced', async () => {
    const work = database.transaction(async (transaction) => {
      await takeSeat().execute(transaction);
      await cutAll();
      await pause(100);
      await takeSeat().execute(transaction);
    });
    await assert.rejects(work, (error: Error) => isOutage(error));
    await assertUsable();
  });

  test('that is cut during a statement undoes the transaction and is replaced', async () => {
    const work = database.transaction(async (transaction) => {
      await takeSeat().execute(transaction);
      setTimeout(() => void cutAll(), 100);
      await sql`select pg_sleep(5)`.execute(transaction);
    });
    await assert.rejects(work, (error: Error) => isOutage(error));
    await assertUsable();
  });

  test('that is cut while idle is replaced', async () => {
    await sql`select 1`.execute(database.db);
    await cutAll();
    await pause(100);
    await assertUsable();
  });

  test('does not wait for ever: statements, locks and forgotten transactions have their time', async () => {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
      database.db,
    );
    assert.deepEqual(
      rows.map(({ setting }) => Number(setting) > 0),
      [true, true, true],
    );
    await operator.query('begin');
    await operator.query('update seats set taken = 0 where id = 1');
    const refusals = ['set local statement_timeout = 50', 'set local lock_timeout = 50'].map((limit) =>
      database.transaction(async (transaction) => {
        await sql.raw(limit).execute(transaction);
        await (limit.includes('lock') ? takeSeat() : sql`select pg_sleep(2)`).execute(transaction);
      }),
    );
    // All at once: the second ends while the first is waited for.
    await Promise.all(refusals.map((refusal) => assert.rejects(refusal, (error: Error) => isOutage(error))));
    await operator.query('rollback');
  });

  test('on which nothing is heard any more is given up, and a request that waits for one gets its error in time', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL!);
    const target = { host: url.hostname, port: Number(url.port || 5432) };
    const sockets: net.Socket[] = [];
    const cable = net.createServer((near) => {
      const far = net.connect(target);
      sockets.push(near, far);
      for (const socket of [near, far]) socket.on('error', () => {});
      near.pipe(far).pipe(near);
    });
    cable.listen(0, '127.0.0.1');
    await once(cable, 'listening');
    url.host = `127.0.0.1:${(cable.address() as net.AddressInfo).port}`;
    const remote = await openDatabase({
      url: url.href,
      poolSize: 1,
      silence: { ...defaultSilenceLimits, silenceMs: 300 },
    });
    const query = () => sql`select 1 as one`.execute(remote.db);
    await query();
    // Idle ones may be silent.
    await pause(500);
    await query();
    for (const socket of sockets) socket.unpipe();
    await assert.rejects(query(), (error: Error) => isOutage(error));
    assert.equal((await query()).rows.length, 1);
    const patient = await remote.pool.connect();
    await waitWithoutLimit(patient);
    await patient.query('select pg_sleep(0.6)');
    patient.release(true);
    await remote.close();
    cable.close();
    for (const socket of sockets) socket.destroy();
    assert.deepEqual(uncaught, []);
  });

  test('in a deadlock does what was undone once more', async () => {
    let began = 0;
    const take = (first: number, second: number) =>
      database.transaction(async (transaction) => {
        began++;
        await sql`update seats set taken = taken + 1 where id = ${first}`.execute(transaction);
        await pause(200);
        await sql`update seats set taken = taken + 1 where id = ${second}`.execute(transaction);
      });
    await Promise.all([take(1, 2), take(2, 1)]);
    // On a busy machine the one that begins again may be first once more, and meet the other in a second deadlock.
    assert.ok(began === 3 || began === 4, `began ${began} times`);
    assert.deepEqual((await operator.query('select taken from seats order by id')).rows, [{ taken: 2 }, { taken: 2 }]);
    await operator.query('update seats set taken = 0');
  });

  test('that ends in deadlocks says that trying again will do', async () => {
    let began = 0;
    const work = database.transaction(async (transaction) => {
      began++;
      await sql`do 'begin raise exception using errcode = ''deadlock_detected''; end'`.execute(transaction);
    });
    await assert.rejects(work, (error: Error) => isOutage(error));
    assert.equal(began, 3);
  });
});

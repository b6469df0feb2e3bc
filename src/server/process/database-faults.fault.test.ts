// The database does not respond, or refuses writes: clients get 503 with Retry-After in time, and the server recovers
// without a restart.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import pg from 'pg';
import { newId } from '#kernel/ids.ts';
import { type TcpProxy, openProxy } from '#test/tcp-proxy.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { copyPostgresWorld } from '#test/world-copy.ts';

type TimedResponse = { status: number; retryAfter: string | null; seconds: number };

describe('while the database', () => {
  let server: ServerProcess;
  let proxy: TcpProxy;
  let folder: string;
  let operator: pg.Client;
  let name: string;

  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'senda-faults-'));
    const url = await copyPostgresWorld(process.env.TEST_DATABASE_URL!);
    name = new URL(url).pathname.slice(1);
    operator = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL! });
    await operator.connect();
    proxy = await openProxy(url);
    server = await startServer({ DATA_DIR: folder, DATABASE_URL: proxy.url });
  });
  // One test must not affect the next one.
  afterEach(async () => {
    proxy.setOpen(true);
    await operator.query(`alter database ${name} reset default_transaction_read_only`);
    // The server looks again in a moment whether the database answers.
    await until(async () => (await register()).status === 201, 15);
  });
  after(async () => {
    await server.kill();
    proxy.close();
    await operator.end();
    await rm(folder, { recursive: true, force: true });
  });

  async function send(method: string, address: string, body?: object, to = server): Promise<TimedResponse> {
    const startedMs = performance.now();
    const response = await fetch(to.url + address, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    await response.arrayBuffer();
    const seconds = (performance.now() - startedMs) / 1000;
    return { status: response.status, retryAfter: response.headers.get('retry-after'), seconds };
  }
  const register = () =>
    send('POST', '/api/auth/register', {
      email: `${newId()}@tests.example`,
      password: 'a walk by the sea',
      role: 'client',
    });
  // Not cached: responses to searches are not.
  const writeMessage = () =>
    send('POST', '/api/contact-messages', {
      name: 'Ana',
      email: 'ana@tests.example',
      topic: 'other',
      message: 'How long is the walk by the sea?',
    });

  async function until(work: () => Promise<boolean>, seconds: number): Promise<void> {
    const endMs = performance.now() + seconds * 1000;
    while (!(await work())) {
      assert.ok(performance.now() < endMs, `not within ${seconds} s`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  test('refuses writes, they are answered 503 with Retry-After, and the next connections find one that takes them', async () => {
    assert.equal((await register()).status, 201);
    // As after a failover: our connections stay with a server that has become a replica.
    await operator.query(`alter database ${name} set default_transaction_read_only = on`);
    await operator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await until(async () => (await send('GET', '/api/settings')).status === 200, 5);
    for (const { status, retryAfter } of await Promise.all([register(), writeMessage(), register()])) {
      assert.equal(status, 503);
      assert.match(String(retryAfter), /^\d+$/);
    }
    await until(async () => (await send('GET', '/readyz')).status === 503, 5);
    assert.equal((await send('GET', '/api/tours')).status, 200, 'what is only read is answered');
    assert.equal((await send('GET', '/healthz')).status, 200);

    // Existing connections stay read-only; new ones are not.
    await operator.query(`alter database ${name} reset default_transaction_read_only`);
    await until(async () => (await register()).status === 201, 5);
    await until(async () => (await send('GET', '/readyz')).status === 200, 5);
  });

  test('has no room left, writes are answered 503 and the process is not ready', async () => {
    const next = new pg.Client({ connectionString: proxy.url });
    await next.connect();
    await next.query(`
      create function no_room() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger no_room before insert on users execute function no_room();
      create trigger no_room before insert on jobs execute function no_room()`);
    const { status, retryAfter } = await register();
    assert.equal(status, 503);
    assert.match(String(retryAfter), /^\d+$/);
    await until(async () => (await send('GET', '/readyz')).status === 503, 3);
    await next.query('drop function no_room cascade');
    await next.end();
    await until(async () => (await send('GET', '/readyz')).status === 200, 3);
  });

  test('refuses the note that a recurring job failed, it keeps its lease and runs again after it', async () => {
    const next = new pg.Client({ connectionString: proxy.url });
    await next.connect();
    const readJob = async () => {
      const { rows } = await next.query<{ attempts: number; inSeconds: number }>(
        `select attempts, extract(epoch from run_at - now())::float8 as "inSeconds" from jobs where name = 'purge-old-notices'`,
      );
      return rows[0]!;
    };
    const run = () => next.query("update jobs set run_at = now() where name = 'purge-old-notices'");
    // Taking the job counts an attempt; a note of its failure counts none.
    await next.query(`
      create function no_note() returns trigger language plpgsql as $$
        begin if new.last_error is not null then raise exception 'no note'; end if; return new; end $$;
      create trigger no_note before update on jobs for each row execute function no_note();
      alter table notices rename to notices_elsewhere`);
    await run();
    await until(async () => /"message":"jobs stalled","job":"purge-old-notices"/.test(server.output()), 15);
    const { attempts, inSeconds } = await readJob();
    assert.ok(attempts === 1 && inSeconds > 10 && inSeconds <= 30, `${attempts} attempts, again in ${inSeconds} s`);

    await next.query('alter table notices_elsewhere rename to notices; drop function no_note cascade');
    // Its lease is over.
    await run();
    await until(async () => (await readJob()).inSeconds > 3000, 15);
    await next.end();
    assert.doesNotMatch(server.output(), /unhandled rejection/);
  });

  test('is silent, writes are refused within five seconds, and soon at once', async () => {
    assert.equal((await register()).status, 201);
    proxy.setOpen(false);
    const first = await Promise.all([...Array.from({ length: 12 }, register), writeMessage()]);
    for (const { status, retryAfter, seconds } of first) {
      assert.equal(status, 503);
      assert.match(String(retryAfter), /^\d+$/);
      assert.ok(seconds < 5, `${seconds} s`);
    }
    const second = await writeMessage();
    assert.equal(second.status, 503);
    assert.ok(second.seconds < 1, `${second.seconds} s although it is known to be silent`);
    const ready = await send('GET', '/readyz');
    assert.equal(ready.status, 503);
    assert.ok(ready.seconds < 3, `${ready.seconds} s`);

    proxy.setOpen(true);
    await until(async () => (await register()).status === 201, 5);
    await until(async () => (await send('GET', '/readyz')).status === 200, 5);
  });

  test('is silent before a process has read its settings, health and metrics do not wait, pages are refused in time', async () => {
    const fresh = await startServer({
      DATA_DIR: path.join(folder, 'fresh'),
      DATABASE_URL: proxy.url,
      LOG_LEVEL: 'silent',
    });
    try {
      proxy.setOpen(false);
      const [page, ready, health, metrics] = await Promise.all(
        ['/tours', '/readyz', '/healthz', '/metrics'].map((address) => send('GET', address, undefined, fresh)),
      );
      for (const { status, seconds } of [health!, metrics!]) {
        assert.equal(status, 200);
        assert.ok(seconds < 1, `${seconds} s`);
      }
      assert.equal(ready!.status, 503);
      assert.ok(ready!.seconds < 3, `${ready!.seconds} s`);
      assert.equal(page!.status, 503);
      assert.match(String(page!.retryAfter), /^\d+$/);
      assert.ok(page!.seconds < 5, `${page!.seconds} s`);
    } finally {
      await fresh.kill();
    }
  });

  test('takes long for a statement, nothing is cut off', async () => {
    const lock = new pg.Client({ connectionString: proxy.url });
    await lock.connect();
    await lock.query('begin');
    await lock.query('lock table users in share row exclusive mode');
    const waiting = register();
    await new Promise((resolve) => setTimeout(resolve, 4500));
    await lock.query('rollback');
    await lock.end();
    assert.equal((await waiting).status, 201);
  });
});

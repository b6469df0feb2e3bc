import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { readMigrations } from '#platform/database/migrate.ts';
import { cities } from '#world/cities.ts';
import { startServer } from '#test/server-process.ts';
import { copyEmbeddedWorld, makePostgresDatabase } from '#test/world-copy.ts';

describe('processes that start side by side', () => {
  let scratch: string;
  before(async () => {
    scratch = await mkdtemp(path.join(os.tmpdir(), 'senda-start-'));
  });
  after(() => rm(scratch, { recursive: true, force: true }));

  test('migrate and fill an empty database once between them, and both serve it', async () => {
    const databaseUrl = await makePostgresDatabase(process.env.TEST_DATABASE_URL!);
    const environment = (name: string) => ({
      DATABASE_URL: databaseUrl,
      DEMO_WORLD: '1',
      DATA_DIR: path.join(scratch, name),
    });
    const servers = await Promise.all(['one', 'two', 'three'].map((name) => startServer(environment(name))));
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const tours = cities.reduce((sum, city) => sum + city.tours.length, 0);
      for (const { url } of servers)
        assert.equal(((await (await fetch(`${url}/api/tours`)).json()) as { total: number }).total, tours);
      const { rows } = await client.query(`
        select (select count(*) from migrations)::int as migrations, (select count(*) from tours)::int as tours,
               (select count(*) from secrets)::int as secrets, (select count(*) from jobs where recurring)::int as recurring,
               (select count(distinct name) from jobs where recurring)::int as names, (select count(*) from broken_invariants())::int as broken`);
      const { recurring, names, ...rest } = rows[0];
      assert.deepEqual(rest, { migrations: (await readMigrations()).length, tours, secrets: 5, broken: 0 });
      assert.equal(recurring, names);
    } finally {
      await client.end();
      await Promise.all(servers.map((server) => server.end()));
    }
  });

  test('on one folder with the embedded database: the second ends and says why', async () => {
    const folder = await copyEmbeddedWorld();
    const first = await startServer({ DATA_DIR: folder });
    try {
      await assert.rejects(startServer({ DATA_DIR: folder }), (error: Error) =>
        error.message.includes('Another process uses the data folder'),
      );
      assert.equal((await fetch(`${first.url}/healthz`)).status, 200);
    } finally {
      await first.end();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

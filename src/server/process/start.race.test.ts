import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { wallTimeAt } from '#kernel/zoned-time.ts';
import { openDatabase } from '#platform/database/database.ts';
import { readMigrations } from '#platform/database/migrate.ts';
import { cities } from '#world/cities.ts';
import { photoDrawings } from '#world/review-photos.ts';
import { runSenda, startServer } from '#test/server-process.ts';
import { copyEmbeddedWorld, makePostgresDatabase } from '#test/world-copy.ts';

describe('zone data of Node and PostgreSQL that differ', () => {
  test('are reported by the start and by the doctor, with how many departures are concerned and which, and change none', async () => {
    const folder = await copyEmbeddedWorld();
    const startsOf = async ({ db }: Awaited<ReturnType<typeof openDatabase>>) => {
      const concerned = db.selectFrom('departures').select(['id', 'startsAtLocal', 'startsAt']).orderBy('id');
      return concerned.where('timeZone', '=', '+01:00').execute();
    };
    try {
      const database = await openDatabase({ folder });
      // To Node an hour ahead of UTC, to PostgreSQL an hour behind it (POSIX).
      for (const table of ['places', 'departures'] as const)
        await database.db
          .updateTable(table)
          .set({ timeZone: '+01:00' })
          .where('timeZone', '=', 'Africa/Casablanca')
          .execute();
      const starts = await startsOf(database);
      await database.close();
      const doctor = await runSenda('doctor', { DATA_DIR: folder });
      assert.equal(doctor.code, 1, doctor.output);
      assert.match(
        doctor.output,
        /^\+01:00: of \d+ departures to come Node puts [1-9]\d* and PostgreSQL \d+ elsewhere$/m,
      );
      const [, id, local, shown] =
        /^ *\S+ ([\da-f-]{36}): sold for (\S+), clocks in \+01:00 will show (\S+)$/m.exec(doctor.output) ?? [];
      const departure = starts.find((one) => one.id === id);
      assert.ok(departure, doctor.output);
      assert.deepEqual([local, shown], [departure.startsAtLocal, wallTimeAt(departure.startsAt, '+01:00')]);
      assert.notEqual(local, shown);
      const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
      const sentence =
        /"message":"zone data of Node and PostgreSQL differ: npm run senda -- doctor".*"timeZone":"\+01:00"/;
      for (let look = 0; look < 200 && !sentence.test(server.output()); look++)
        await new Promise((resolve) => setTimeout(resolve, 50));
      assert.match(server.output(), sentence);
      await server.end();
      const later = await openDatabase({ folder });
      assert.deepEqual(await startsOf(later), starts);
      await later.close();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('a process that declares a job which nothing handles', () => {
  test('does not start, and names it', async () => {
    const jobTypes = pathToFileURL(path.join(import.meta.dirname, '../../platform/jobs/job-types.ts'));
    const declaration = `import { declareJobs, job } from '${jobTypes}'; declareJobs({ 'test-unhandled': job() });`;
    await assert.rejects(
      startServer({
        DATA_DIR: path.join(os.tmpdir(), 'senda-never'),
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(declaration)}`,
      }),
      /the jobs test-unhandled are declared and nothing handles them/,
    );
  });
});

describe('a first start that ends before the photos of the demo world are stored', () => {
  test('leaves nothing behind, and the next one loads the world with them', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-photos-'));
    const databaseUrl = await makePostgresDatabase(process.env.TEST_DATABASE_URL!);
    const environment = { DATABASE_URL: databaseUrl, DEMO_WORLD: '1', DATA_DIR: folder };
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const count = async (rows: string) => Number((await client.query(`select count(*) from ${rows}`)).rows[0].count);
    try {
      // No file can be stored below a file.
      await writeFile(path.join(folder, 'files'), '');
      await assert.rejects(startServer(environment), /EEXIST|ENOTDIR/);
      assert.equal(await count('tours'), 0);
      await rm(path.join(folder, 'files'));
      const server = await startServer(environment);
      assert.equal(await count('review_photos where review_id is not null'), photoDrawings.length);
      await server.end();
    } finally {
      await client.end();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

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
               (select count(distinct name) from jobs where recurring)::int as names, (select count(*) from broken_invariants())::int as broken,
               (select count(*) from review_photos where review_id is not null)::int as photos`);
      const { recurring, names, ...rest } = rows[0];
      assert.deepEqual(rest, {
        migrations: (await readMigrations()).length,
        tours,
        secrets: 7,
        broken: 0,
        photos: photoDrawings.length,
      });
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
      for (const command of ['invariants', 'doctor', 'settings list', 'create-admin a@tests.example Ana']) {
        const { code, output } = await runSenda(command, { DATA_DIR: folder });
        assert.equal(code, 1, command);
        assert.match(output, /^Another process uses the data folder .+\n$/, command);
      }
      assert.equal((await fetch(`${first.url}/healthz`)).status, 200);
    } finally {
      await first.end();
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('on a public address: a database with the demo accounts is refused unless it is a demonstration', async () => {
    const folder = await copyEmbeddedWorld();
    const inPublic = {
      DATA_DIR: folder,
      APP_URL: 'https://senda.example',
      ALLOW_TEST_PAYMENTS: '1',
      PASSWORD_HASHING: 'owasp',
    };
    try {
      await assert.rejects(startServer({ ...inPublic, DEMO_WORLD: '0' }), /holds the demo world/);
      const server = await startServer({ ...inPublic, DEMO_WORLD: '1' });
      const settings = (await (await fetch(`${server.url}/api/settings`)).json()) as { isDemonstration: boolean };
      assert.equal(settings.isDemonstration, true);
      await server.end();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

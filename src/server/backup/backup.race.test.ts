import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import pg from 'pg';
import { newId } from '#kernel/ids.ts';
import { openDatabase } from '#platform/database/database.ts';
import { dataUrl } from '#test/pictures.ts';
import { runSenda, startServer } from '#test/server-process.ts';
import { copyEmbeddedWorld, copyPostgresWorld, makePostgresDatabase } from '#test/world-copy.ts';
import { demoLogins } from '#world/logins.ts';

const photo = `${newId()}.webp`;

type Environment = Record<string, string>;
type Place = Environment & { DATA_DIR: string };

const backUp = (folder: string, environment: Environment) => runSenda(`backup ${folder}`, environment);
const restore = (folder: string, environment: Environment) => runSenda(`restore ${folder}`, environment);

describe('a backup', () => {
  let scratch: string;
  const place = (name: string) => path.join(scratch, name);
  before(async () => {
    scratch = await mkdtemp(path.join(os.tmpdir(), 'senda-backup-'));
  });
  after(() => rm(scratch, { recursive: true, force: true }));

  async function withPhoto(dataDir: string): Promise<string> {
    await mkdir(path.join(dataDir, 'files'), { recursive: true });
    await writeFile(path.join(dataDir, 'files', photo), 'a photograph');
    return dataDir;
  }

  async function assertServesTours(url: string): Promise<void> {
    const { tours } = (await (await fetch(`${url}/api/tours/search?q=balloon`)).json()) as {
      tours: { title: string }[];
    };
    assert.match(tours[0]!.title, /Balloon/);
  }

  /** A row in each of two tables by one transaction, as often as it can, until it is ended: how often it could. */
  function writeBothTables(url: string): { end(): Promise<number> } {
    let isWriting = true;
    const write = async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      let written = 0;
      for (; isWriting; written++) {
        await client.query('begin');
        await client.query(`insert into settings (key, value, updated_at) values ($1, '1', now())`, [
          `backup${written}`,
        ]);
        await client.query(`insert into secrets (name, value) values ($1, 'x')`, [`backup${written}`]);
        await client.query('commit');
      }
      await client.end();
      return written;
    };
    const done = write();
    return {
      end() {
        isWriting = false;
        return done;
      },
    };
  }

  for (const engine of ['embedded', 'postgres'] as const)
    test(`of ${engine} is restored with its files: it serves the same tours, and each document as it was uploaded, by whom it is for alone`, async () => {
      const [here, there] = await placesOf(engine);
      await withPhoto(here.DATA_DIR);
      const server = await startServer(here);
      const uploaded = await uploadDocuments(server.url);
      // The embedded database has one process. PostgreSQL goes on selling, and being written to.
      if (engine === 'embedded') await server.end();
      const writer = engine === 'postgres' ? writeBothTables(here.DATABASE_URL!) : undefined;
      const made = await backUp(place(engine), here);
      if (writer) assert.ok((await writer.end()) > 0, 'nothing was written meanwhile');
      if (engine === 'postgres') await server.end();
      assert.equal(made.code, 0, made.output);
      assert.match(made.output, /^Backed up into .+: \d+ rows in \d+ tables, 3 files\.$/m);

      const restored = await restore(place(engine), there);
      assert.equal(restored.code, 0, restored.output);
      assert.match(restored.output, /No invariant is broken\./);
      assert.equal(await readFile(path.join(there.DATA_DIR, 'files', photo), 'utf8'), 'a photograph');
      if (engine === 'postgres') await assertOfOneMoment(there);
      const again = await startServer(there);
      try {
        await assertServesTours(again.url);
        await assertServesDocuments(again.url, uploaded);
      } finally {
        await again.end();
      }
      await rm(here.DATA_DIR, { recursive: true, force: true });
    });

  type Uploaded = { id: string; bytes: Buffer };

  /** Two of the demo supplier. */
  async function uploadDocuments(url: string): Promise<Uploaded[]> {
    const supplier = await signIn(url, demoLogins.supplier);
    const uploaded = [];
    for (let number = 0; number < 2; number++) {
      const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(200_000), Buffer.from('\n%%EOF\n')]);
      const body = { kind: 'insurance', name: `insurance-${number}.pdf`, file: dataUrl('application/pdf', bytes) };
      const response = await supplier('/api/supplier/documents', body);
      assert.equal(response.status, 201, await response.clone().text());
      uploaded.push({ id: ((await response.json()) as { id: string }).id, bytes });
    }
    return uploaded;
  }

  async function assertServesDocuments(url: string, uploaded: readonly Uploaded[]): Promise<void> {
    const [owner, operator] = [await signIn(url, demoLogins.supplier), await signIn(url, demoLogins.operator)];
    for (const { id, bytes } of uploaded)
      for (const download of [
        await owner(`/api/supplier/documents/${id}/file`),
        await operator(`/api/admin/supplier-documents/${id}/file`),
      ]) {
        assert.equal(download.status, 200);
        assert.match(download.headers.get('content-disposition')!, /^attachment; filename.*\.pdf/);
        assert.ok(bytes.equals(await download.bytes()), 'other bytes than were uploaded');
      }
    assert.equal((await fetch(`${url}/api/supplier/documents/${uploaded[0]!.id}/file`)).status, 401);
  }

  /** Of two tables that were written to together there are as many rows; and nothing is restored onto them. */
  async function assertOfOneMoment(there: Place): Promise<void> {
    const client = new pg.Client({ connectionString: there.DATABASE_URL });
    await client.connect();
    const { rows } = await client.query(
      `select (select count(*) from settings where key like 'backup%') = (select count(*) from secrets where name like 'backup%') as same`,
    );
    await client.end();
    assert.deepEqual(rows, [{ same: true }]);
    const second = await restore(place('postgres'), { ...there, DATA_DIR: place('another') });
    assert.equal(second.code, 1);
    assert.match(second.output, /^The database is not empty\.$/m);
  }

  /** A copy of the demo world, and where nothing is yet. */
  async function placesOf(engine: 'embedded' | 'postgres'): Promise<[Place, Place]> {
    const there = { DATA_DIR: place(`${engine}-again`) };
    if (engine === 'embedded') return [{ DATA_DIR: await copyEmbeddedWorld() }, there];
    const server = process.env.TEST_DATABASE_URL!;
    return [
      { DATABASE_URL: await copyPostgresWorld(server), DATA_DIR: place('postgres-data') },
      { DATABASE_URL: await makePostgresDatabase(server), ...there },
    ];
  }

  /** Calls by their session, of whatever has a body with POST. */
  async function signIn(url: string, { email, password }: { email: string; password: string }) {
    const post = (path: string, body: object, headers = {}) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const { token } = (await (await post('/api/auth/login', { email, password })).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    return (path: string, body?: object) => (body ? post(path, body, headers) : fetch(`${url}${path}`, { headers }));
  }

  test('is refused where something is, and where it cannot be one', async () => {
    const DATA_DIR = await copyEmbeddedWorld();
    await mkdir(place('taken'));
    const over = await backUp(place('taken'), { DATA_DIR });
    assert.deepEqual([over.code, over.output], [1, `${place('taken')} is there already.\n`]);
    const none = await restore(place('taken'), { DATA_DIR: place('empty') });
    assert.deepEqual([none.code, none.output], [1, `${place('taken')} is no backup: it has no manifest.json.\n`]);
    await backUp(place('good'), { DATA_DIR });
    const onto = await restore(place('good'), { DATA_DIR });
    assert.deepEqual([onto.code, onto.output.split('\n').at(-2)], [1, `${DATA_DIR} has a database already.`]);
    const elsewhere = await restore(place('good'), {
      DATA_DIR: place('other'),
      DATABASE_URL: 'postgres://localhost/x',
    });
    assert.match(elsewhere.output, /backup of the embedded database: unset DATABASE_URL/);
    const server = await startServer({ DATA_DIR });
    const inUse = await backUp(place('running'), { DATA_DIR });
    await server.end();
    assert.equal(inUse.code, 1);
    assert.match(inUse.output, /Another process uses the data folder/);
    assert.ok(!(await readdir(scratch)).some((name) => name.startsWith('running')), 'half a backup was left');
    await rm(DATA_DIR, { recursive: true, force: true });
  });

  test('is of this version if its last migration is one of its own, also by another name; of a newer one it is refused', async () => {
    const DATA_DIR = await withPhoto(await copyEmbeddedWorld());
    const database = await openDatabase({ folder: DATA_DIR });
    await database.pool.query(
      `update migrations set name = '9999_another_name.sql' where name = (select max(name) from migrations)`,
    );
    await database.close();
    await backUp(place('renamed'), { DATA_DIR });
    const restored = await restore(place('renamed'), { DATA_DIR: place('from-renamed') });
    assert.equal(restored.code, 0, restored.output);
    assert.match(restored.output, /No invariant is broken\./);

    const file = path.join(place('renamed'), 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...manifest, lastMigrationHash: '0'.repeat(64) }));
    const newer = await restore(place('renamed'), { DATA_DIR: place('from-newer') });
    assert.equal(newer.code, 1);
    assert.match(newer.output, /of a newer version of Senda: 9999_another_name\.sql is not known here/);
    await rm(DATA_DIR, { recursive: true, force: true });
  });

  test('that lost rows or files on its way is not said to be restored', async () => {
    const DATA_DIR = await withPhoto(await copyEmbeddedWorld());
    await backUp(place('damaged'), { DATA_DIR });
    await rm(path.join(place('damaged'), 'files', photo));
    const { code, output } = await restore(place('damaged'), { DATA_DIR: place('from-damaged') });
    assert.equal(code, 1);
    assert.match(output, /Not as many as were backed up: files\. The backup is damaged\./);
    await rm(DATA_DIR, { recursive: true, force: true });
  });
});

/** An option of the demo supplier and one of its starts, with seats left. */
async function startOnSale(folder: string): Promise<[option: string, startsAt: string]> {
  const database = await openDatabase({ folder });
  const { rows } = await sql<{ option: string; startsAt: string }>`
    select d.option_id as option, to_char(d.starts_at_local, 'YYYY-MM-DD HH24:MI') as starts_at
    from departures d join tours t on t.id = d.tour_id join suppliers s on s.id = t.supplier_id
    join options o on o.id = d.option_id join units u on u.option_id = o.id and u.kind = 'adult'
    where s.slug = 'mar-y-piedra' and o.kind = 'start_time' and d.open and d.starts_at > now() + interval '9 days'
      and d.capacity - d.taken > 5 limit 1`.execute(database.db);
  await database.close();
  return [rows[0]!.option, rows[0]!.startsAt];
}

describe('the command line', () => {
  test('takes everything of a supplier along, says what is wrong with files of tours and of bookings, and takes the rest in', async () => {
    const DATA_DIR = await copyEmbeddedWorld();
    const zip = path.join(DATA_DIR, 'export', 'taken.zip');
    const taken = await runSenda(`export mar-y-piedra ${zip}`, { DATA_DIR });
    assert.equal(taken.code, 0, taken.output);
    const tours = unzipSync(await readFile(zip))['tours.csv']!;
    const file = path.join(DATA_DIR, 'tours.csv');
    await writeFile(file, tours);
    const checked = await runSenda(`import mar-y-piedra ${file} --check`, { DATA_DIR });
    assert.equal(checked.code, 0, checked.output);
    assert.match(checked.output, /^\d+ tours, 0 with faults\. Nothing was written\.$/m);
    await writeFile(file, strFromU8(tours).replaceAll('barcelona', 'atlantis'));
    const faulty = await runSenda(`import mar-y-piedra ${file}`, { DATA_DIR });
    assert.equal(faulty.code, 1);
    assert.match(faulty.output, /^line \d+, city: /m);
    const begun = await runSenda(`import mar-y-piedra ${file} --skip-faulty`, { DATA_DIR });
    assert.match(begun.output, /^\d+ drafts begun, [1-9]\d* left out\.$/m);

    const [option, startsAt] = await startOnSale(DATA_DIR);
    const bookings = path.join(DATA_DIR, 'bookings.csv');
    const lines = [`R1,${option},${startsAt},2,Ada`, `R2,${option},nowhere,1,Bo`];
    await writeFile(bookings, ['reference,option,starts_at,adult,name', ...lines].join('\n'));
    const refused = await runSenda(`import-bookings mar-y-piedra ${bookings}`, { DATA_DIR });
    assert.equal(refused.code, 1);
    assert.match(refused.output, /^line 3, starts_at: /m);
    assert.match(refused.output, /^2 bookings, 0 known, 1 with faults\. Nothing was written\.$/m);
    const entered = await runSenda(`import-bookings mar-y-piedra ${bookings} --skip-faulty`, { DATA_DIR });
    assert.equal(entered.code, 0, entered.output);
    assert.match(entered.output, /^1 bookings entered, 1 left out\.$/m);
    await rm(DATA_DIR, { recursive: true, force: true });
  });

  test('lists its commands, explains each, and says by its exit code that it was called wrongly', async () => {
    const all = await runSenda('--help');
    assert.equal(all.code, 0);
    const names = [...all.output.matchAll(/^ {2}([\w-]+)/gm)].map(([, name]) => name!);
    assert.deepEqual(names, names.toSorted());
    for (const name of names) {
      const help = await runSenda(`${name} --help`);
      assert.equal(help.code, 0, name);
      assert.match(help.output, new RegExp(`^${name}: .+\n  npm run senda -- ${name}`));
    }
    assert.equal((await runSenda('')).code, 2);
    assert.equal((await runSenda('sell')).code, 2);
    for (const name of names) assert.equal((await runSenda(`${name} too --many`)).code, 2, name);
  });
});

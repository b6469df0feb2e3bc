// A server that is killed: the next one reads the file that was written while it ran, and what changed since.
import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startServer } from '#test/server-process.ts';
import { copyPostgresWorld } from '#test/world-copy.ts';
import { defaultPace } from './store-index.ts';

const patienceMs = 60_000;

describe('the search index of a server that is killed', () => {
  let url: string;
  let folder: string;
  let db: pg.Client;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'senda-killed-'));
    url = await copyPostgresWorld(process.env.TEST_DATABASE_URL!);
    db = new pg.Client({ connectionString: url });
    await db.connect();
  });
  after(async () => {
    await db.end();
    await rm(folder, { recursive: true, force: true });
  });

  const start = () => startServer({ DATA_DIR: folder, DATABASE_URL: url });

  async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
    const endMs = performance.now() + patienceMs;
    while (!(await isTrue())) {
      assert.ok(performance.now() < endMs, what);
      await setTimeout(20);
    }
  }

  const isReady = (server: string) => async () => (await fetch(`${server}/readyz`)).ok;
  /** A file that is written again is another file. */
  async function fileNumber(): Promise<number> {
    const indexFolder = path.join(folder, 'search-index');
    const files = (await readdir(indexFolder)).filter((name) => name.endsWith('.bin'));
    return (await stat(path.join(indexFolder, files[0]!))).ino;
  }
  const totalFound = async (server: string, query: string): Promise<number> =>
    ((await (await fetch(`${server}/api/tours/search?${query}`)).json()) as { total: number }).total;
  const pause = (slug: string) => db.query("update tours set status = 'paused' where slug = $1", [slug]);

  test('is its file and the changes since, and is not built again', async () => {
    const { rows } = await db.query<{ slug: string }>("select slug from tours where status = 'published' limit 3");
    const [first, second] = rows.map(({ slug }) => slug) as [string, string];
    const killed = await start();
    await until('the first server is ready', isReady(killed.url));
    const [all, built] = [await totalFound(killed.url, ''), await fileNumber()];
    await pause(first);
    await db.query(
      'update departures set capacity = capacity + 1 where id in (select id from departures where starts_at > now() limit $1)',
      [defaultPace.changesMax],
    );
    await until('the file is written while the server runs', async () => (await fileNumber()) !== built);
    const written = await fileNumber();
    // The file alone knows of it now.
    await db.query('delete from search_changes');
    await pause(second);
    await killed.kill();

    const next = await start();
    await until('the next server is ready', isReady(next.url));
    assert.equal(await fileNumber(), written, 'it read the file and built none');
    assert.equal(await totalFound(next.url, ''), all - 2);
    await next.kill();
  });
});

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { copyPostgresWorld } from '#test/world-copy.ts';

describe('a change that one process writes is seen in what another keeps:', () => {
  let folder: string;
  let client: pg.Client;
  let one: ServerProcess;
  let other: ServerProcess;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'senda-kept-'));
    const connectionString = await copyPostgresWorld(process.env.TEST_DATABASE_URL!);
    const environment = { DATABASE_URL: connectionString, DATA_DIR: folder };
    [one, other] = await Promise.all([startServer(environment), startServer(environment)]);
    client = new pg.Client({ connectionString });
    await client.connect();
  });
  after(async () => {
    await client.end();
    await Promise.all([one.end(), other.end()]);
    await rm(folder, { recursive: true, force: true });
  });

  const read = async ({ url }: ServerProcess, address: string) => (await fetch(url + address)).text();

  /** The promise is a second; a machine under load may need longer, so the test waits ten. */
  async function sees(address: string, words: RegExp): Promise<void> {
    const writtenAt = performance.now();
    for (const server of [one, other]) {
      while (!words.test(await read(server, address))) {
        assert.ok(performance.now() - writtenAt < 10_000, `${address} shows ${words}`);
        await setTimeout(20);
      }
    }
  }

  async function isCached(server: ServerProcess): Promise<number> {
    const text = await read(server, '/metrics');
    return [...text.matchAll(/^cache_answers_total\{.*from="cache"\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  }

  test('a text, a review, a supplier, a setting', async () => {
    const page = '/tour/safari-in-kenya';
    const call = '/api/tours/safari-in-kenya';
    for (const server of [one, other]) {
      for (let times = 0; times < 2; times++) for (const address of [page, call, '/tours']) await read(server, address);
      assert.ok((await isCached(server)) >= 3, 'both answer from what they kept');
    }
    const tour = "(select id from tours where slug = 'safari-in-kenya')";
    await client.query(`update tour_texts set title = 'Lions at noon' where language = 'en' and tour_id = ${tour}`);
    await sees(page, /Lions at noon/);
    await sees(call, /Lions at noon/);
    await client.query(`update reviews set supplier_reply = 'Come back soon' where tour_id = ${tour}`);
    await sees(page, /Come back soon/);
    await client.query(
      `update suppliers set name = 'Lion & Sons' where id = (select supplier_id from tours where id = ${tour})`,
    );
    await sees(page, /Lion &amp; Sons/);
    await sees(call, /Lion & Sons/);
    await client.query(`insert into settings (key, value) values ('appName', '"Rutas del Sur"')`);
    await sees('/tours', /Rutas del Sur/);
    await sees('/api/settings', /Rutas del Sur/);
  });
});

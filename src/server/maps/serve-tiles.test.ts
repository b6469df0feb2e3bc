// The operator's tiles, from an archive as small as one can be: a header, a directory of one entry, no metadata, one tile.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { ConfigError, readConfig } from '#platform/config/config.ts';
import type { Bindings } from '#server/http/application.ts';
import { serveTiles } from './serve-tiles.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tiles-'));
const quiet = { warn: () => {} } as never;

/** The tile 0/0/0 alone: 'a tile', compressed. */
function archive({ tileType = 1 } = {}): Buffer {
  const tile = gzipSync('a tile');
  // Entries, then of each: the step from the tile before, how many in a row, length, place + 1.
  const directory = Buffer.from([1, 0, 1, tile.length, 1]);
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(127);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  const [directoryAt, metadataAt] = [127, 127 + directory.length];
  const tilesAt = metadataAt + metadata.length;
  const numbers = [directoryAt, directory.length, metadataAt, metadata.length, 0, 0, tilesAt, tile.length, 1, 1, 1];
  for (const [at, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + 8 * at);
  header.set([1, 1, 2, tileType, 0, 0], 96);
  return Buffer.concat([header, directory, metadata, tile]);
}

function fileWith(name: string, content: Buffer | string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

function serverWith(mapTiles: string | undefined) {
  const app = new Hono<{ Bindings: Bindings }>();
  app.onError(() => new Response(null, { status: 404 }));
  serveTiles(app, { config: { mapTiles } as never, log: quiet });
  return (address: string) => app.request(`http://localhost${address}`);
}

describe('map tiles', () => {
  test('come out of an archive as they are in it, 204 where it has none, 404 where there can be none', async () => {
    const get = serverWith(fileWith('world.pmtiles', archive()));
    const tile = await get('/tiles/0/0/0');
    assert.equal(tile.headers.get('content-type'), 'application/vnd.mapbox-vector-tile');
    assert.equal(await tile.text(), 'a tile');
    assert.equal((await get('/tiles/1/0/0')).status, 204);
    assert.equal((await get('/tiles/0/1/0')).status, 404);
    assert.deepEqual(await (await get('/tiles/index.json')).json(), { min: 0, max: 0 });
  });

  test('are not there without the setting, and the map finds none', async () => {
    const get = serverWith(undefined);
    assert.equal((await get('/tiles/index.json')).status, 204);
  });

  test('that are away cost a tile and no page', async (context) => {
    const answers = [
      () => Promise.reject(new TypeError('fetch failed')),
      () => Promise.resolve(new Response('the whole archive', { status: 200 })),
      () => Promise.resolve(new Response(new Uint8Array(70_000), { status: 206 })),
    ];
    for (const answer of answers) {
      context.mock.method(globalThis, 'fetch', answer);
      const get = serverWith('https://tiles.example/world.pmtiles');
      const tile = await get('/tiles/0/0/0');
      assert.equal(tile.status, 502);
      assert.equal(tile.headers.get('cache-control'), 'no-store');
      assert.equal((await get('/tiles/index.json')).status, 204);
    }
  });

  test('are refused at start where they are no vector tiles, no file or no https address', () => {
    const raster = fileWith('raster.pmtiles', archive({ tileType: 2 }));
    for (const [value, problem] of [
      [path.join(folder, 'nowhere.pmtiles'), /no such file/],
      [fileWith('note.txt', 'no tiles'), /no PMTiles archive/],
      [raster, /no vector tiles/],
      ['http://tiles.example/world.pmtiles', /must begin with https/],
      ['s3://bucket/world.pmtiles', /must begin with https/],
    ] as const)
      assert.throws(
        () => readConfig({ MAP_TILES: value }),
        (error) => error instanceof ConfigError && problem.test(error.message),
      );
    assert.equal(
      readConfig({ MAP_TILES: 'https://tiles.example/a.pmtiles' }).mapTiles,
      'https://tiles.example/a.pmtiles',
    );
  });
});

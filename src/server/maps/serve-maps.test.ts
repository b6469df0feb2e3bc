// What maps without tiles are drawn from.
import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { cities } from '#world/cities.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { findWaters } from './waters.ts';

describe('maps without tiles', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));
  const get = (address: string) => app.app(new Request(`http://localhost:3000${address}`));

  test('have waters for every city of the demo world, in files of at most 20 kB', async () => {
    for (const { slug, longitude, latitude } of cities)
      assert.ok((await findWaters(longitude, latitude))!.polygons.length > 0, slug);
    const folder = path.join(import.meta.dirname, '../../../db/world/waters');
    for (const name of readdirSync(folder)) assert.ok(statSync(path.join(folder, name)).size <= 20_000, name);
  });

  test('are drawn around a position, small and without colours of their own', async () => {
    const response = await get('/maps/still/12/48.8567,2.3490.svg');
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'image/svg+xml');
    assert.match(response.headers.get('cache-control')!, /^public, max-age=\d+$/);
    const drawing = await response.text();
    assert.match(drawing, /<path d="M[\dLMz -]+"\/>/);
    assert.doesNotMatch(drawing, /style|#[\da-f]{3}|rgb/);
    assert.match(drawing, /<text x="\d+" y="\d+">Le Marais<\/text>/);
    assert.ok(drawing.length < 8000, `${drawing.length} bytes`);
    for (const { slug, latitude, longitude } of cities) {
      const wide = await (await get(`/maps/still/10/${latitude.toFixed(4)},${longitude.toFixed(4)}.svg`)).text();
      assert.ok(gzipSync(wide).length < 24_000, `${slug}: ${gzipSync(wide).length} bytes`);
    }
  });

  test('show roads, valleys and villages where there is hardly any water', async () => {
    const drawing = await (await get('/maps/still/12/38.6431,34.8289.svg')).text();
    assert.match(drawing, /stroke="var\(--map-street\)"/);
    assert.match(drawing, /stroke="var\(--map-green\)"/);
    assert.match(drawing, />Uçhisar</);
    const { features } = (await (await get('/maps/waters/38.6431,34.8289.json')).json()) as {
      features: { properties: { kind: string; name?: string } }[];
    };
    const kinds = Map.groupBy(features, ({ properties }) => properties.kind);
    for (const kind of ['road', 'valley', 'name']) assert.ok(kinds.get(kind)!.length > 5, kind);
  });

  test('name something near every place where a tour starts, in words that need no escaping', async () => {
    for (const { slug, tours } of cities)
      for (const { meetingPoint } of tours) {
        const { latitude, longitude } = meetingPoint;
        const drawing = await (await get(`/maps/still/12/${latitude.toFixed(4)},${longitude.toFixed(4)}.svg`)).text();
        assert.match(drawing, /<text [^>]+>[^<>&]+<\/text>/, slug);
      }
  });

  test('tell what they name around a place, nothing where nothing is known', async () => {
    const names = async (at: string) => (await get(`/maps/names/${at}.json`)).json();
    const found = (await names('40.4139,-3.7088')) as { name: string; latitude: number; longitude: number }[];
    assert.deepEqual(
      found.find(({ name }) => name === 'Sol'),
      { name: 'Sol', latitude: 40.4168, longitude: -3.7035 },
    );
    assert.deepEqual(await names('0.0000,100.0000'), []);
  });

  test('are plain land where nothing is known', async () => {
    assert.match(await (await get('/maps/still/12/0.0000,100.0000.svg')).text(), /<path d=""\/>/);
    const { features } = (await (await get('/maps/waters/0.0000,100.0000.json')).json()) as {
      features: { properties: { kind: string }; geometry: { coordinates: unknown[] } }[];
    };
    assert.deepEqual(
      features.map(({ properties, geometry }) => [properties.kind, geometry.coordinates.length]),
      [
        ['land', 1],
        ['water', 0],
      ],
    );
  });

  test('come as closed rings for the loaded map', async () => {
    const response = await get('/maps/waters/41.3874,2.1686.json');
    const { features } = (await response.json()) as { features: { geometry: { coordinates: number[][][][] } }[] };
    assert.ok(features.length > 2);
    for (const [ring] of features[1]!.geometry.coordinates) assert.deepEqual(ring!.at(-1), ring![0]);
  });

  test('are not found at addresses that no page links to', async () => {
    for (const address of ['12/91.0000,0.0000.svg', '17/1.0000,1.0000.svg', '12/1,1.svg', '12/1.00000,1.0000.svg'])
      assert.equal((await get(`/maps/still/${address}`)).status, 404, address);
  });
});

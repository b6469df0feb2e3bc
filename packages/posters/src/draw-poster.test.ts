import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import type { PlaceName, Scene, SceneLight, ThingName } from './scene.ts';
import { drawPoster, drawStock } from './draw-poster.ts';
import { places } from './places/places.ts';
import { things } from './things/things.ts';

const allLights: SceneLight[] = ['dawn', 'day', 'dusk', 'night'];
const scenes: Scene[] = allLights.flatMap((light) => [
  ...(Object.keys(places) as PlaceName[]).map((place) => ({ place, shows: [], light })),
  ...(Object.keys(things) as ThingName[]).map((thing) => ({ shows: [thing], light })),
]);

const name = (scene: Scene) => `${scene.place ?? scene.shows.join()} at ${scene.light}`;

/** Every tag that opens is closed, in order. */
function assertBalanced(svg: string, message: string): void {
  const open: string[] = [];
  for (const [, closing, tag, rest] of svg.matchAll(/<(\/?)([A-Za-z]+)((?:[^<>"]|"[^"<]*")*)>/g)) {
    if (closing) assert.equal(open.pop(), tag, message);
    else if (!rest!.endsWith('/')) open.push(tag!);
  }
  assert.deepEqual(open, [], message);
  const leftOver = svg.replaceAll(/<\/?[A-Za-z]+(?:[^<>"]|"[^"<]*")*>/g, '').trim();
  assert.equal(leftOver, '', message);
}

test('the same seed draws the same picture', () => {
  for (const scene of scenes) {
    assert.equal(drawPoster('seed', scene), drawPoster('seed', scene), name(scene));
  }
});

test('another seed draws another picture', () => {
  const seeds = ['one', 'two', 'three'];
  const pictures = scenes.flatMap((scene) => seeds.map((seed) => drawPoster(seed, scene)));
  assert.equal(new Set(pictures).size, scenes.length * seeds.length);
});

test('every place and thing in every light is small, well formed and closed in itself', async () => {
  for (const [at, scene] of scenes.entries()) {
    const svg = drawPoster(`form-${at}`, scene);
    assertBalanced(svg, name(scene));
    assert.doesNotMatch(svg, /NaN|undefined|Infinity|null/, name(scene));
    assert.doesNotMatch(svg, /<(text|style|script|image|filter|foreignObject)|style=|\son\w+=/, name(scene));
    assert.doesNotMatch(svg.replace('http://www.w3.org/2000/svg', ''), /https?:|\/\/|data:/, name(scene));
    assert.ok(Buffer.byteLength(svg) < 16_384, `${name(scene)} has ${Buffer.byteLength(svg)} bytes`);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    assert.deepEqual([width, height], [1200, 900], name(scene));
  }
});

test('what a picture refers to is in the picture, once', () => {
  for (const scene of scenes) {
    const svg = drawPoster('references', scene);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length, name(scene));
    for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)) {
      assert.ok(ids.includes(id), `${name(scene)}: ${id}`);
    }
  }
});

test('a picture for Open Graph has its own composition', async () => {
  for (const scene of scenes.filter(({ light }) => light === 'day')) {
    const svg = drawPoster('wide', scene, { width: 1200, height: 630 });
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    assert.deepEqual([width, height], [1200, 630], name(scene));
  }
});

test('the stock picture is drawn', () => {
  assertBalanced(drawStock(), 'stock');
  assert.equal(drawStock(), drawStock());
});

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
  const leftOver = svg
    .replace(/(<style>).*(<\/style>)/, '$1$2')
    .replaceAll(/<\/?[A-Za-z]+(?:[^<>"]|"[^"<]*")*>/g, '')
    .trim();
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
    assert.doesNotMatch(svg, /<(text|script|image|filter|foreignObject)|style=|\son\w+=/, name(scene));
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

const eveningRules = (svg: string) =>
  /<style>@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(svg)?.[1] ?? '';

/** The picture as a dark page shows it: its rules carried out by hand. */
const inTheEvening = (svg: string): string => {
  let changed = svg;
  for (const [, attribute, ink, other] of eveningRules(svg).matchAll(/\[([\w-]+)="(#\w+)"\]\{[\w-]+:(#\w+)\}/g))
    changed = changed.replaceAll(`${attribute}="${ink}"`, `${attribute}="was-${other}"`);
  return changed.replaceAll('"was-', '"');
};

async function brightness(svg: string): Promise<number> {
  const small = svg.replace(/<style>.*<\/style>/, '').replace('width="1200" height="900"', 'width="60" height="45"');
  const { channels } = await sharp(Buffer.from(small)).removeAlpha().stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

test('on a dark page a picture by day is darker', async () => {
  for (const scene of scenes.filter(({ place, light }) => place && light === 'day')) {
    const svg = drawPoster('evening', scene);
    const [before, after] = [await brightness(svg), await brightness(inTheEvening(svg))];
    assert.ok(after < before * 0.85, `${name(scene)}: ${before.toFixed(0)} and ${after.toFixed(0)}`);
  }
});

test('a picture by night, and one for Open Graph, is the same on every page', () => {
  for (const scene of scenes.filter(({ light }) => light === 'night'))
    assert.equal(eveningRules(drawPoster('evening', scene)), '', name(scene));
  assert.equal(eveningRules(drawPoster('evening', scenes[0]!, { width: 1200, height: 630 })), '');
});

test('every rule for a dark page changes a paint that the picture has', () => {
  for (const scene of scenes) {
    const svg = drawPoster('evening', scene);
    const drawing = svg.replace(/<style>.*<\/style>/, '');
    for (const [rule, paint, again] of eveningRules(svg).matchAll(/\[([\w-]+="#\w+")\]\{([\w-]+):#\w+\}/g)) {
      assert.ok(drawing.includes(paint!), `${name(scene)}: ${rule}`);
      assert.ok(paint!.startsWith(`${again}=`), `${name(scene)}: ${rule}`);
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

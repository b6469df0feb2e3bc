import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Colours, styleOf } from './map-style.ts';
import { placeZoom } from './positions.ts';

const colours = Object.fromEntries(
  ['land', 'water', 'green', 'street', 'border', 'ink', 'halo', 'ring'].map((name) => [name, '#000']),
) as Colours;

describe('the style of the map', () => {
  test('requests tiles of the zooms that the operator’s archive has, and of no others', () => {
    const style = styleOf(colours, { address: 'https://senda.example/tiles/{z}/{x}/{y}', min: 4, max: 12 });
    assert.deepEqual(style.sources.tiles, {
      type: 'vector',
      tiles: ['https://senda.example/tiles/{z}/{x}/{y}'],
      minzoom: 4,
      maxzoom: 12,
    });
  });

  test('draws streets over land and waters, which show where the archive ends', () => {
    const ids = styleOf(colours, { address: '', min: 0, max: 15 }).layers.map(({ id }) => id);
    assert.ok(ids.indexOf('ground') < ids.indexOf('earth') && ids.indexOf('waters') < ids.indexOf('water'));
  });

  test('draws land and waters alone where there are no tiles', () => {
    const { sources, layers } = styleOf(colours, null);
    assert.equal(sources.tiles, undefined);
    const used = new Set(layers.flatMap((layer) => ('source' in layer ? [layer.source] : [])));
    assert.deepEqual(used, new Set(['world', 'waters', 'rings']));
  });

  test('names the ground as long as the map shows a city, beside its spot where a price lies on it', () => {
    const names = styleOf(colours, null).layers.find(({ id }) => id === 'names')!;
    assert.ok(names.minzoom! <= placeZoom);
    assert.ok(names.type === 'symbol' && (names.layout!['text-variable-anchor'] as string[]).length > 1);
  });
});

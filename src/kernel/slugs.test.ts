import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { categorySlug, placeSlug, readSlug, slugify } from './slugs.ts';

describe('slugs', () => {
  test('are lower case without accents and signs, with single hyphens', () => {
    const said = {
      'São Paulo': 'sao-paulo',
      "L'Hospitalet de Llobregat": 'lhospitalet-de-llobregat',
      '  Wine -- & food! ': 'wine-food',
      Göreme: 'goreme',
      'Łódź, Tromsø': 'lodz-tromso',
      'Straße 7': 'strasse-7',
    };
    for (const [text, slug] of Object.entries(said)) assert.equal(slugify(text), slug);
  });

  test('name a place with -l475 and an activity with -tc48', () => {
    assert.equal(placeSlug('Reykjavík'), 'reykjavik-l475');
    assert.equal(categorySlug('Food & wine'), 'food-wine-tc48');
    assert.deepEqual(readSlug('new-york-l475'), { kind: 'place', slug: 'new-york' });
    assert.deepEqual(readSlug('cultural-tc48'), { kind: 'category', slug: 'cultural' });
    assert.deepEqual(readSlug('kayaking'), { kind: 'plain', slug: 'kayaking' });
  });

  test('keep the letters of other scripts where there are no Latin ones', () => {
    assert.equal(placeSlug('東京'), '東京-l475');
    assert.equal(placeSlug(' Нижний  Новгород! '), 'нижний-новгород-l475');
    assert.equal(placeSlug('กรุงเทพ'), 'กรุงเทพ-l475');
    assert.equal(categorySlug('القاهرة'), 'القاهرة-tc48');
    assert.equal(placeSlug('Tokyo 東京'), 'tokyo-l475');
    assert.equal(placeSlug('!?'), '-l475');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { slug } = readSlug(placeSlug(text));
        assert.match(slug, /^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$/u);
        assert.equal(placeSlug(slug), placeSlug(text));
        if (/\p{L}/u.test(text)) assert.notEqual(slug, '');
      }),
      { numRuns: 3000 },
    );
  });

  test('made from any text are words and single hyphens, and stay as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text);
        assert.match(slug, /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        assert.equal(slugify(slug), slug);
        if (slug) assert.deepEqual(readSlug(placeSlug(text)), { kind: 'place', slug });
      }),
    );
  });
});

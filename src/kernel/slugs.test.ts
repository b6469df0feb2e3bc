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

  test('made from any text are words and single hyphens, and stay as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text);
        assert.match(slug, /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        assert.equal(slugify(slug), slug);
        assert.deepEqual(readSlug(placeSlug(text)), { kind: 'place', slug });
      }),
    );
  });
});

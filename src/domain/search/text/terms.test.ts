import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { isOneEditApart, oneEditVariants, termsOf } from './terms.ts';

/** Optimal string alignment distance by the textbook's table. */
function editDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? table[i - 2]![j - 2]! + 1 : Infinity;
      table[i]![j] = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, table[i - 1]![j - 1]! + same, swap);
    }
  return table[a.length]![b.length]!;
}

// Few letters, so that near words are frequent.
const word = (least: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: least, maxLength: 8 });

describe('terms of a text', () => {
  test('are folded, without stop words, each once', () => {
    assert.deepEqual(termsOf('The Sagrada Família, the SAGRADA', 'en'), ['sagrada', 'familia']);
    assert.deepEqual(termsOf('L’aube à Göreme', 'fr'), ['aube', 'gorem']);
    assert.deepEqual(termsOf('de la y en', 'es'), []);
  });

  test('of an accent in two characters are those of the one', () =>
    assert.deepEqual(termsOf('cafe\u0301', 'fr'), termsOf('caf\u00e9', 'fr')));

  test('say the same in singular and plural, for him and for her', () => {
    const same = (language: 'es' | 'en' | 'fr', ...words: string[]) =>
      assert.equal(new Set(words.flatMap((one) => termsOf(one, language))).size, 1, words.join(' '));
    same('es', 'vino', 'vinos');
    same('es', 'ciudad', 'ciudades');
    same('es', 'luz', 'luces');
    same('es', 'guiado', 'guiadas');
    same('es', 'noche', 'noches');
    same('en', 'city', 'cities');
    same('en', 'beach', 'beaches');
    same('en', 'kayak', 'kayaks');
    same('fr', 'bateau', 'bateaux');
    same('fr', 'animal', 'animaux');
    same('fr', 'guidé', 'guidées');
    same('fr', 'petit', 'petites');
  });

  test('keep strangers apart', () => {
    assert.notDeepEqual(termsOf('paris', 'es'), termsOf('para', 'es'));
    assert.notDeepEqual(termsOf('glass', 'en'), termsOf('gla', 'en'));
    assert.notDeepEqual(termsOf('mar', 'es'), termsOf('mares cerca', 'es'));
  });

  test('of strange text are none or short', () => {
    assert.deepEqual(termsOf('% _ \\ \' " ; -- 🎈 \ud800', 'en'), []);
    assert.equal(termsOf('x'.repeat(5000), 'en')[0]!.length, 40);
  });
});

describe('one edit', () => {
  test('is returned exactly', () => {
    fc.assert(
      fc.property(word(0), word(0), (a, b) => isOneEditApart(a, b) === editDistance(a, b) <= 1),
      { numRuns: 2000 },
    );
  });

  test('leaves a variant in common, from five letters', () => {
    const share = (a: string, b: string) => oneEditVariants(a).some((variant) => oneEditVariants(b).includes(variant));
    fc.assert(
      fc.property(word(5), word(4), (a, b) => !isOneEditApart(a, b) || share(a, b)),
      { numRuns: 5000 },
    );
  });
});

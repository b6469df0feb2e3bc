import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { compareTexts, shortened, type Stretch } from './word-diff.ts';

const marked = (stretches: readonly Stretch[]) =>
  stretches
    .filter(({ text }) => text !== '')
    .map(({ text, isChanged }) => (isChanged ? `[${text.trimEnd()}]` : text.trimEnd()))
    .join(' ');

const compared = (before: string, after: string) => {
  const both = compareTexts(before, after);
  return [marked(both.before), marked(both.after)];
};

describe('two versions of a text', () => {
  test('are marked where words went and came', () => {
    assert.deepEqual(compared('A walk along the river at dawn', 'A slow walk along the coast at dawn'), [
      'A walk along the [river] at dawn',
      'A [slow] walk along the [coast] at dawn',
    ]);
  });

  test('keep their line breaks, which are no change of the words around them', () => {
    const { after } = compareTexts('Water\nBread', 'Water\nBread\nFruit');
    assert.deepEqual(after, [
      { text: 'Water\nBread\n', isChanged: false },
      { text: 'Fruit', isChanged: true },
    ]);
  });

  test('that share hardly a word are marked as a whole', () => {
    assert.deepEqual(compared('Meet at the fountain of the square', 'Wait for us by the old harbour wall'), [
      '[Meet at the fountain of the square]',
      '[Wait for us by the old harbour wall]',
    ]);
  });

  test('say all of both, and what is not marked is the same in both', () => {
    const word = fc.constantFrom('a', 'b', 'c', 'river', 'dawn');
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '));
    const whole = (stretches: Stretch[]) => stretches.map((one) => one.text).join('');
    const common = (stretches: Stretch[]) =>
      stretches.flatMap((one) => (one.isChanged ? [] : one.text.trim().split(' ')));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const both = compareTexts(before, after);
        assert.deepEqual([whole(both.before), whole(both.after)], [before, after]);
        assert.deepEqual(common(both.before), common(both.after));
      }),
    );
  });

  test('are shortened to the words around a change', () => {
    const words = Array.from({ length: 40 }, (_, number) => `w${number}`);
    const { after } = compareTexts(words.join(' '), words.with(20, 'new').join(' '));
    assert.deepEqual(
      marked(shortened(after)),
      '… w12 w13 w14 w15 w16 w17 w18 w19 [new] w21 w22 w23 w24 w25 w26 w27 w28 …',
    );
    const { before } = compareTexts(words.join(' '), words.toSpliced(20, 0, 'new').join(' '));
    assert.deepEqual(
      marked(shortened(before)),
      '… w12 w13 w14 w15 w16 w17 w18 w19 w20 w21 w22 w23 w24 w25 w26 w27 …',
      'also where the other text has something more',
    );
    assert.equal(marked(shortened(compareTexts('a b c', 'a b d').after)), 'a b [d]');
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Box } from '#kernel/maps/still-map.ts';
import { type Name, placeNames } from './place-names.ts';

const letter = { width: 10, height: 20 };
const at = (name: string, x: number, y: number): Name => ({ name, at: [x, y] });
const spots = (names: Name[], taken: Box[] = []) => placeNames(names, taken, letter).map((one) => one.at.join(' '));

describe('the names of a still map', () => {
  test('lie on their spot where it is free, else above, below or beside what is there', () => {
    const sign: Box = [80, 85, 120, 105];
    assert.deepEqual(spots([at('Gràcia', 100, 100)]), ['100 100']);
    assert.deepEqual(spots([at('Gràcia', 100, 100)], [sign]), ['100 80']);
    assert.deepEqual(spots([at('Gràcia', 100, 100)], [sign, [80, 60, 120, 80]]), ['100 120']);
    assert.deepEqual(spots([at('Gràcia', 100, 100)], [[80, 60, 105, 130]]), ['140 100']);
    assert.deepEqual(spots([at('Gràcia', 100, 100)], [[0, 0, 200, 200]]), []);
    assert.deepEqual(spots([at('Gràcia', 100, 100), at('Eixample', 110, 104)]), ['100 100', '110 124']);
  });

  test('never lie on each other or on what is taken', () => {
    const number = fc.integer({ min: 0, max: 400 });
    const name = fc.record({ name: fc.string({ minLength: 1, maxLength: 14 }), at: fc.tuple(number, number) });
    const box = fc.tuple(number, number).map(([x, y]): Box => [x, y, x + 60, y + 30]);
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), fc.array(box, { maxLength: 5 }), (names, taken) => {
        const placed = placeNames(names, taken, letter);
        placed.forEach(({ name: text, at: [x, y] }, index) => {
          const half = (text.length * letter.width) / 2;
          const others = placed.slice(0, index).map(({ name: other, at: [ox, oy] }): Box => {
            const width = (other.length * letter.width) / 2;
            return [ox - width, oy - 15, ox + width, oy + 5];
          });
          for (const [left, top, right, bottom] of [...taken, ...others])
            assert.ok(x + half <= left || x - half >= right || y + 5 <= top || y - 15 >= bottom, text);
        });
      }),
    );
  });
});

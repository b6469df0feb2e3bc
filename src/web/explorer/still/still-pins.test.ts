import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Pin, withinEdges, withRoom } from './still-pins.ts';

const tour = (text: string, x: number, y: number): Pin => ({ text, x, y, tours: 1 });
const place = (x: number, y: number, tours = 3): Pin => ({ text: `${tours} tours`, x, y, tours });
const counted = (tours: number) => `${tours} tours`;
const shown = (...pins: Pin[]) => withRoom(pins, counted).map(({ text }) => text);

describe('the labels of the still map', () => {
  test('are the prices of the tours where they have room', () =>
    assert.deepEqual(shown(tour('€98', 0, 0), tour('€42', 90, 0), tour('€78', 0, 60)), ['€98', '€42', '€78']));

  test('say how many tours there are where prices would cover each other: no spot is without a label', () =>
    assert.deepEqual(shown(tour('€98', 0, 0), tour('€42', 40, 4), tour('≈ €1,078', 140, 0)), ['2 tours', '≈ €1,078']));

  test('say then what the cheapest of them costs, whatever came together first', () => {
    const priced = (text: string, x: number, priceMinor?: number): Pin => ({
      ...tour(text, x, 0),
      ...(priceMinor && { lowest: { priceMinor, text } }),
    });
    const labels = withRoom(
      [priced('€98', 0, 9800), priced('Ask', 30), priced('€42', 60, 4200)],
      (count, price) => `${count} from ${price}`,
    );
    assert.deepEqual(
      labels.map(({ text }) => text),
      ['3 from €42'],
    );
  });

  test('do so, too, where a price would hide the spot of another tour', () =>
    assert.deepEqual(shown(tour('€98', 0, 0), tour('€42', 4, -40)), ['2 tours']));

  test('lie in the middle of their tours', () => {
    const [one] = withRoom([place(0, 0, 1), place(40, 0, 3)], counted);
    assert.deepEqual(one, { x: 30, y: 0, tours: 4, lowest: undefined, text: '4 tours' });
  });

  test('are apart, whatever came together before', () => {
    const labels = withRoom([place(0, 0), place(60, 0), place(120, 0), place(180, 0)], counted);
    assert.deepEqual(withRoom(labels, counted), labels);
    assert.equal(
      labels.reduce((sum, { tours }) => sum + tours, 0),
      12,
    );
  });

  test('are not cut off at the edge', () => {
    const [left, right] = withinEdges([place(2, 0), place(338, 0)], 0, 340, 1);
    assert.deepEqual([left!.x, right!.x], [42.75, 297.25]);
  });

  test('come together sooner where the drawing is small', () =>
    assert.deepEqual(
      withRoom([place(0, 0), place(200, 0)], counted, 3).map(({ text }) => text),
      ['6 tours'],
    ));
});

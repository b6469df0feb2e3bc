import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type Cell,
  cellAfterKey,
  chosenCells,
  isIn,
  nextSelection,
  nothingChosen,
  type SelectionStep,
} from './day-selection.ts';

const day = (number: number, row = 0): Cell => ({ day: `2026-12-${String(number).padStart(2, '0')}`, row });

const after = (...steps: SelectionStep[]) => steps.reduce(nextSelection, nothingChosen);

const dragged = (from: Cell, ...to: Cell[]): SelectionStep[] => [
  { do: 'begin', at: from },
  ...to.map((cell) => ({ do: 'drag', to: cell }) as const),
];

const span = (...steps: SelectionStep[]): [number, number] | null => {
  const chosen = chosenCells(after(...steps));
  return chosen && [Number(chosen.from.slice(8)), Number(chosen.to.slice(8))];
};

describe('days of a calendar', () => {
  test('are chosen by a drag in either direction, and stay so when it ends', () => {
    assert.deepEqual(span(...dragged(day(11), day(12), day(14)), { do: 'release' }), [11, 14]);
    assert.deepEqual(span(...dragged(day(11), day(14), day(9)), { do: 'release' }), [9, 11]);
    assert.deepEqual(span(...dragged(day(11)), { do: 'release' }), [11, 11], 'held, and not moved');
    assert.equal(after(...dragged(day(11)), { do: 'release' }).drag, null);
  });

  test('are the same by Shift as by a drag', () => {
    const byKeys = after(
      { do: 'extend', from: day(11), to: day(12) },
      { do: 'extend', from: day(12), to: day(19) },
      { do: 'extend', from: day(19), to: day(13) },
    );
    assert.deepEqual(byKeys, after(...dragged(day(11), day(13)), { do: 'release' }));
  });

  test('are those from before again when a drag is cancelled', () => {
    const before: SelectionStep[] = [{ do: 'extend', from: day(3), to: day(5) }];
    assert.deepEqual(after(...before, ...dragged(day(11), day(14)), { do: 'cancel' }), after(...before));
    assert.deepEqual(after(...dragged(day(11), day(14)), { do: 'cancel' }), nothingChosen);
  });

  test('are none after Escape without a drag', () => {
    assert.equal(span({ do: 'extend', from: day(3), to: day(5) }, { do: 'cancel' }), null);
    assert.equal(span({ do: 'extend', from: day(3), to: day(5) }, { do: 'clear' }), null);
  });

  test('go on from where they ended, by a drag and then by Shift; from elsewhere others begin', () => {
    const chosen: SelectionStep[] = [...dragged(day(11), day(13)), { do: 'release' }];
    assert.deepEqual(span(...chosen, { do: 'extend', from: day(13), to: day(14) }), [11, 14]);
    assert.deepEqual(span(...chosen, { do: 'extend', from: day(20), to: day(21) }), [20, 21]);
  });

  test('are one day by Space, and none by Space on one of them', () => {
    assert.deepEqual(span({ do: 'toggle', at: day(7) }), [7, 7]);
    assert.deepEqual(span({ do: 'toggle', at: day(7) }, { do: 'extend', from: day(7), to: day(9) }), [7, 9]);
    assert.equal(span({ do: 'extend', from: day(7), to: day(9) }, { do: 'toggle', at: day(8) }), null);
    assert.deepEqual(span({ do: 'extend', from: day(7), to: day(9) }, { do: 'toggle', at: day(10) }), [10, 10]);
  });

  test('do not change when a pointer moves that has begun nothing', () => {
    assert.deepEqual(after({ do: 'drag', to: day(4) }), nothingChosen);
    assert.deepEqual(span(...dragged(day(11), day(12)), { do: 'release' }, { do: 'drag', to: day(20) }), [11, 12]);
  });
});

describe('cells of a calendar with rows', () => {
  test('are chosen between two corners', () => {
    const chosen = chosenCells(after(...dragged(day(12, 3), day(10, 1)), { do: 'release' }));
    assert.deepEqual(chosen, { from: '2026-12-10', to: '2026-12-12', firstRow: 1, lastRow: 3 });
    assert.ok(isIn(chosen, day(11, 2)));
    assert.ok(!isIn(chosen, day(11, 0)) && !isIn(chosen, day(13, 2)) && !isIn(null, day(11, 2)));
  });

  test('are walked by keys within the week and its rows', () => {
    const press = (cell: Cell, key: string) => cellAfterKey(cell, key, { from: '2026-12-07', rows: 3 });
    assert.deepEqual(press(day(9, 1), 'ArrowRight'), day(10, 1));
    assert.deepEqual(press(day(9, 1), 'ArrowDown'), day(9, 2));
    assert.deepEqual([press(day(9, 1), 'Home'), press(day(9, 1), 'End')], [day(7, 1), day(13, 1)]);
    for (const [cell, key] of [
      [day(7), 'ArrowLeft'],
      [day(13), 'ArrowRight'],
      [day(9), 'ArrowUp'],
      [day(9, 2), 'ArrowDown'],
      [day(9), 'Enter'],
    ] as const)
      assert.equal(press(cell, key), null, key);
  });
});

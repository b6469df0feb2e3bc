import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { roomBeside } from './list-room.ts';

const view = { top: 96, bottom: 844 };

describe('the list of a field', () => {
  test('opens below it where all of it is in view', () =>
    assert.deepEqual(roomBeside({ top: 300, bottom: 360 }, view, 288), { above: false, height: 468 }));

  test('opens above a field near the fold', () =>
    assert.deepEqual(roomBeside({ top: 600, bottom: 660 }, view, 288), { above: true, height: 488 }));

  test('stays below it where a short list fits', () =>
    assert.equal(roomBeside({ top: 600, bottom: 660 }, view, 120).above, false));

  test('scrolls where neither side has room for all of it, on the side with more', () => {
    const aboveTheKeyboard = { top: 96, bottom: 508 };
    assert.deepEqual(roomBeside({ top: 200, bottom: 260 }, aboveTheKeyboard, 288), { above: false, height: 232 });
    assert.deepEqual(roomBeside({ top: 340, bottom: 400 }, aboveTheKeyboard, 288), { above: true, height: 228 });
  });

  test('is never lower than two options', () =>
    assert.equal(roomBeside({ top: 130, bottom: 190 }, { top: 96, bottom: 200 }, 288).height, 120));
});

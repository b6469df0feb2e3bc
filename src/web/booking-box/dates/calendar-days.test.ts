import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addMonths, dayAfterKey, weeksOf } from './calendar-days.ts';

const press = (date: string, key: string, { shiftKey = false, min = '2026-01-01' } = {}) =>
  dayAfterKey(date, { key, shiftKey }, min);

describe('the calendar of a month', () => {
  test('has weeks from Monday to Sunday, with room before its first and after its last day', () => {
    const weeks = weeksOf('2026-08');
    assert.equal(weeks.length, 6);
    assert.deepEqual(weeks[0], ['', '', '', '', '', '2026-08-01', '2026-08-02']);
    assert.deepEqual(weeks[5], ['2026-08-31', '', '', '', '', '', '']);
    assert.equal(weeksOf('2027-02').length, 4);
  });

  test('goes over the end of a year', () => {
    assert.equal(addMonths('2026-12', 1), '2027-01');
    assert.equal(addMonths('2026-01', -1), '2025-12');
  });

  test('is walked by arrow keys, by day and by week', () => {
    assert.equal(press('2026-08-31', 'ArrowRight'), '2026-09-01');
    assert.equal(press('2026-08-01', 'ArrowLeft'), '2026-07-31');
    assert.equal(press('2026-08-05', 'ArrowDown'), '2026-08-12');
    assert.equal(press('2026-08-05', 'ArrowUp'), '2026-07-29');
  });

  test('leads to the ends of the week by Home and End', () => {
    assert.equal(press('2026-08-05', 'Home'), '2026-08-03');
    assert.equal(press('2026-08-05', 'End'), '2026-08-09');
    assert.equal(press('2026-08-09', 'End'), '2026-08-09');
  });

  test('turns by month, and by year with Shift, to the same day or the last one', () => {
    assert.equal(press('2026-08-31', 'PageDown'), '2026-09-30');
    assert.equal(press('2026-08-05', 'PageUp'), '2026-07-05');
    assert.equal(press('2028-02-29', 'PageDown', { shiftKey: true }), '2029-02-28');
  });

  test('begins today, and leaves other keys alone', () => {
    assert.equal(press('2026-08-05', 'ArrowUp', { min: '2026-08-02' }), '2026-08-02');
    assert.equal(press('2026-08-05', 'PageUp', { min: '2026-08-02' }), '2026-08-02');
    assert.equal(press('2026-08-05', 'Enter'), null);
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { previewStarts } from './preview-starts.ts';
import { emptySchedule, type TourSchedule } from './tour-document.ts';

const today = '2026-11-27';
const daily: TourSchedule = { ...emptySchedule(), weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: ['10:00'] };

describe('a preview of what schedules make', () => {
  test('has the starts of the next days, those of two schedules once', () => {
    const { starts, isLater } = previewStarts([daily, { ...daily, startTimes: ['10:00', '16:00'] }], today, 3);
    assert.deepEqual([starts.length, starts[0], isLater], [6, `${today}T10:00`, false]);
  });

  test('of a season that begins later has the first days of that season', () => {
    const saturdays = { ...daily, weekdays: [6], firstDay: '2027-06-01', lastDay: '2027-06-20' };
    const { starts, isLater } = previewStarts([{ ...daily, firstDay: '2028-01-01' }, saturdays], today, 30);
    assert.deepEqual([starts, isLater], [['2027-06-05T10:00', '2027-06-12T10:00', '2027-06-19T10:00'], true]);
  });

  test('of a season that is over, or on no weekday, has nothing', () => {
    const over = { ...daily, lastDay: '2026-11-26' };
    assert.deepEqual(previewStarts([over, { ...daily, weekdays: [], firstDay: '2027-06-01' }], today, 30), {
      starts: [],
      isLater: false,
    });
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { byTime } from './by-time.ts';

const now = Date.parse('2026-06-10T10:00:00.000Z');
const at = (startsAtUtc: string) => ({ startsAtUtc, state: 'confirmed' as const });
const tomorrow = at('2026-06-11T10:00:00.000Z');
const thisMinute = at('2026-06-10T10:00:00.000Z');
const yesterday = at('2026-06-09T10:00:00.000Z');
const lastYear = at('2025-06-10T10:00:00.000Z');

describe('all bookings of a traveller', () => {
  test('are upcoming ones and past ones, each in their order', () => {
    assert.deepEqual(byTime([thisMinute, tomorrow, yesterday, lastYear], now), [
      { when: 'upcoming', bookings: [thisMinute, tomorrow] },
      { when: 'past', bookings: [yesterday, lastYear] },
    ]);
  });

  test('are past once the visit is recorded, also before an open-dated ticket ends', () => {
    const used = { ...tomorrow, state: 'completed' as const };
    assert.deepEqual(byTime([used], now), [{ when: 'past', bookings: [used] }]);
  });

  test('are past once they are called off', () => {
    const cancelled = { ...tomorrow, state: 'cancelled' as const };
    assert.deepEqual(byTime([tomorrow, cancelled], now), [
      { when: 'upcoming', bookings: [tomorrow] },
      { when: 'past', bookings: [cancelled] },
    ]);
  });

  test('are of one kind where there are none of the other', () => {
    assert.deepEqual(byTime([tomorrow], now), [{ when: 'upcoming', bookings: [tomorrow] }]);
    assert.deepEqual(byTime([lastYear], now), [{ when: 'past', bookings: [lastYear] }]);
    assert.deepEqual(byTime([], now), []);
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { addDays, isCalendarDate, isoWeekday, localDate } from './dates.ts';

const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar dates', () => {
  test('exist or do not', () => {
    assert.ok(['2026-01-31', '2024-02-29', '2000-02-29'].every(isCalendarDate));
    assert.ok(
      ![
        '2026-02-29',
        '2100-02-29',
        '2026-13-01',
        '2026-00-10',
        '0000-01-01',
        '2026-1-1',
        '2026-01-01T00:00',
        '',
        'today',
      ].some(isCalendarDate),
    );
  });

  test('go forward and back by days, over leap days and years', () => {
    assert.equal(addDays('2028-02-28', 1), '2028-02-29');
    assert.equal(addDays('2026-12-31', 1), '2027-01-01');
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, days) =>
        assert.equal(addDays(addDays(date, days), -days), date),
      ),
    );
  });

  test('compare as text in the order of time', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 5000 }), (date, days) => assert.ok(date < addDays(date, days))),
    );
  });

  test('know their weekday from Monday, 1, to Sunday, 7', () => {
    assert.deepEqual(['2026-11-16', '2026-11-21', '2026-11-22'].map(isoWeekday), [1, 6, 7]);
  });

  test('depend on the time zone', () => {
    const instant = new Date('2026-06-30T23:30:00Z');
    assert.equal(localDate(instant, 'America/Los_Angeles'), '2026-06-30');
    assert.equal(localDate(instant, 'UTC'), '2026-06-30');
    assert.equal(localDate(instant, 'Asia/Tokyo'), '2026-07-01');
  });
});

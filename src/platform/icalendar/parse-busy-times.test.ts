// Calendars as programs write them, and as an attacker would.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Worker } from 'node:worker_threads';
import { parseBusyTimes } from './parse-busy-times.ts';
import { readBusyTimes } from './read-busy-times.ts';

const window = { timeZone: 'Europe/Madrid', from: Date.parse('2026-10-01'), to: Date.parse('2026-11-15') };
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const busyOf = (...lines: string[]): string[] => {
  const read = parseBusyTimes(calendar(...lines), window);
  assert.ok('busy' in read, JSON.stringify(read));
  return read.busy.map((times) => times.map((at) => new Date(at).toISOString().slice(0, 16)).join(' '));
};

describe('busy times of a calendar', () => {
  test('are in UTC, in a zone, on the clock of the place, or whole days there', () => {
    assert.deepEqual(busyOf(...event('UID:1', 'DTSTART:20261005T080000Z', 'DTEND:20261005T090000Z')), [
      '2026-10-05T08:00 2026-10-05T09:00',
    ]);
    assert.deepEqual(busyOf(...event('UID:1', 'DTSTART;TZID=America/Lima:20261005T080000', 'DURATION:PT90M')), [
      '2026-10-05T13:00 2026-10-05T14:30',
    ]);
    assert.deepEqual(busyOf(...event('UID:1', 'DTSTART:20261005T080000', 'DTEND:20261005T090000')), [
      '2026-10-05T06:00 2026-10-05T07:00',
    ]);
    // The night in which clocks go back has 25 hours.
    assert.deepEqual(busyOf(...event('UID:1', 'DTSTART;VALUE=DATE:20261025', 'DTEND;VALUE=DATE:20261026')), [
      '2026-10-24T22:00 2026-10-25T23:00',
    ]);
    assert.deepEqual(busyOf(...event('UID:1', 'DTSTART;VALUE=DATE:20261005')), ['2026-10-04T22:00 2026-10-05T22:00']);
  });

  test('follow the rules of a zone that only the file describes', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Romance Standard Time', 'BEGIN:STANDARD', 'DTSTART:16010101T030000'];
    const rules = ['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'];
    const summer = ['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'];
    const until = ['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'];
    const at = (day: string) =>
      event(`UID:${day}`, `DTSTART;TZID=Romance Standard Time:${day}T100000`, 'DURATION:PT1H');
    assert.deepEqual(busyOf(...zone, ...rules, ...summer, ...until, ...at('20261020'), ...at('20261030')), [
      '2026-10-20T08:00 2026-10-20T09:00',
      '2026-10-30T09:00 2026-10-30T10:00',
    ]);
  });

  test('leave out what is free or cancelled, and join what overlaps', () => {
    const at = (from: string, to: string, ...more: string[]) =>
      event(`UID:${from}`, `DTSTART:20261005T${from}00Z`, `DTEND:20261005T${to}00Z`, ...more);
    assert.deepEqual(
      busyOf(
        ...at('0800', '0900', 'TRANSP:TRANSPARENT'),
        ...at('0900', '1000', 'STATUS:CANCELLED'),
        ...at('1200', '1300'),
        ...at('1100', '1215'),
        ...at('1300', '1310'),
        ...at('1500', '1500'),
      ),
      ['2026-10-05T11:00 2026-10-05T13:10'],
    );
  });

  test('repeat on the clock of their zone, over the change of clocks, without the exceptions', () => {
    const weekly = event(
      'UID:w',
      'DTSTART;TZID=Europe/Madrid:20200106T100000',
      'DTEND;TZID=Europe/Madrid:20200106T110000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261109T235959Z',
      'EXDATE;TZID=Europe/Madrid:20261012T100000',
      'EXDATE:20261019T080000Z',
    );
    const moved = event(
      'UID:w',
      'RECURRENCE-ID;TZID=Europe/Madrid:20261005T100000',
      'DTSTART;TZID=Europe/Madrid:20261006T150000',
      'DURATION:PT30M',
    );
    const cancelled = event(
      'UID:w',
      'RECURRENCE-ID:20261102T090000Z',
      'DTSTART;TZID=Europe/Madrid:20261102T100000',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    );
    assert.deepEqual(busyOf(...weekly, ...moved, ...cancelled), [
      '2026-10-06T13:00 2026-10-06T13:30',
      '2026-10-26T09:00 2026-10-26T10:00',
      '2026-11-09T09:00 2026-11-09T10:00',
    ]);
    // The last one in Tokyo is on the day before by the clock of UTC.
    const tokyo = event('UID:t', 'DTSTART;TZID=Asia/Tokyo:20261005T080000', 'DURATION:PT1H');
    tokyo.splice(-1, 0, 'RRULE:FREQ=DAILY;UNTIL=20261005T230000Z', 'RDATE;TZID=Asia/Tokyo:20261010T080000');
    assert.deepEqual(
      busyOf(...tokyo).map((times) => times.slice(0, 16)),
      ['2026-10-04T23:00', '2026-10-05T23:00', '2026-10-09T23:00'],
    );
    const days = busyOf(...event('UID:d', 'DTSTART;VALUE=DATE:20100101', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=12'));
    assert.deepEqual(days, ['2026-10-11T22:00 2026-10-12T22:00']);
  });

  test('are read though single entries are broken, and not from what is no calendar', () => {
    const broken = [event('UID:1', 'DTSTART:nonsense'), event('UID:2'), event('UID:3', 'DTSTART:')];
    const read = parseBusyTimes(
      calendar(...broken.flat(), ...event('UID:4', 'DTSTART:20261005T080000Z', 'DURATION:PT1H')),
      window,
    );
    assert.ok('busy' in read);
    assert.deepEqual([read.busy.length, read.events, read.skipped], [1, 4, 3]);
    for (const text of ['', '<html>Sign in</html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'])
      assert.deepEqual(parseBusyTimes(text, window), { failure: 'not_calendar' }, text);
    assert.deepEqual(parseBusyTimes(calendar(), window), { busy: [], events: 0, skipped: 0 });
  });

  test('last as long as each date says, on the clock of its own zone', () => {
    const dates = event(
      'UID:p',
      'DTSTART;TZID=Europe/Madrid:20261005T100000',
      'DURATION:PT1H',
      'RDATE;VALUE=PERIOD:20261007T080000Z/20261007T120000Z,20261008T080000Z/PT30M',
      'RDATE;TZID=Asia/Tokyo:20261010T080000',
    );
    assert.deepEqual(busyOf(...dates), [
      '2026-10-05T08:00 2026-10-05T09:00',
      '2026-10-07T08:00 2026-10-07T12:00',
      '2026-10-08T08:00 2026-10-08T08:30',
      '2026-10-09T23:00 2026-10-10T00:00',
    ]);
    const weekly = event('UID:w', 'DTSTART:20261005T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2');
    const moved = 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261012T080000Z';
    const read = parseBusyTimes(
      calendar(...weekly, ...event('UID:w', moved, 'DTSTART:20261012T090000Z', 'DURATION:PT1H')),
      window,
    );
    assert.ok('busy' in read);
    assert.deepEqual([read.busy.length, read.skipped], [2, 1], 'what is not read as a whole is said');
  });

  test('end with the window, however long they say they last', () => {
    const long = (days: string) =>
      ['DURATION:P99999999999W', 'DTEND:99991231T000000Z'].map((end) => event(`UID:${end}`, days, end));
    assert.deepEqual(busyOf(...long('DTSTART:20261005T080000Z').flat()), ['2026-10-05T08:00 2026-11-15T00:00']);
    assert.deepEqual(busyOf(...long('DTSTART:00010101T080000Z').flat()), ['1970-01-01T00:00 2026-11-15T00:00']);
    assert.deepEqual(busyOf(...event('UID:d', 'DTSTART;VALUE=DATE:20261005', 'DURATION:P99999999999W')), []);
  });

  test('are read by two threads at a time', async () => {
    const slow = calendar(...event('UID:1', 'DTSTART:19700101T000000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'));
    let [running, most] = [0, 0];
    const count = (worker: Worker) => {
      most = Math.max(most, (running += 1));
      worker.once('exit', () => (running -= 1));
    };
    process.on('worker', count);
    await Promise.all(Array.from({ length: 6 }, () => readBusyTimes(slow, window, 100)));
    process.off('worker', count);
    assert.equal(most, 2);
  });

  test('are refused beyond what a calendar of a boat could need, whatever it repeats', async () => {
    const many = Array.from({ length: 2001 }, (_, n) => event(`UID:${n}`, 'DTSTART:20261005T080000Z')).flat();
    assert.deepEqual(parseBusyTimes(calendar(...many), window), { failure: 'too_many' });
    const rule = (text: string) =>
      calendar(...event('UID:1', 'DTSTART:19700101T000000Z', 'DURATION:PT1S', `RRULE:${text}`));
    for (const text of [
      'FREQ=SECONDLY',
      'FREQ=MINUTELY;COUNT=99999999',
      'FREQ=DAILY;BYSECOND=1,2,3;BYMINUTE=1,2,3;COUNT=9999999',
    ])
      assert.deepEqual(parseBusyTimes(rule(text), window), { failure: 'too_complex' }, text);
    // A day that never comes: whatever the parser does with it, the thread ends.
    const never = await readBusyTimes(rule('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'), window, 400);
    assert.ok('failure' in never || never.busy.length === 0);
  });
});

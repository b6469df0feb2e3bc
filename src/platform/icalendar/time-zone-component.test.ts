import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { timeZoneComponent } from './time-zone-component.ts';

const day = 86_400_000;
const zones = [
  'Europe/Madrid',
  'Europe/Dublin',
  'America/New_York',
  'America/Bogota',
  'America/St_Johns',
  'Africa/Casablanca',
  'Africa/Nairobi',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Asia/Dubai',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'UTC',
];

describe('a zone spelt out for a calendar', () => {
  test('gives the clock of the place, on every tenth day of two years', () => {
    for (const zone of zones) {
      for (let at = Date.UTC(2026, 0, 1, 11); at < Date.UTC(2028, 0, 1); at += 10 * day)
        assert.equal(
          offsetBy(componentAt(zone, at), at),
          offsetByIntl(zone, at),
          `${zone} ${new Date(at).toISOString()}`,
        );
    }
  });

  test('knows the change that comes, for what begins before it and ends after', () => {
    const eve = Date.UTC(2026, 9, 24, 20);
    const component = componentAt('Europe/Madrid', eve);
    assert.equal(offsetBy(component, eve), 120);
    assert.equal(offsetBy(component, eve + day), 60);
  });

  test('applies from the very moment of a change', () => {
    const change = Date.UTC(2026, 2, 29, 1);
    assert.equal(offsetBy(componentAt('Europe/Madrid', change), change), 120);
    assert.equal(offsetBy(componentAt('Europe/Madrid', change - 1), change - 1), 60);
  });

  test('reads as calendars write it', () => {
    assert.equal(
      componentAt('Europe/Madrid', Date.UTC(2026, 6, 1)),
      [
        'BEGIN:VTIMEZONE',
        'TZID:Europe/Madrid',
        'BEGIN:DAYLIGHT',
        'DTSTART:20260329T020000',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0200',
        'END:DAYLIGHT',
        'BEGIN:STANDARD',
        'DTSTART:20261025T030000',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0100',
        'END:STANDARD',
        'END:VTIMEZONE',
      ].join('\r\n'),
    );
  });
});

const componentAt = (zone: string, at: number): string =>
  timeZoneComponent(zone, Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('UTC'));

/** Minutes ahead of UTC, as a reader of the component works them out: the last rule that has begun. */
function offsetBy(component: string, at: number): number {
  const rules = [
    ...component.matchAll(
      /DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\r\nTZOFFSETFROM:([+-]\d+)\r\nTZOFFSETTO:([+-]\d+)/g,
    ),
  ].map(([, year, month, date, hour, minute, second, from, to]) => ({
    from:
      Date.UTC(Number(year), Number(month) - 1, Number(date), Number(hour), Number(minute), Number(second)) -
      seconds(from!) * 1000,
    offset: seconds(to!) / 60,
  }));
  return rules.filter((rule) => rule.from <= at).toSorted((one, other) => other.from - one.from)[0]!.offset;
}

function seconds(offset: string): number {
  const [, sign, hours, minutes, rest = '0'] = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(offset)!;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(rest));
}

function offsetByIntl(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')!.value.replace('GMT', '');
  return name === '' ? 0 : seconds(name.replace(':', '')) / 60;
}

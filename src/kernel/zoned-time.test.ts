import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findTransitions, offsetAt, timeZones, wallTime } from '#test/zone-transitions.ts';
import { localDate } from './dates.ts';
import { instantOf, startAt, wallTimeAt } from './zoned-time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe('a wall time in a zone', () => {
  test('takes the offset of its own date, not of today', () => {
    assert.equal(instantOf('2026-07-01T09:00', 'Europe/Madrid').toISOString(), '2026-07-01T07:00:00.000Z');
    assert.equal(instantOf('2026-12-01T09:00', 'Europe/Madrid').toISOString(), '2026-12-01T08:00:00.000Z');
  });

  test('in the hour that spring skips starts an hour later on the clock', () => {
    assert.equal(instantOf('2026-03-29T02:30', 'Europe/Madrid').toISOString(), '2026-03-29T01:30:00.000Z');
  });

  test('in the hour that autumn repeats is the first of the two', () => {
    assert.equal(instantOf('2026-10-25T02:30', 'Europe/Madrid').toISOString(), '2026-10-25T00:30:00.000Z');
  });
});

describe('every change of clocks from 2026 to 2030, in every zone', () => {
  const transitions = findTransitions();
  const steps = (minutes: number) => Array.from({ length: minutes / 5 }, (_, step) => step * 5 * minuteMs);

  test('is found: about two a year in the zones that change theirs', () => {
    const zones = new Set(transitions.map(({ timeZone }) => timeZone));
    assert.ok(zones.size > 100 && transitions.length > 1000, `${transitions.length} in ${zones.size} zones`);
    assert.ok(zones.has('Europe/Madrid') && zones.has('Africa/Casablanca') && !zones.has('Asia/Tokyo'));
  });

  test('moves a skipped time forward by what the clocks skip, to a wall time that they show', () => {
    for (const { timeZone, at, before, after } of transitions.filter((one) => one.after > one.before))
      for (const late of [...steps(after - before), (after - before - 1) * minuteMs]) {
        const skipped = wallTime(at + late, before);
        const start = startAt(skipped, timeZone);
        assert.deepEqual(
          [instantOf(skipped, timeZone).getTime(), start.startsAt.getTime(), start.local],
          [at + late, at + late, wallTime(at + late, after)],
          `${timeZone} ${skipped}`,
        );
      }
  });

  test('takes of a time that comes twice the first, and distinguishes its instant from the second', () => {
    for (const { timeZone, at, before, after } of transitions.filter((one) => one.after < one.before))
      for (const late of [...steps(before - after), (before - after - 1) * minuteMs]) {
        const doubled = wallTime(at + late, after);
        const first = at + late - (before - after) * minuteMs;
        assert.equal(instantOf(doubled, timeZone).getTime(), first, `${timeZone} ${doubled}`);
        for (const instant of [first, at + late]) assert.equal(wallTimeAt(new Date(instant), timeZone), doubled);
      }
  });

  test('leaves all other times as they are: to the instant and back gives the same wall time and day', () => {
    for (const { timeZone, at, before, after } of transitions)
      for (const beside of [-26 * hourMs, -181 * minuteMs, -minuteMs, 0, minuteMs, 181 * minuteMs, 26 * hourMs]) {
        const instant = at + beside;
        const local = wallTime(instant, beside < 0 ? before : after);
        assert.equal(wallTimeAt(new Date(instant), timeZone), local, `${timeZone} ${local}`);
        assert.equal(localDate(new Date(instant), timeZone), local.slice(0, 10), `${timeZone} ${local}`);
        const isSecond = beside >= 0 && beside < (before - after) * minuteMs;
        if (!isSecond) assert.equal(instantOf(local, timeZone).getTime(), instant, `${timeZone} ${local}`);
        assert.equal(startAt(local, timeZone).local, local);
      }
  });

  test('aside, a zone keeps its offset, by Intl as by Temporal', () => {
    for (const timeZone of timeZones)
      for (let month = 0; month < 60; month += 1) {
        const noon = Date.UTC(2026, month, 15, 12);
        const local = wallTime(noon, offsetAt(timeZone, noon));
        assert.equal(wallTimeAt(new Date(noon), timeZone), local);
        assert.equal(localDate(new Date(noon), timeZone), local.slice(0, 10));
        assert.equal(instantOf(local, timeZone).getTime(), noon);
      }
  });
});
